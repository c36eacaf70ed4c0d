import { browserStorage } from '../browser-storage.ts';

/**
 * How long something counts as current after this browser read it, or the server for a page that
 * shared caches may have kept for an hour, in milliseconds.
 */
const freshMs = 60_000;

// When something published was last changed in this browser, in milliseconds since 1970.
const lastChange = browserStorage('localStorage', 'publie-le');

/** Whether what was read at `readAt`, in milliseconds since 1970, need not be read again yet. */
export function isFresh(readAt: number): boolean {
  const age = Date.now() - readAt;
  // A clock that was set back makes an age below zero.
  return (
    age >= 0 &&
    age < freshMs &&
    readAt > reloadTime() &&
    !(Number(lastChange.readText('')) >= readAt)
  );
}

/** When this page was loaded, if it was reloaded, which asks for what is new. */
function reloadTime(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const { type } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'reload' ? performance.timeOrigin : 0;
}

/** Marks everything that was read before as stale. */
export function invalidatePublic(): void {
  lastChange.writeText('', String(Date.now()));
}

const listeners = new Set<() => void>();
let isShown = false;

/** Notes whether something on this page is what was last read, because there was no answer. */
export function showLastRead(isOld: boolean): void {
  if (isShown === isOld) return;
  isShown = isOld;
  for (const listener of listeners) listener();
}

/** What was noted last. */
export const isLastReadShown = () => isShown;

/** Calls `listener` whenever that changes, until the returned function is called. */
export function subscribeToLastRead(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
