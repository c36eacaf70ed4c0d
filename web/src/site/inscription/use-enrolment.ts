import {
  inscriptionFields,
  withField,
  type EnrolmentForm,
  type InscriptionField,
} from '@centre/domain/inscription';
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import {
  blankDraft,
  subscribeToDraft,
  forgetDraft,
  keepDraft,
  readDraft,
} from '../../data/enrolment-draft.ts';
import { problemFrom, problemOf, type Problem } from './problem.ts';
import type { ReceiptView, SentApplication } from './receipt.tsx';

/** Called on success, with the screen that shows it. */
export type SentHandler = (application: SentApplication, Receipt: typeof ReceiptView) => void;

/**
 * The state of the enrolment form: its draft, saved at every change, and `submit`.
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
      // Fetches the sending code before the network may fail; on failure, submitting tries again.
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
    // After a failed connection the message stays, with the choice to send automatically.
    if (found || !problem?.isOffline) setProblem(found);
    if (found) {
      setFailedChecks((count) => count + 1);
      return;
    }
    isBusy.current = true;
    setSending(true);
    try {
      const { sendEnrolment, ReceiptView } = await loadSender();
      const receipt = await sendEnrolment(draft, trap);
      forgetDraft();
      onSent({ receipt, form: draft.form }, ReceiptView);
    } catch (error) {
      setProblem(problemFrom(error));
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  return { draft, problem, failedChecks, isSending, change, changeGuardian, submit };
}

/** The sending code with the receipt, so that a received application can always be confirmed. */
async function loadSender() {
  const [{ sendEnrolment }, { ReceiptView }] = await Promise.all([
    import('../../data/enrolment.ts'),
    import('./receipt.tsx'),
  ]);
  return { sendEnrolment, ReceiptView };
}

/** The values already in the controls of `element`, in the form's order. */
function typedIn(element: HTMLFormElement): [InscriptionField, string][] {
  const controls = new FormData(element);
  return (Object.keys(inscriptionFields) as InscriptionField[]).flatMap((field) => {
    const value = controls.get(field);
    return typeof value === 'string' && value !== '' ? [[field, value]] : [];
  });
}
