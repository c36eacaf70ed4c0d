import { browserStorage, parseWithDates } from '../browser-storage.ts';
import { isFresh, setStale } from './freshness.ts';
import { loadTimeLimitMs, withinTimeLimit } from '../time-limit.ts';

const cacheName = 'listes';

/** Maximum number of cached lists and articles; the oldest are removed first. */
const maxEntries = 40;

/** Time after which a cached copy replaces a missing answer, in milliseconds. */
const patienceMs = loadTimeLimitMs - 3_000;

// Time of the last read of each list in this browser.
const readTimes = browserStorage('localStorage', 'lu-le:');

const readTime = (name: string) => Number(readTimes.readText(name) ?? Number.NaN);

/** Stores when `name` was last fetched, in milliseconds since 1970. */
export function setFetchedAt(name: string, readAt: number): void {
  readTimes.writeText(name, String(readAt));
}

const addressOf = (name: string) => `/listes/${encodeURIComponent(name)}`;

// Without the Cache API, or when the browser forbids it, nothing is stored and the site works on.
async function store(name: string, value: unknown, readAt: number): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(addressOf(name), new Response(JSON.stringify(value)));
    setFetchedAt(name, readAt);
    const cached = await cache.keys();
    for (const old of cached.slice(0, -maxEntries)) await cache.delete(old);
  } catch (error) {
    console.warn('The cache could not be written.', error);
  }
}

/** Cached value of `name`; dates are in the fields whose names begin with `date`. */
export async function lastRead<T>(name: string): Promise<T | undefined> {
  try {
    const cache = await caches.open(cacheName);
    const answer = await cache.match(addressOf(name));
    return answer && (parseWithDates(await answer.text()) as T);
  } catch (error) {
    console.warn('The cache could not be read.', error);
    return undefined;
  }
}

/** Value embedded in the page's HTML. */
export interface InitialData<T> {
  readonly value: T;
  /** In milliseconds since 1970. */
  readonly readAt: number;
}

interface NetworkFirstOptions<T> {
  /**
   * Whether the cached copy is returned without a request while it is at most a minute old, this
   * browser has changed nothing since, and the page was not reloaded.
   */
  readonly usesCacheWhileFresh?: boolean;
  /** Value embedded in the page, when it is too old or incomplete. */
  readonly sent?: InitialData<T> | undefined;
}

/**
 * Network-first cache: the result of `read`, cached for the next time, or the cached copy when no
 * answer comes. For public data only.
 *
 * @throws the error of `read` when there is no cached copy.
 */
export async function networkFirst<T>(
  name: string,
  read: () => Promise<T>,
  { usesCacheWhileFresh = false, sent }: NetworkFirstOptions<T> = {},
): Promise<T> {
  const isSentLater = sent && !(readTime(name) > sent.readAt);
  if (usesCacheWhileFresh && !isSentLater && navigator.onLine && isFresh(readTime(name))) {
    const cached = await lastRead<T>(name);
    if (cached !== undefined) return cached;
  }
  const readAt = Date.now();
  const reading = read();
  // A late answer is still cached for the next page.
  void reading.then(
    (value) => store(name, value, readAt),
    () => undefined,
  );
  try {
    const value = await withinTimeLimit(reading, patienceMs);
    setStale(false);
    return value;
  } catch (error) {
    const cached = isSentLater ? sent.value : await lastRead<T>(name);
    if (cached === undefined) return reading;
    console.warn('Cached data is shown.', error);
    setStale(true);
    return cached;
  }
}
