/**
 * Time after which a load counts as failed, in milliseconds. Longer for emulators, which share a
 * busy machine with the tests.
 */
export const loadTimeLimitMs =
  typeof __IS_EMULATED__ !== 'undefined' && __IS_EMULATED__ ? 30_000 : 8_000;

/** Rejection of a load that took too long. */
export class TimeLimitError extends Error {
  constructor(limitMs: number) {
    super(`No answer within ${limitMs} ms.`);
    this.name = 'TimeLimitError';
  }
}

/**
 * Result of `work`, or a rejection at the time limit, so that a request without an answer does
 * not leave a page loading for ever.
 *
 * @throws TimeLimitError
 */
export async function withinTimeLimit<T>(
  work: Promise<T>,
  limitMs = loadTimeLimitMs,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(limitMs)), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
