import { clockAheadMs } from '@centre/domain/clock';
import { dayMs } from '@centre/domain/dates';
import { emptyEnrolment, type EnrolmentForm } from '@centre/domain/inscription/inscription';
import { receiptFields, type ReceivedApplication } from '@centre/domain/site-renderer';
import { browserStorage } from '../browser-storage.ts';

/** An application that is being written. */
export interface Draft {
  /** A UUID made once per application, so that sending it again never makes a second record. */
  readonly requestId: string;
  readonly form: EnrolmentForm;
  /** When it was begun, ISO 8601; empty in drafts of an earlier version. */
  readonly begunAt: string;
  /** Whether a minor says that the guardian has read the notice and agrees. */
  readonly guardianAgrees: boolean;
  /** Whether the applicant says to have no e-mail address. */
  readonly sansEmail: boolean;
  /** Correction of the application that the centre has under this `requestId`. */
  readonly corrects: boolean;
}

/** An application that was received on this device: enough to ask about it, nothing of anybody. */
interface LastApplication {
  readonly requestId: string;
  readonly reference: string;
  /** ISO 8601, by the server's clock. */
  readonly dateInscription: string;
}

/** What the form says about this device. */
export interface DeviceState {
  /** Whether the answers outlive this tab. */
  readonly isKept: boolean;
  /** Whether the answers of this tab were kept by an earlier one. */
  readonly isRestored: boolean;
  /** Whether another tab keeps other answers, which this one must not overwrite. */
  readonly isElsewhere: boolean;
  readonly last: LastApplication | undefined;
  /** What this tab sent last, until another application is begun in it. */
  readonly sent: ReceivedApplication | undefined;
}

interface Kept {
  readonly draft: Draft;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const keptForMs = 7 * dayMs;
const unansweredForMs = dayMs;
const lastForMs = 90 * dayMs;

/** What is written in this tab, or the receipt of what was sent from it. */
const tab = browserStorage('sessionStorage', 'inscription');
const device = browserStorage('localStorage', 'inscription:');
const keptName = 'reponses';
/** The identifier of a sending that got no answer. */
const unansweredName = 'envoi-sans-reponse';
const lastName = 'derniere-demande';

/** What a page that is rendered without a browser shows. */
export const blankDraft: Draft = newDraft('');
export const blankDevice: DeviceState = {
  isKept: false,
  isRestored: false,
  isElsewhere: false,
  last: undefined,
  sent: undefined,
};

let draft: Draft | undefined;
/** What this page has sent: its answers are in no storage any more. */
let sentDraft: Draft | undefined;
let state: DeviceState | undefined;
const listeners = new Set<() => void>();

/** The draft of this tab, or the one that this device keeps, or a new one. */
export function readDraft(): Draft {
  draft ??= draftOf(tab.read('')) ?? keptDraft() ?? begunDraft(newKey());
  return draft;
}

export function readDevice(): DeviceState {
  if (!state) {
    const entry = tab.read('');
    const own = draftOf(entry);
    const kept = keptDraft();
    state = {
      isKept: kept !== undefined,
      isRestored: kept !== undefined && own === undefined,
      isElsewhere: kept !== undefined && own !== undefined && !isSame(kept, own),
      last: lastApplication(),
      sent: sentOf(entry),
    };
  }
  return state;
}

/** Keeps `changed` for the length of this tab, and on the device where that was asked for. */
export function keepDraft(changed: Draft): void {
  const { isKept, isElsewhere } = readDevice();
  tab.write('', changed);
  if (isKept && !isElsewhere) writeKept(changed);
  draft = changed;
  setDevice({ sent: undefined });
}

/**
 * Forgets the answers, once the application has been received: what its receipt shows stays for
 * the length of this tab, its reference on the device.
 */
export function keepReceipt({ receipt, form }: ReceivedApplication): void {
  const { reference, dateInscription } = receipt;
  sentDraft = readDraft();
  const last = { requestId: sentDraft.requestId, reference, dateInscription };
  const sent = { receipt: { reference, dateInscription }, form: shownOf(form) };
  tab.write('', sent);
  for (const name of [unansweredName, keptName]) device.remove(name);
  device.write(lastName, { ...last, at: Date.now() });
  draft = undefined;
  setDevice({ ...blankDevice, last, sent });
}

/** Whether this page still has all answers of what it sent. */
export const isSentAtHand = () => sentDraft !== undefined;

/** Puts what this page sent back into the form, to take the place of what was received. */
export function correctSent(): void {
  if (sentDraft) keepDraft({ ...sentDraft, corrects: true });
}

/** Makes room for another application in this tab. */
export function forgetReceipt(): void {
  tab.remove('');
  sentDraft = undefined;
  setDevice({ sent: undefined });
}

/** Keeps the answers on this device for a week, or in this tab alone. */
export function keepOnDevice(isKept: boolean): void {
  if (isKept) writeKept(readDraft());
  else device.remove(keptName);
  setDevice({ isKept, isRestored: false, isElsewhere: false });
}

/** Goes on with the answers of the other tab. */
export function takeKeptDraft(): void {
  const kept = keptDraft();
  if (kept) tab.write('', kept);
  draft = undefined;
  setDevice({ isElsewhere: false });
}

/** Forgets all that this device knows of applications. */
export function eraseDevice(): void {
  tab.remove('');
  device.clear();
  sentDraft = undefined;
  draft = begunDraft(crypto.randomUUID());
  setDevice(blankDevice);
}

/**
 * Keeps the identifier of what is being sent: whoever fills in the form again on this device
 * within a day, in another tab, completes the same application.
 */
export function rememberRequest({ requestId }: Draft): void {
  device.write(unansweredName, { requestId, at: Date.now() });
}

/** Gives the draft an identifier of its own: the one it had is another person's. */
export function renumberDraft(): Draft {
  const renumbered = { ...readDraft(), requestId: crypto.randomUUID() };
  keepDraft(renumbered);
  return renumbered;
}

/** Whether another tab has sent this application already, and this one does not know. */
export function isSentElsewhere({ requestId, corrects }: Draft): boolean {
  return !corrects && lastApplication()?.requestId === requestId;
}

/** Calls `listener` whenever the draft or the device changes, until the result is called. */
export function subscribeToDraft(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', noteOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', noteOtherTab);
  };
}

/** Browsers report what other tabs write, and not what this one does. */
function noteOtherTab(): void {
  const kept = readDevice().isKept ? keptDraft() : undefined;
  setDevice({
    isKept: kept !== undefined,
    isElsewhere: kept !== undefined && !isSame(kept, readDraft()),
    last: lastApplication(),
  });
}

function setDevice(changes: Partial<DeviceState>): void {
  state = { ...readDevice(), ...changes };
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function newKey(): string {
  const page = document.querySelector<HTMLInputElement>('input[name=requestId]')?.value;
  const unanswered = recent(unansweredName, unansweredForMs) as
    | Pick<Draft, 'requestId'>
    | undefined;
  const key = unanswered?.requestId ?? page;
  const isUsed = !key || lastApplication()?.requestId === key;
  return isUsed ? crypto.randomUUID() : key;
}

const begunDraft = (requestId: string) => newDraft(requestId, new Date().toISOString());

function newDraft(requestId: string, begunAt = ''): Draft {
  const form = emptyEnrolment();
  return { requestId, begunAt, form, guardianAgrees: false, sansEmail: false, corrects: false };
}

function writeKept(kept: Draft): void {
  device.write(keptName, { draft: kept, at: Date.now() } satisfies Kept);
}

function keptDraft(): Draft | undefined {
  return draftOf((recent(keptName, keptForMs) as Kept | undefined)?.draft);
}

/** What the device keeps under `name`, for `forMs` milliseconds; older values are removed. */
function recent(name: string, forMs: number): unknown {
  const value = device.read(name) as { readonly at?: number } | null | undefined;
  if (value === undefined || Date.now() - Number(value?.at) < forMs) return value;
  device.remove(name);
  return undefined;
}

const lastApplication = () => recent(lastName, lastForMs) as LastApplication | undefined;

const isSame = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other);

function sentOf(stored: unknown): ReceivedApplication | undefined {
  const { receipt, form } = (stored ?? {}) as Partial<ReceivedApplication>;
  return receipt && form ? { receipt, form: shownOf(form) } : undefined;
}

function shownOf(form: Partial<ReceivedApplication['form']>): ReceivedApplication['form'] {
  const shown = receiptFields.map((field) => [field, form[field] ?? ''] as const);
  return Object.fromEntries(shown) as ReceivedApplication['form'];
}

function draftOf(stored: unknown): Draft | undefined {
  const {
    requestId,
    begunAt = '',
    form,
    guardianAgrees,
    sansEmail,
    corrects,
  } = (stored ?? {}) as Partial<Draft>;
  if (!requestId) return undefined;
  return {
    requestId,
    begunAt,
    form: { ...emptyEnrolment(), ...form },
    guardianAgrees: guardianAgrees === true,
    sansEmail: sansEmail === true,
    corrects: corrects === true,
  };
}

/** An instant of this device's clock, ISO 8601, as the server's has it; empty when it is none. */
export function onServerClock(instant: string): string {
  const at = Date.parse(instant) + clockAheadMs();
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}
