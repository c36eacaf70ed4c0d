import { messages } from '@centre/domain/messages';
import { CommandFailure } from '../../data/callables.ts';

/**
 * What is said of something that failed: the server's sentence where it refused, the network's
 * where no answer came, else `fallback`; what broke down is logged.
 */
export function sentenceOf(error: unknown, fallback: string): string {
  if (error instanceof CommandFailure && error.kind !== 'failed') {
    if (error.kind === 'unreachable') return messages.inscription.offline;
    if (error.message !== '') return error.message;
  }
  console.error(fallback, error);
  return fallback;
}
