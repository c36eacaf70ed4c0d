import { CommandFailure } from '../../data/callables.ts';

/**
 * What is said of something that failed: its own sentence where the server refused, no answer
 * came or the answer was not the server's, else `fallback`; what broke down is logged.
 */
export function sentenceOf(failure: unknown, fallback: string): string {
  const isSaid = failure instanceof CommandFailure && failure.message !== '';
  if (!isSaid || failure.kind === 'failed') console.error(fallback, failure);
  return isSaid ? failure.message : fallback;
}
