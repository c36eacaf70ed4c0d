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
  keepReceipt,
  rememberRequest,
  readDevice,
  readDraft,
  subscribeToDraft,
  type Draft,
} from '../../data/public/enrolment-draft.ts';
import { PageDataContext, queryKeys } from '../../data/public/page-data.ts';
import { problemFrom, problemOf, type Problem } from './problem.ts';

/** What is asked once before an application is sent. */
export type Question = 'telephone' | 'email' | 'guardianPhone' | 'correction';

/** A form that was sent without scripts, and came back: refused, or to be corrected. */
interface ReturnedForm {
  readonly draft: Draft;
  /** Absent when it is opened to be corrected. */
  readonly problem?: Problem;
  /** The address that was probably meant, while that is asked. */
  readonly meant?: string | undefined;
  /** The address that it is or was asked about. */
  readonly askedEmail?: string | undefined;
}

/** What the page was sent with, after a form without scripts came back. */
export function useReturnedForm(): ReturnedForm | undefined {
  return useContext(PageDataContext)?.values[queryKeys.returnedForm] as
    | ReturnedForm
    | undefined;
}

/**
 * The state of the enrolment form: its draft, saved at every change, and `submit`.
 *
 * @param element the form; what was typed before the page became interactive is in it.
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
  const [meant, setMeant] = useState(returned?.meant);
  const [isSending, setSending] = useState(false);
  const [failedChecks, setFailedChecks] = useState(0);
  const isBusy = useRef(false);
  const isSenderAsked = useRef(false);
  const rules = useRef<Awaited<ReturnType<typeof loadSender>>>(undefined);
  const asked = useRef(new Set<Question>(returned?.askedEmail ? ['email'] : []));

  // Before the first update, which would put the draft's values in the controls.
  useLayoutEffect(() => {
    const controls = element.current && new FormData(element.current);
    if (!controls) return;
    const typed = typedIn(controls);
    const sansEmail = controls.has('sansEmail');
    if ((typed.length === 0 && !sansEmail) || isSent(typed)) return;
    const kept = returned ? { ...readDraft(), ...returned.draft } : readDraft();
    const form = typed.reduce<EnrolmentForm>(
      (so, [field, value]) => withAnswer(so, field, value),
      kept.form,
    );
    keepDraft({ ...kept, form, sansEmail: sansEmail || kept.sansEmail });
  }, [element, returned]);

  function update(changes: Partial<Draft>) {
    keepDraft({ ...readDraft(), ...changes });
    setQuestion(undefined);
    if (isSenderAsked.current) return;
    // Fetches the sending code before the network may fail; on failure, submitting tries again.
    isSenderAsked.current = true;
    void loadSender()
      .then((sender) => {
        rules.current = sender;
      })
      .catch(() => undefined);
  }

  /** What was said of fields that have another answer now is not true any more. */
  function settle(fields: readonly InscriptionField[]) {
    if (!problem || fields.every((field) => problem.errors[field] === undefined)) return;
    const settled = Object.fromEntries(fields.map((field) => [field, undefined]));
    setProblem({ ...problem, errors: { ...problem.errors, ...settled } });
  }

  function change(field: InscriptionField, value: string) {
    if (field === 'telephone' || field === 'email') asked.current.delete(field);
    if (field === 'email') setMeant(undefined);
    const before = readDraft().form;
    const form = withAnswer(before, field, value);
    update({ form });
    settle(fieldNames.filter((each) => form[each] !== before[each]));
  }

  function changeSansEmail(sansEmail: boolean) {
    update({ sansEmail });
    settle(['email']);
  }

  /** The address that was probably meant, once the field is left or the form is sent. */
  function findMeant(): string | undefined {
    const { form, sansEmail } = readDraft();
    const found = sansEmail ? undefined : rules.current?.meantEmail(form.email);
    setMeant(found);
    return found;
  }

  async function submit(trap: string) {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      // An answer to a question may have changed it since the last rendering.
      const current = readDraft();
      if (await isReady(current)) await send(current, trap);
    } finally {
      isBusy.current = false;
    }
  }

  /** Whether nothing is to be corrected or asked first. */
  async function isReady(current: Draft): Promise<boolean> {
    const phone = await readPhoneOf(current);
    const found = problemOf(current, rules.current, phone);
    // After a failed connection the message stays, with the choice to send automatically, and so
    // does that of a wait.
    if (found || !(problem?.isOffline || problem?.retryAfter)) setProblem(found);
    if (found) {
      setQuestion(undefined);
      setFailedChecks((count) => count + 1);
      return false;
    }
    const next = questionsOf(current, phone, findMeant()).find(
      (each) => !asked.current.has(each),
    );
    setQuestion(next);
    if (next) asked.current.add(next);
    return next === undefined;
  }

  async function send(current: Draft, trap: string) {
    setSending(true);
    try {
      // Again at once: a weak network may lose a single file.
      const { sendEnrolment } = await loadSender().catch(loadSender);
      const receipt = await sendEnrolment(current, trap);
      const { form, sansEmail } = current;
      keepReceipt({ receipt, form: sansEmail ? { ...form, email: '' } : form });
    } catch (error) {
      const failure = problemFrom(error);
      setProblem(failure);
      if (Object.keys(failure.errors).length > 0) setFailedChecks((count) => count + 1);
    } finally {
      setSending(false);
    }
  }

  /** Sends the form as a page without scripts does, when those that send cannot be had. */
  function submitWithoutScripts() {
    rememberRequest(draft);
    element.current?.submit();
  }

  return {
    ...{ draft, device, problem, question, meant, failedChecks, isSending },
    ...{ update, change, changeSansEmail, findMeant, submit, submitWithoutScripts },
    askedEmail: returned?.askedEmail,
  };
}

/** Without the file that knows all countries the number is left to the server. */
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
  meant: string | undefined,
): Question[] {
  const lacksPhone = draft.form.contactUrgenceTelephone.trim() === '';
  return [
    ...(phone?.doubt ? (['telephone'] as const) : []),
    ...(meant ? (['email'] as const) : []),
    ...(lacksPhone ? (['guardianPhone'] as const) : []),
    ...(isSentElsewhere(draft) ? (['correction'] as const) : []),
  ];
}

/** The sending code, and the receipt, so that a received application can always be confirmed. */
async function loadSender() {
  const [sender] = await Promise.all([
    import('../../data/public/enrolment.ts'),
    import('./receipt.tsx'),
  ]);
  return sender;
}

/**
 * Whether the answers are those whose receipt the tab shows: Firefox fills a page that is loaded
 * anew with what stood in its form.
 */
function isSent(answers: readonly (readonly [InscriptionField, string])[]): boolean {
  const { sent } = readDevice();
  const { nom, prenom }: Partial<EnrolmentForm> = Object.fromEntries(answers);
  return sent !== undefined && nom === sent.form.nom && prenom === sent.form.prenom;
}

/** The values already in the controls, in the form's order. */
function typedIn(controls: FormData): [InscriptionField, string][] {
  return fieldNames.flatMap((field) => {
    const value = controls.get(field);
    return typeof value === 'string' && value !== '' ? [[field, value]] : [];
  });
}
