import { messages } from '@centre/domain/messages/messages';
import { CallError } from '../../data/callables.ts';

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
