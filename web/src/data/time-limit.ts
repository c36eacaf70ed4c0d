/**
 * How long a load may take before it counts as failed, in milliseconds. Emulators share a machine
 * with the tests, which may be slow without being broken.
 */
export const loadTimeLimitMs =
  typeof __IS_EMULATED__ !== 'undefined' && __IS_EMULATED__ ? 30_000 : 8_000;

/** The rejection of a load that took too long. */
export class TimeLimitError extends Error {
  constructor(limitMs: number) {
    super(`No answer within ${limitMs} ms.`);
    this.name = 'TimeLimitError';
  }
}

/**
 * The outcome of `work`, or a failure once the time limit is over: a request that is never
 * answered must not leave a page waiting for ever.
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
