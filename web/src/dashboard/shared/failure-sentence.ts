import { messages } from '@centre/domain/messages';
import { CommandFailure } from '../../data/callables.ts';
import { PictureProblem } from './picture-sender.ts';

/**
 * What is said of something that failed: the server's own sentence where it refused, the
 * network's where no answer came, a picture's where it was not sent, else `fallback`.
 */
export function sentenceOf(failure: unknown, fallback: string): string {
  if (failure instanceof PictureProblem) return failure.message;
  if (failure instanceof CommandFailure) {
    if (failure.kind === 'unreachable') return messages.inscription.offline;
    return failure.message === '' ? fallback : failure.message;
  }
  console.error(failure);
  return fallback;
}
