import { messages } from '@centre/domain/messages/messages';
import { useRef, useState } from 'react';
import { CallError } from '../../data/callables.ts';
import { toast } from './toaster.ts';

/**
 * The sentence of a failure: its own for a refusal or a missing answer, that of a right which is
 * missing where Firestore says so, else `fallback`; unexpected errors are logged.
 */
export function sentenceOf(failure: unknown, fallback: string): string {
  const { code } = failure as { readonly code?: unknown };
  if (!(failure instanceof CallError) && code === 'permission-denied') {
    return messages.guard.permission;
  }
  const isSaid = failure instanceof CallError && failure.message !== '';
  if (!isSaid || failure.kind === 'failed') console.error(fallback, failure);
  return isSaid ? failure.message : fallback;
}

const toastFailure = (sentence: string): void => void toast.error(sentence);

/**
 * Call to the server with an error toast when it fails, such as that of an undo: several may run
 * at a time. `fallback` stands for an unexpected failure.
 */
export async function attempt(
  work: () => Promise<void>,
  fallback: string,
  tellFailure = toastFailure,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    tellFailure(sentenceOf(error, fallback));
  }
}

/** Call to the server behind a button, which is busy while it runs. */
export function useAction(tellFailure = toastFailure) {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  /** Attempts `work`, unless the last one still runs. */
  async function run(work: () => Promise<void>, fallback: string): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    await attempt(work, fallback, tellFailure);
    isRunning.current = false;
    setBusy(false);
  }

  return { isBusy, run };
}
