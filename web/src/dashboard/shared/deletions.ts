import { useSyncExternalStore } from 'react';
import { common } from '../../content/dashboard/common.ts';
import { beforeLogOut } from '../../data/session.ts';
import { areToastsHeld, toast } from '../ui/toaster.ts';
import { sentenceOf } from './failure-sentence.ts';

/** How long a deletion can be taken back, in milliseconds. */
export const undoMs = 6000;

/** How long at least, once whoever was at the toasts has left them, in milliseconds. */
const graceMs = 1000;

interface Deletion {
  /** Names the document for the whole dashboard, such as `articles/{id}`. */
  readonly key: string;
  readonly text: string;
  readonly run: () => Promise<void>;
  /** What is said, before the reason, when that fails. */
  readonly failure: string;
}

interface Waiting extends Deletion {
  timer: number;
  readonly toast: string;
}

// The server is told only when the time to undo is over: until then nothing has happened, so
// that a browser that dies meanwhile has deleted nothing.
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
export function deleteSoon(deletion: Deletion): void {
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

// Somebody who is on the way to the button that undoes it must find it there.
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

/** Carries out at once what is still waiting: before the session ends, or the page goes away. */
async function finishDeletions(): Promise<void> {
  await Promise.all([...waiting.keys()].map(runOperation));
}

beforeLogOut(finishDeletions);
addEventListener('pagehide', () => void finishDeletions());

// Requests of a page that goes away may be lost with it: better to ask first.
addEventListener('beforeunload', (event) => {
  if (waiting.size > 0) event.preventDefault();
});

/** The keys of documents that are no longer shown, because they are being deleted or are gone. */
export function useHiddenDocuments(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => hidden,
  );
}
