import { clockAheadMs, setClock } from '@centre/domain/clock';

/** How long what was learnt is good for, in milliseconds: a clock may be set meanwhile. */
const learntMs = 60_000;

let learning: Promise<number> | undefined;

/**
 * Sets the clock of the dashboard by the server's. A device that gets no answer keeps its own.
 *
 * @returns how far the server's clock is ahead of the device's, in milliseconds.
 */
export function learnClock(): Promise<number> {
  learning ??= learn();
  return learning;
}

async function learn(): Promise<number> {
  try {
    // Caches give this answer, as they do to the public pages.
    setClock((await fetch('/api/campagne')).headers);
  } catch (error) {
    console.warn('The clock of the server is not known.', error);
  }
  setTimeout(() => {
    learning = undefined;
  }, learntMs);
  return clockAheadMs();
}
