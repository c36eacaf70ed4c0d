// When each public list was last read in this browser, and when something published was last
// changed here; the lists themselves are kept elsewhere. Milliseconds since 1970.
const readPrefix = 'lu-le:';
const changeKey = 'publie-le';

/** How long a list that was read is taken for what it still is, in milliseconds. */
const freshMs = 5 * 60_000;

function noted(key: string): number {
  return Number(localStorage.getItem(key) ?? Number.NaN);
}

/** Whoever asks for the page anew wants to see what has changed. */
function beginningOfPage(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const { type } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'reload' ? performance.timeOrigin : 0;
}

/** Whether what was last read under `name` need not be read again yet. */
export function isFresh(name: string): boolean {
  try {
    const readAt = noted(readPrefix + name);
    const age = Date.now() - readAt;
    // A clock that was set back makes an age below zero.
    const isYoung = age >= 0 && age < freshMs;
    return isYoung && readAt > beginningOfPage() && !(noted(changeKey) >= readAt);
  } catch {
    // Storage is forbidden: nothing can have been noted.
    return false;
  }
}

/** Notes that what stands under `name` is what there was at `readAt`. */
export function noteReading(name: string, readAt: number): void {
  note(readPrefix + name, readAt);
}

/** Notes that something was changed: whatever was read before is to be read again. */
export function noteChange(): void {
  note(changeKey, Date.now());
}

function note(key: string, time: number): void {
  try {
    localStorage.setItem(key, String(time));
  } catch (error) {
    console.warn('A time could not be noted.', error);
  }
}
