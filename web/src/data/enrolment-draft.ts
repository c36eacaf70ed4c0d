import {
  emptyEnrolment,
  type EnrolmentForm,
  type InscriptionField,
} from '@centre/domain/inscription';
import { browserStorage } from './browser-storage.ts';

/** An application that is being written. */
export interface Draft {
  /** A UUID made once per application, so that sending it again never makes a second record. */
  readonly requestId: string;
  readonly form: EnrolmentForm;
  /** Whether a minor says that the guardian has read the notice and agrees. */
  readonly guardianAgrees: boolean;
  /** The answers of the first sending that got no answer: the server may have recorded them. */
  readonly sent?: EnrolmentForm | undefined;
}

const storage = browserStorage('sessionStorage', 'inscription');
const listeners = new Set<() => void>();
let current: Draft | undefined;

/** What a page that is rendered without a browser shows. */
export const blankDraft: Draft = newDraft('');

/** The draft of this tab, a new one if there is none; it outlives a reload or a crash. */
export function readDraft(): Draft {
  current ??= storedDraft() ?? newDraft(crypto.randomUUID());
  return current;
}

/** Keeps `draft` for the length of this tab. */
export function keepDraft(draft: Draft): void {
  storage.write('', draft);
  setCurrent(draft);
}

/** Forgets the draft, once its application has been received. */
export function forgetDraft(): void {
  storage.remove('');
  setCurrent(undefined);
}

/** The answers that were changed after a sending that may have arrived. */
export function changedSinceSent({ form, sent = form }: Draft): InscriptionField[] {
  const fields = Object.keys(form) as InscriptionField[];
  return fields.filter((field) => form[field] !== sent[field]);
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
  const { requestId, form, guardianAgrees, sent } = stored;
  return {
    requestId,
    form: { ...emptyEnrolment(), ...form },
    guardianAgrees: guardianAgrees === true,
    sent: sent && { ...emptyEnrolment(), ...sent },
  };
}
