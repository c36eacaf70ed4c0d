import { CommandFailure } from '../../data/callables.ts';

/**
 * The sentence of a failure: its own for a refusal or a missing answer, else `fallback`;
 * unexpected errors are logged.
 */
export function sentenceOf(failure: unknown, fallback: string): string {
  const isSaid = failure instanceof CommandFailure && failure.message !== '';
  if (!isSaid || failure.kind === 'failed') console.error(fallback, failure);
  return isSaid ? failure.message : fallback;
}
