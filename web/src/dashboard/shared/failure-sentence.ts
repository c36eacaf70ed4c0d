import { CommandFailure } from '../../data/callables.ts';

/**
 * What is said of something that failed: its own sentence where the server refused or no
 * answer came, else `fallback`; what broke down is logged.
 */
export function sentenceOf(failure: unknown, fallback: string): string {
  if (failure instanceof CommandFailure && failure.kind !== 'failed' && failure.message !== '')
    return failure.message;
  console.error(fallback, failure);
  return fallback;
}
