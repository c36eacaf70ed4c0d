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

/** Call to the server behind a button: busy while it runs, an error toast when it fails. */
export function useAction(tellFailure = (sentence: string) => void toast.error(sentence)) {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  /** Runs `work`, unless the last one still runs; `fallback` stands for an unexpected failure. */
  async function run(work: () => Promise<void>, fallback: string): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      tellFailure(sentenceOf(error, fallback));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, run };
}
