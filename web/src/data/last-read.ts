import { isFresh, noteReading } from './freshness.ts';
import { withinTimeLimit } from './time-limit.ts';

const cacheName = 'listes';

/** Lists and articles that are kept, at most; the one that was kept first goes first. */
const most = 40;

/** How long the network may take for what was read before, in milliseconds. */
const patienceMs = 5_000;

const addressOf = (name: string) => `/listes/${encodeURIComponent(name)}`;

const listeners = new Set<() => void>();
let isShown = false;

function show(isOld: boolean): void {
  if (isShown === isOld) return;
  isShown = isOld;
  for (const listener of listeners) listener();
}

/** Whether something on this page is what was last read, because there was no answer. */
export const isLastReadShown = () => isShown;

/** Calls `listener` whenever that changes, until the returned function is called. */
export function followLastRead(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// A browser without caches, or one that forbids them, keeps nothing: the site works without.
async function keep(name: string, value: unknown, readAt: number): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(addressOf(name), Response.json(value));
    noteReading(name, readAt);
    const kept = await cache.keys();
    for (const old of kept.slice(0, -most)) await cache.delete(old);
  } catch (error) {
    console.warn('What was read could not be kept.', error);
  }
}

/** What was last read under `name`; dates are in the fields whose names begin with `date`. */
export async function lastRead<T>(name: string): Promise<T | undefined> {
  try {
    const cache = await caches.open(cacheName);
    const answer = await cache.match(addressOf(name));
    if (!answer) return undefined;
    return JSON.parse(await answer.text(), (field, value: unknown) =>
      field.startsWith('date') && typeof value === 'string' ? new Date(value) : value,
    ) as T;
  } catch (error) {
    console.warn('What was kept could not be read.', error);
    return undefined;
  }
}

/**
 * What `read` brings, kept for the next time; or, without an answer, what was last read under
 * that name. Only for what everybody may read.
 *
 * @param isReadOften it is not read again for a few minutes, as long as nothing was changed in
 * this browser and nobody asks for the page anew.
 * @throws what `read` throws, when nothing is kept.
 */
export async function orLastRead<T>(
  name: string,
  read: () => Promise<T>,
  { isReadOften = false } = {},
): Promise<T> {
  if (isReadOften && navigator.onLine && isFresh(name)) {
    const kept = await lastRead<T>(name);
    if (kept !== undefined) return kept;
  }
  const readAt = Date.now();
  const reading = read();
  // An answer that comes too late for this page is there for the next one.
  void reading.then(
    (value) => keep(name, value, readAt),
    () => undefined,
  );
  try {
    const value = await withinTimeLimit(reading, patienceMs);
    show(false);
    return value;
  } catch (error) {
    const kept = await lastRead<T>(name);
    if (kept === undefined) return reading;
    console.warn('What was last read is shown.', error);
    show(true);
    return kept;
  }
}
