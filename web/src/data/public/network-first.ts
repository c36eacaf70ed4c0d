import { browserStorage, parseWithDates } from '../browser-storage.ts';
import { isFresh, showLastRead } from './freshness.ts';
import { loadTimeLimitMs, withinTimeLimit } from '../time-limit.ts';

const cacheName = 'listes';

/** Lists and articles that are kept, at most; the one that was kept first goes first. */
const most = 40;

/** How long the network may take for what was read before, in milliseconds. */
const patienceMs = loadTimeLimitMs - 3_000;

// When each list was last read in this browser.
const readTimes = browserStorage('localStorage', 'lu-le:');

const readTime = (name: string) => Number(readTimes.readText(name) ?? Number.NaN);

/** Stores when `name` was last fetched, in milliseconds since 1970. */
export function setFetchedAt(name: string, readAt: number): void {
  readTimes.writeText(name, String(readAt));
}

const addressOf = (name: string) => `/listes/${encodeURIComponent(name)}`;

// A browser without caches, or one that forbids them, keeps nothing: the site works without.
async function keep(name: string, value: unknown, readAt: number): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(addressOf(name), new Response(JSON.stringify(value)));
    setFetchedAt(name, readAt);
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
    return answer && (parseWithDates(await answer.text()) as T);
  } catch (error) {
    console.warn('What was kept could not be read.', error);
    return undefined;
  }
}

/** What a page was sent with under one name. */
export interface InitialData<T> {
  readonly value: T;
  /** In milliseconds since 1970. */
  readonly readAt: number;
}

interface NetworkFirstOptions<T> {
  /**
   * Whether the copy in the cache is the answer while it is a minute old at most, nothing
   * was changed in this browser and the page is not reloaded.
   */
  readonly usesCacheWhileFresh?: boolean;
  /** What the page was sent with, where that is too old or only the beginning. */
  readonly sent?: InitialData<T> | undefined;
}

/**
 * What `read` brings, kept for the next time; or, without an answer, what was last read under that
 * name. Only for what everybody may read.
 *
 * @throws what `read` throws, when nothing is kept.
 */
export async function networkFirst<T>(
  name: string,
  read: () => Promise<T>,
  { usesCacheWhileFresh = false, sent }: NetworkFirstOptions<T> = {},
): Promise<T> {
  const isSentLater = sent && !(readTime(name) > sent.readAt);
  if (usesCacheWhileFresh && !isSentLater && navigator.onLine && isFresh(readTime(name))) {
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
    showLastRead(false);
    return value;
  } catch (error) {
    const kept = isSentLater ? sent.value : await lastRead<T>(name);
    if (kept === undefined) return reading;
    console.warn('What was last read is shown.', error);
    showLastRead(true);
    return kept;
  }
}
