import { useSyncExternalStore } from 'react';
import { beforeLogOut } from '../../data/session/session.ts';
import { common } from '../common.texts.ts';
import { areToastsHeld, toast } from './toaster.ts';
import { sentenceOf } from './failure-sentence.ts';

/** How long a deletion can be taken back, in milliseconds. */
export const undoMs = 6000;

/** Shortest time to undo after the pointer or the focus left the toasts, in milliseconds. */
const graceMs = 1000;

interface Deletion {
  /** Names the document for the whole dashboard, such as `articles/{id}`. */
  readonly key: string;
  readonly text: string;
  readonly run: () => Promise<void>;
  /** The sentence of a failure, before its reason. */
  readonly failure: string;
}

interface Waiting extends Deletion {
  timer: number;
  readonly toast: string;
}

// The server is asked only when the time to undo is over, so a browser that crashes meanwhile has
// deleted nothing.
const waiting = new Map<string, Waiting>();
const listeners = new Set<() => void>();
let hidden: ReadonlySet<string> = new Set();

function show(change: (keys: Set<string>) => void) {
  const keys = new Set(hidden);
  change(keys);
  hidden = keys;
  for (const listener of listeners) listener();
}

/** Hides the document at once, offers to undo, and deletes it when that time is over. */
export function scheduleDelete(deletion: Deletion): void {
  const { key, text } = deletion;
  if (waiting.has(key)) return;
  const name = toast.success(text, {
    durationMs: undoMs,
    action: { label: common.undo, onClick: () => takeBack(key) },
  });
  waiting.set(key, { ...deletion, timer: 0, toast: name });
  wait(key, undoMs);
  show((keys) => keys.add(key));
}

// The button must stay while somebody is on the way to it.
function wait(key: string, milliseconds: number) {
  const deletion = waiting.get(key);
  if (!deletion) return;
  deletion.timer = window.setTimeout(() => {
    if (areToastsHeld()) wait(key, graceMs);
    else void runOperation(key);
  }, milliseconds);
}

function takeBack(key: string) {
  const deletion = waiting.get(key);
  if (!deletion) return;
  window.clearTimeout(deletion.timer);
  waiting.delete(key);
  show((keys) => keys.delete(key));
}

async function runOperation(key: string): Promise<void> {
  const deletion = waiting.get(key);
  if (!deletion) return;
  window.clearTimeout(deletion.timer);
  waiting.delete(key);
  toast.dismiss(deletion.toast);
  try {
    await deletion.run();
  } catch (error) {
    show((keys) => keys.delete(key));
    const { failure } = deletion;
    const reason = sentenceOf(error, failure);
    toast.error(reason === failure ? failure : `${failure} : ${reason}`);
  }
}

/** Carries out the waiting deletions at once: before the session ends, or the page closes. */
async function finishDeletions(): Promise<void> {
  await Promise.all([...waiting.keys()].map(runOperation));
}

beforeLogOut(finishDeletions);
addEventListener('pagehide', () => void finishDeletions());

// The browser may drop requests of a closing page, so it asks first.
addEventListener('beforeunload', (event) => {
  if (waiting.size > 0) event.preventDefault();
});

/** The keys of documents that are no longer shown, because they are being deleted or are gone. */
export function usePendingDeletes(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => hidden,
  );
}
