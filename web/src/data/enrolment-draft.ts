import { emptyEnrolment, type EnrolmentForm } from '@centre/domain/inscription';
import { browserStorage } from './browser-storage.ts';

/** An application that is being written. */
export interface Draft {
  /** A UUID made once per application, so that sending it again never makes a second record. */
  readonly requestId: string;
  readonly form: EnrolmentForm;
  /** Whether a minor says that the guardian has read the notice and agrees. */
  readonly guardianAgrees: boolean;
}

const storage = browserStorage('sessionStorage', 'inscription');
/** Of this device: the identifier of a sending that got no answer. It says nothing of anybody. */
const unanswered = browserStorage('localStorage', 'envoi-sans-reponse');
const unansweredForMs = 24 * 60 * 60 * 1000;
const listeners = new Set<() => void>();
let current: Draft | undefined;

/** What a page that is rendered without a browser shows. */
export const blankDraft: Draft = newDraft('');

/** The draft of this tab, a new one if there is none; it outlives a reload or a crash. */
export function readDraft(): Draft {
  current ??= storedDraft() ?? newDraft(unansweredId() ?? crypto.randomUUID());
  return current;
}

/** Keeps `draft` for the length of this tab. */
export function keepDraft(draft: Draft): void {
  storage.write('', draft);
  setCurrent(draft);
}

/** Forgets the draft, once its application has been received. */
export function forgetDraft(): void {
  unanswered.remove('');
  storage.remove('');
  setCurrent(undefined);
}

/**
 * Keeps the identifier of what is being sent: whoever fills in the form again on this device
 * within a day, in another tab, completes the same application.
 */
export function noteSending({ requestId }: Draft): void {
  unanswered.write('', { requestId, at: Date.now() });
}

function unansweredId(): string | undefined {
  const { requestId, at } = (unanswered.read('') ?? {}) as { requestId?: string; at?: number };
  return Date.now() - Number(at) < unansweredForMs ? requestId : undefined;
}

/** Gives the draft an identifier of its own: the one it had is another person's. */
export function renumberDraft(): Draft {
  const draft = { ...readDraft(), requestId: crypto.randomUUID() };
  keepDraft(draft);
  return draft;
}

/** Calls `listener` whenever the draft changes, until the returned function is called. */
export function subscribeToDraft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setCurrent(draft: Draft | undefined): void {
  current = draft;
  for (const listener of listeners) listener();
}

function newDraft(requestId: string): Draft {
  return { requestId, form: emptyEnrolment(), guardianAgrees: false };
}

function storedDraft(): Draft | undefined {
  const stored = storage.read('') as Partial<Draft> | null | undefined;
  if (!stored?.requestId) return undefined;
  const { requestId, form, guardianAgrees } = stored;
  return {
    requestId,
    form: { ...emptyEnrolment(), ...form },
    guardianAgrees: guardianAgrees === true,
  };
}
