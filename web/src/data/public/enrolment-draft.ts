import { clockAheadMs } from '@centre/domain/clock';
import { dayMs } from '@centre/domain/dates';
import { emptyEnrolment, type EnrolmentForm } from '@centre/domain/inscription/inscription';
import { receiptFields, type ReceivedApplication } from '@centre/domain/site-renderer';
import { browserStorage } from '../browser-storage.ts';

/** Draft of an application. */
export interface Draft {
  /** Idempotency key of the application (UUID): sending it again creates no second record. */
  readonly requestId: string;
  readonly form: EnrolmentForm;
  /** Start of the form, ISO 8601; empty in drafts of an earlier version. */
  readonly begunAt: string;
  /** Whether a minor confirms that the guardian has read the notice and agrees. */
  readonly guardianAgrees: boolean;
  /** Whether the applicant ticked 'no e-mail address'. */
  readonly sansEmail: boolean;
  /** Whether the draft corrects the application that the centre has under this `requestId`. */
  readonly corrects: boolean;
}

/** Last application sent from this device: its reference, without personal data. */
interface LastApplication {
  readonly requestId: string;
  readonly reference: string;
  /** ISO 8601, by the server's clock. */
  readonly dateInscription: string;
}

/** State of this device that the form displays. */
export interface DeviceState {
  /** Whether the answers are stored on the device, beyond this tab. */
  readonly isKept: boolean;
  /** Whether the answers of this tab were restored from an earlier one. */
  readonly isRestored: boolean;
  /** Whether another tab stores other answers, which this one must not overwrite. */
  readonly isElsewhere: boolean;
  readonly last: LastApplication | undefined;
  /** Application that this tab sent last, until it begins another one. */
  readonly sent: ReceivedApplication | undefined;
}

interface StoredDraft {
  readonly draft: Draft;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const keptForMs = 7 * dayMs;
const unansweredForMs = dayMs;
const lastForMs = 90 * dayMs;

/** Draft of this tab, or the receipt of the application sent from it. */
const tab = browserStorage('sessionStorage', 'inscription');
const device = browserStorage('localStorage', 'inscription:');
const draftName = 'reponses';
/** Entry with the `requestId` of a submission without an answer. */
const unansweredName = 'envoi-sans-reponse';
const lastName = 'derniere-demande';

/** Initial state of a page rendered on the server. */
export const blankDraft: Draft = newDraft('');
export const blankDevice: DeviceState = {
  isKept: false,
  isRestored: false,
  isElsewhere: false,
  last: undefined,
  sent: undefined,
};

let draft: Draft | undefined;
/** Draft sent from this page, in memory only: storage no longer holds its answers. */
let sentDraft: Draft | undefined;
let state: DeviceState | undefined;
const listeners = new Set<() => void>();

/** Draft of this tab, else the one stored on this device, else a new one. */
export function readDraft(): Draft {
  draft ??= draftOf(tab.read('')) ?? readDeviceDraft() ?? begunDraft(newKey());
  return draft;
}

export function readDevice(): DeviceState {
  if (!state) {
    const entry = tab.read('');
    const tabDraft = draftOf(entry);
    const stored = readDeviceDraft();
    state = {
      isKept: stored !== undefined,
      isRestored: stored !== undefined && tabDraft === undefined,
      isElsewhere: stored !== undefined && tabDraft !== undefined && !isSame(stored, tabDraft),
      last: lastApplication(),
      sent: sentOf(entry),
    };
  }
  return state;
}

/** Stores `changed` in this tab, and on the device when the applicant chose so. */
export function keepDraft(changed: Draft): void {
  const { isKept, isElsewhere } = readDevice();
  tab.write('', changed);
  if (isKept && !isElsewhere) writeDeviceDraft(changed);
  draft = changed;
  setDevice({ sent: undefined });
}

/**
 * Deletes the answers of a received application. The fields of its receipt stay in this tab, its
 * reference on the device.
 */
export function storeReceipt({ receipt, form }: ReceivedApplication): void {
  const { reference, dateInscription } = receipt;
  sentDraft = readDraft();
  const last = { requestId: sentDraft.requestId, reference, dateInscription };
  const sent = { receipt: { reference, dateInscription }, form: shownOf(form) };
  tab.write('', sent);
  for (const name of [unansweredName, draftName]) device.remove(name);
  device.write(lastName, { ...last, at: Date.now() });
  draft = undefined;
  setDevice({ ...blankDevice, last, sent });
}

/** Whether this page still holds all answers of the application it sent. */
export const hasSentAnswers = () => sentDraft !== undefined;

/** Puts the sent answers back into the form, to send a correction. */
export function editSentAnswers(): void {
  if (sentDraft) keepDraft({ ...sentDraft, corrects: true });
}

/** Clears the receipt, so that another application can begin in this tab. */
export function forgetReceipt(): void {
  tab.remove('');
  sentDraft = undefined;
  setDevice({ sent: undefined });
}

/** Stores the answers on this device for a week, or in this tab only. */
export function keepOnDevice(isKept: boolean): void {
  if (isKept) writeDeviceDraft(readDraft());
  else device.remove(draftName);
  setDevice({ isKept, isRestored: false, isElsewhere: false });
}

/** Replaces this tab's answers by those that the other tab stored on the device. */
export function restoreDeviceDraft(): void {
  const stored = readDeviceDraft();
  if (stored) tab.write('', stored);
  draft = undefined;
  setDevice({ isElsewhere: false });
}

/** Deletes everything about applications from this device. */
export function eraseDevice(): void {
  tab.remove('');
  device.clear();
  sentDraft = undefined;
  draft = begunDraft(crypto.randomUUID());
  setDevice(blankDevice);
}

/**
 * Stores the `requestId` of a submission. If no answer comes, a form filled in again on this
 * device within a day, even in another tab, completes the same application.
 */
export function rememberRequest({ requestId }: Draft): void {
  device.write(unansweredName, { requestId, at: Date.now() });
}

/** Gives the draft a new `requestId`, because another person's application has the old one. */
export function renewRequestId(): Draft {
  const renewed = { ...readDraft(), requestId: crypto.randomUUID() };
  keepDraft(renewed);
  return renewed;
}

/** Whether another tab has already sent this application, unnoticed by this one. */
export function isSentElsewhere({ requestId, corrects }: Draft): boolean {
  return !corrects && lastApplication()?.requestId === requestId;
}

/** Calls `listener` when the draft or the device changes; returns a function that unsubscribes. */
export function subscribeToDraft(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', handleOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', handleOtherTab);
  };
}

/** Handles `storage` events, which browsers send for writes of other tabs only. */
function handleOtherTab(): void {
  const stored = readDevice().isKept ? readDeviceDraft() : undefined;
  setDevice({
    isKept: stored !== undefined,
    isElsewhere: stored !== undefined && !isSame(stored, readDraft()),
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

function writeDeviceDraft(stored: Draft): void {
  device.write(draftName, { draft: stored, at: Date.now() } satisfies StoredDraft);
}

function readDeviceDraft(): Draft | undefined {
  return draftOf((recent(draftName, keptForMs) as StoredDraft | undefined)?.draft);
}

/** Value of `name` on the device if younger than `forMs` milliseconds; removes older ones. */
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

/** Converts an ISO 8601 instant to the server's clock; empty when it is invalid. */
export function onServerClock(instant: string): string {
  const at = Date.parse(instant) + clockAheadMs();
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}
