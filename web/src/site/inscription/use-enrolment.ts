import { withAnswer } from '@centre/domain/inscription/changes';
import {
  fieldNames,
  type EnrolmentForm,
  type InscriptionField,
} from '@centre/domain/inscription/inscription';
import type { TypedPhone } from '@centre/domain/phone-countries';
import {
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import {
  blankDevice,
  blankDraft,
  isSentElsewhere,
  keepDraft,
  storeReceipt,
  rememberRequest,
  readDevice,
  readDraft,
  subscribeToDraft,
  type Draft,
} from '../../data/public/enrolment-draft.ts';
import { PageDataContext, queryKeys } from '../../data/public/page-data.ts';
import { problemFrom, problemOf, type Problem } from './problem.ts';

/** Question asked at most once before an application is sent. */
export type Question = 'telephone' | 'email' | 'guardianPhone' | 'correction';

/** Form sent without scripts that the server returned: refused, or opened for a correction. */
interface ReturnedForm {
  readonly draft: Draft;
  /** Absent for a correction. */
  readonly problem?: Problem;
  /** Correction of a probable slip in the address, while the applicant is asked about it. */
  readonly suggestedEmail?: string | undefined;
  /** Typed address that the question is or was about. */
  readonly askedEmail?: string | undefined;
}

/** Returned form in the data of the page, if any. */
export function useReturnedForm(): ReturnedForm | undefined {
  return useContext(PageDataContext)?.values[queryKeys.returnedForm] as
    | ReturnedForm
    | undefined;
}

/**
 * State of the enrolment form: its draft, saved at every change, and `submit`.
 *
 * @param element the form, whose controls may hold answers typed before hydration.
 */
export function useEnrolment(element: RefObject<HTMLFormElement | null>) {
  const returned = useReturnedForm();
  const draft = useSyncExternalStore(
    subscribeToDraft,
    readDraft,
    () => returned?.draft ?? blankDraft,
  );
  const device = useSyncExternalStore(subscribeToDraft, readDevice, () => blankDevice);
  const [problem, setProblem] = useState(returned?.problem);
  const [question, setQuestion] = useState<Question>();
  const [suggestedEmail, setSuggestedEmail] = useState(returned?.suggestedEmail);
  const [isSending, setSending] = useState(false);
  const [failedChecks, setFailedChecks] = useState(0);
  const isBusy = useRef(false);
  const isSenderRequested = useRef(false);
  const rules = useRef<Awaited<ReturnType<typeof loadSender>>>(undefined);
  const askedQuestions = useRef(new Set<Question>(returned?.askedEmail ? ['email'] : []));

  // Runs before the first update, which would overwrite the controls with the draft.
  useLayoutEffect(() => {
    const controls = element.current && new FormData(element.current);
    if (!controls) return;
    const typedAnswers = answersIn(controls);
    const sansEmail = controls.has('sansEmail');
    if ((typedAnswers.length === 0 && !sansEmail) || isSent(typedAnswers)) return;
    const stored = returned ? { ...readDraft(), ...returned.draft } : readDraft();
    const form = typedAnswers.reduce<EnrolmentForm>(
      (answers, [field, value]) => withAnswer(answers, field, value),
      stored.form,
    );
    keepDraft({ ...stored, form, sansEmail: sansEmail || stored.sansEmail });
  }, [element, returned]);

  function update(changes: Partial<Draft>) {
    keepDraft({ ...readDraft(), ...changes });
    setQuestion(undefined);
    if (isSenderRequested.current) return;
    // Fetches the sending code before the network may fail; on failure, submitting tries again.
    isSenderRequested.current = true;
    void loadSender()
      .then((sender) => {
        rules.current = sender;
      })
      .catch(() => undefined);
  }

  /** Drops the errors of edited fields. */
  function clearErrors(fields: readonly InscriptionField[]) {
    if (!problem || fields.every((field) => problem.errors[field] === undefined)) return;
    const cleared = Object.fromEntries(fields.map((field) => [field, undefined]));
    setProblem({ ...problem, errors: { ...problem.errors, ...cleared } });
  }

  function change(field: InscriptionField, value: string) {
    if (field === 'telephone' || field === 'email') askedQuestions.current.delete(field);
    if (field === 'email') setSuggestedEmail(undefined);
    const before = readDraft().form;
    const form = withAnswer(before, field, value);
    update({ form });
    clearErrors(fieldNames.filter((each) => form[each] !== before[each]));
  }

  function changeSansEmail(sansEmail: boolean) {
    update({ sansEmail });
    clearErrors(['email']);
  }

  /** Suggests a correction of the address, when the field is left or the form is sent. */
  function suggestEmail(): string | undefined {
    const { form, sansEmail } = readDraft();
    const suggestion = sansEmail ? undefined : rules.current?.suggestEmail(form.email);
    setSuggestedEmail(suggestion);
    return suggestion;
  }

  async function submit(trap: string) {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      // The draft may have changed since the last rendering, by an answer to a question.
      const current = readDraft();
      if (await isReady(current)) await send(current, trap);
    } finally {
      isBusy.current = false;
    }
  }

  /** Whether the draft can be sent; shows its errors or the next question otherwise. */
  async function isReady(current: Draft): Promise<boolean> {
    const phone = await readPhoneOf(current);
    const fieldProblem = problemOf(current, rules.current, phone);
    // The message of a failed connection, with its offer to send automatically, stays, and so does
    // that of a delay.
    if (fieldProblem || !(problem?.isOffline || problem?.retryAfter)) setProblem(fieldProblem);
    if (fieldProblem) {
      setQuestion(undefined);
      setFailedChecks((count) => count + 1);
      return false;
    }
    const next = questionsOf(current, phone, suggestEmail()).find(
      (each) => !askedQuestions.current.has(each),
    );
    setQuestion(next);
    if (next) askedQuestions.current.add(next);
    return next === undefined;
  }

  async function send(current: Draft, trap: string) {
    setSending(true);
    try {
      // Retries once at once: a weak network may lose a single file.
      const { sendEnrolment } = await loadSender().catch(loadSender);
      const receipt = await sendEnrolment(current, trap);
      const { form, sansEmail } = current;
      storeReceipt({ receipt, form: sansEmail ? { ...form, email: '' } : form });
    } catch (error) {
      const failure = problemFrom(error);
      setProblem(failure);
      if (Object.keys(failure.errors).length > 0) setFailedChecks((count) => count + 1);
    } finally {
      setSending(false);
    }
  }

  /** Posts the form as a page without scripts does, when the sending code cannot be loaded. */
  function submitWithoutScripts() {
    rememberRequest(draft);
    element.current?.submit();
  }

  return {
    ...{ draft, device, problem, question, suggestedEmail, failedChecks, isSending },
    ...{ update, change, changeSansEmail, suggestEmail, submit, submitWithoutScripts },
    askedEmail: returned?.askedEmail,
  };
}

/** Checks the phone number. Undefined without the file of all countries: the server checks then. */
async function readPhoneOf({ form }: Draft): Promise<TypedPhone | undefined> {
  try {
    const { readPhone } = await import('@centre/domain/phone-countries');
    return readPhone(form.telephone);
  } catch {
    return undefined;
  }
}

function questionsOf(
  draft: Draft,
  phone: TypedPhone | undefined,
  suggestedEmail: string | undefined,
): Question[] {
  const lacksPhone = draft.form.contactUrgenceTelephone.trim() === '';
  return [
    ...(phone?.doubt ? (['telephone'] as const) : []),
    ...(suggestedEmail ? (['email'] as const) : []),
    ...(lacksPhone ? (['guardianPhone'] as const) : []),
    ...(isSentElsewhere(draft) ? (['correction'] as const) : []),
  ];
}

/** Loads the sending code, and the receipt's, so that a received application is always confirmed. */
async function loadSender() {
  const [sender] = await Promise.all([
    import('../../data/public/enrolment.ts'),
    import('./receipt.tsx'),
  ]);
  return sender;
}

/**
 * Whether the answers belong to the receipt that the tab shows: Firefox restores the controls of a
 * reloaded page.
 */
function isSent(answers: readonly (readonly [InscriptionField, string])[]): boolean {
  const { sent } = readDevice();
  const { nom, prenom }: Partial<EnrolmentForm> = Object.fromEntries(answers);
  return sent !== undefined && nom === sent.form.nom && prenom === sent.form.prenom;
}

/** Non-empty values in the controls, in the order of the form. */
function answersIn(controls: FormData): [InscriptionField, string][] {
  return fieldNames.flatMap((field) => {
    const value = controls.get(field);
    return typeof value === 'string' && value !== '' ? [[field, value]] : [];
  });
}
