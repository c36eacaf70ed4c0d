import {
  inscriptionFields,
  withField,
  type EnrolmentForm,
  type InscriptionField,
} from '@centre/domain/inscription';
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { Receipt } from '../../data/enrolment.ts';
import {
  blankDraft,
  changedSinceSent,
  subscribeToDraft,
  forgetDraft,
  keepDraft,
  readDraft,
} from '../../data/enrolment-draft.ts';
import { problemFrom, problemOf, type Problem } from './problem.ts';
import type { ReceiptView } from './receipt.tsx';

/** What was received, and what it asked for. */
export interface SentApplication {
  readonly receipt: Receipt;
  readonly form: EnrolmentForm;
  /** The answers that may be recorded as they were before: an earlier sending may have arrived. */
  readonly changed: readonly InscriptionField[];
}

/** Told of a success, with the screen that shows it. */
export type SentHandler = (application: SentApplication, Receipt: typeof ReceiptView) => void;

/**
 * The state of the enrolment form: its draft, kept at every change, and its one way out,
 * `submit`.
 *
 * @param element the form; what was typed before the page became interactive is in it.
 */
export function useEnrolment(element: RefObject<HTMLFormElement | null>, onSent: SentHandler) {
  const draft = useSyncExternalStore(subscribeToDraft, readDraft, () => blankDraft);
  const [problem, setProblem] = useState<Problem>();
  const [isSending, setSending] = useState(false);
  const [failedChecks, setFailedChecks] = useState(0);
  const isBusy = useRef(false);
  const isSenderAsked = useRef(false);

  // Before the first update, which would put the draft's values in the controls.
  useLayoutEffect(() => {
    const typed = element.current ? typedIn(element.current) : [];
    if (typed.length === 0) return;
    const kept = readDraft();
    const form = typed.reduce<EnrolmentForm>(
      (so, [field, value]) => withField(so, field, value),
      kept.form,
    );
    keepDraft({ ...kept, form });
  }, [element]);

  function change(field: InscriptionField, value: string) {
    const kept = readDraft();
    keepDraft({ ...kept, form: withField(kept.form, field, value) });
    if (!isSenderAsked.current) {
      // What sends is here before the network goes; if it does not come now, sending asks again.
      isSenderAsked.current = true;
      void loadSender().catch(() => undefined);
    }
    if (problem?.errors[field]) {
      setProblem({ ...problem, errors: { ...problem.errors, [field]: undefined } });
    }
  }

  function changeGuardian(guardianAgrees: boolean) {
    keepDraft({ ...readDraft(), guardianAgrees });
  }

  async function submit(trap: string) {
    if (isBusy.current) return;
    const found = problemOf(draft.form);
    // A try that follows a failed connection keeps what is said of it, and what was asked.
    if (found || !problem?.isOffline) setProblem(found);
    if (found) {
      setFailedChecks((count) => count + 1);
      return;
    }
    isBusy.current = true;
    setSending(true);
    try {
      const { sendEnrolment, ReceiptView } = await loadSender();
      // Before it leaves: the page may be gone before there is an answer.
      if (navigator.onLine) keepDraft({ ...draft, sent: draft.sent ?? draft.form });
      const receipt = await sendEnrolment(draft, trap);
      forgetDraft();
      onSent({ receipt, form: draft.form, changed: changedSinceSent(draft) }, ReceiptView);
    } catch (error) {
      const failure = problemFrom(error);
      if (failure.isRefused) keepDraft({ ...readDraft(), sent: draft.sent });
      setProblem(failure);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  return { draft, problem, failedChecks, isSending, change, changeGuardian, submit };
}

/** What sends, and the receipt: once an application was received, nothing is missing to say so. */
async function loadSender() {
  const [{ sendEnrolment }, { ReceiptView }] = await Promise.all([
    import('../../data/enrolment.ts'),
    import('./receipt.tsx'),
  ]);
  return { sendEnrolment, ReceiptView };
}

/** What already stands in the controls of `element`, in the form's order. */
function typedIn(element: HTMLFormElement): [InscriptionField, string][] {
  const controls = new FormData(element);
  return (Object.keys(inscriptionFields) as InscriptionField[]).flatMap((field) => {
    const value = controls.get(field);
    return typeof value === 'string' && value !== '' ? [[field, value]] : [];
  });
}
