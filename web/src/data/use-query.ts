import { useCallback, useEffect, useRef, useState } from 'react';
import { withinTimeLimit } from './time-limit.ts';

/** What is read once, and again when asked. */
export interface QueryState<T> {
  /** Undefined until it was read for the first time; later the last that was read. */
  readonly value: T | undefined;
  readonly hasFailed: boolean;
  readonly reload: () => Promise<void>;
}

interface QueryOptions {
  /** How long a try may take, in milliseconds; without it, as long as it takes. */
  readonly limitMs?: number;
  readonly log?: (failure: string, error: unknown) => void;
}

/**
 * What `read` brings, for what is not kept up to date.
 *
 * @param read the same function for the same data: its value is remembered under it.
 * @param failure what is logged when it cannot be read.
 */
export function useQuery<T>(
  read: () => Promise<T>,
  failure: string,
  { limitMs, log = console.warn }: QueryOptions = {},
): QueryState<T> {
  const [outcomes, setOutcomes] = useState<
    ReadonlyMap<() => Promise<T>, Pick<QueryState<T>, 'value' | 'hasFailed'>>
  >(new Map());
  const turns = useRef(0);

  const reload = useCallback(async () => {
    turns.current += 1;
    const turn = turns.current;
    const reading = limitMs === undefined ? read() : withinTimeLimit(read(), limitMs);
    const outcome = await reading.then(
      (value) => ({ value, hasFailed: false }),
      (error: unknown) => {
        log(failure, error);
        return { hasFailed: true };
      },
    );
    // An answer that was overtaken by a later one is stale.
    if (turn !== turns.current) return;
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
