import { useCallback, useEffect, useRef, useState } from 'react';
import { withinTimeLimit } from './time-limit.ts';

/** State of a one-time read that can be repeated. */
export interface QueryState<T> {
  /** Last value read; undefined until the first read has succeeded. */
  readonly value: T | undefined;
  readonly hasFailed: boolean;
  readonly reload: () => Promise<void>;
}

interface QueryOptions {
  /** Timeout of a read, in milliseconds; none when absent. */
  readonly limitMs?: number;
  readonly log?: (failure: string, error: unknown) => void;
}

/**
 * Calls `read` once, and again on `reload()`; the value is not updated live.
 *
 * @param read a stable function, one per data set: it is the cache key of the value.
 * @param failure message logged when `read` fails.
 */
export function useQuery<T>(
  read: () => Promise<T>,
  failure: string,
  { limitMs, log = console.warn }: QueryOptions = {},
): QueryState<T> {
  const [outcomes, setOutcomes] = useState<
    ReadonlyMap<() => Promise<T>, Pick<QueryState<T>, 'value' | 'hasFailed'>>
  >(new Map());
  const latestRun = useRef(0);

  const reload = useCallback(async () => {
    latestRun.current += 1;
    const run = latestRun.current;
    const reading = limitMs === undefined ? read() : withinTimeLimit(read(), limitMs);
    const outcome = await reading.then(
      (value) => ({ value, hasFailed: false }),
      (error: unknown) => {
        log(failure, error);
        return { hasFailed: true };
      },
    );
    // A later read was started meanwhile: this result is stale.
    if (run !== latestRun.current) return;
    setOutcomes((known) =>
      new Map(known).set(read, { value: known.get(read)?.value, ...outcome }),
    );
  }, [read, failure, log, limitMs]);

  const isMissing = !outcomes.has(read);
  useEffect(() => {
    if (isMissing) void reload();
  }, [isMissing, reload]);

  const { value, hasFailed = false } = outcomes.get(read) ?? {};
  return { value, hasFailed, reload };
}
