import { messages } from '@centre/domain/messages/messages';
import { useRef, useState } from 'react';
import { CallError } from '../../data/callables.ts';
import { toast } from './toaster.ts';

/**
 * French message of an error: its own for a refusal or a missing answer, the message of a missing
 * permission when Firestore denied access, else `fallback`. Unexpected errors are logged.
 */
export function sentenceOf(failure: unknown, fallback: string): string {
  const { code } = failure as { readonly code?: unknown };
  if (!(failure instanceof CallError) && code === 'permission-denied') {
    return messages.guard.permission;
  }
  const hasMessage = failure instanceof CallError && failure.message !== '';
  if (!hasMessage || failure.kind === 'failed') console.error(fallback, failure);
  return hasMessage ? failure.message : fallback;
}

const toastFailure = (sentence: string): void => void toast.error(sentence);

/**
 * Server call, such as an undo, with an error toast when it fails. Several may run at a time.
 * `fallback` is the message of an unexpected failure.
 */
export async function attempt(
  work: () => Promise<void>,
  fallback: string,
  showFailure = toastFailure,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    showFailure(sentenceOf(error, fallback));
  }
}

/** Server call behind a button, with its busy state. */
export function useAction(showFailure = toastFailure) {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  /** Does nothing while an earlier call runs. */
  async function run(work: () => Promise<void>, fallback: string): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    await attempt(work, fallback, showFailure);
    isRunning.current = false;
    setBusy(false);
  }

  return { isBusy, run };
}
