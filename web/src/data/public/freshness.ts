import { browserStorage } from '../browser-storage.ts';

/**
 * Time for which data counts as fresh after its read, in milliseconds. The read was made by this
 * browser, or by the server for a page that shared caches may hold for an hour.
 */
const freshMs = 60_000;

// Time of this browser's last change to published data, in milliseconds since 1970.
const lastChange = browserStorage('localStorage', 'publie-le');

/** Whether data read at `readAt` (milliseconds since 1970) is still fresh. */
export function isFresh(readAt: number): boolean {
  const age = Date.now() - readAt;
  // The age is negative after the clock was set back.
  return (
    age >= 0 &&
    age < freshMs &&
    readAt > reloadTime() &&
    !(Number(lastChange.readText('')) >= readAt)
  );
}

/** Load time of a page that was reloaded by its reader; 0 otherwise. */
function reloadTime(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const { type } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'reload' ? performance.timeOrigin : 0;
}

/** Marks all public data read so far as stale. */
export function invalidatePublic(): void {
  lastChange.writeText('', String(Date.now()));
}

const listeners = new Set<() => void>();
let stale = false;

/** Records whether the page shows cached data because no answer came. */
export function setStale(next: boolean): void {
  if (stale === next) return;
  stale = next;
  for (const listener of listeners) listener();
}

/** Whether the page shows cached data. */
export const isStale = () => stale;

/** Calls `listener` when `isStale` changes; returns a function that unsubscribes. */
export function subscribeToStale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
