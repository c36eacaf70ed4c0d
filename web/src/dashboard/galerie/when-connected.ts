import { CommandFailure } from '../../data/callables.ts';

/**
 * The outcome of `work`, which is done again when the connection comes back if it was lost
 * meanwhile: only for what may be repeated.
 */
export async function whenConnected<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await work();
    } catch (failure) {
      const isLost = failure instanceof CommandFailure && failure.kind === 'unreachable';
      if (!isLost || navigator.onLine) throw failure;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
}
