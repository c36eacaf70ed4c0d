import { useCallback, useEffect, useRef, useState } from 'react';
import { withinTimeLimit } from './time-limit.ts';

/** What a page loads once. */
export interface Loaded<T> {
  /** Undefined while it is loading for the first time. */
  readonly value: T | undefined;
  /** Loads again; the former value stays until the answer is there. */
  readonly reload: () => Promise<void>;
}

/**
 * Loads what a public page shows. A failure is logged and gives `whenFailed`; so does a load
 * that takes too long, the fetching of the data SDK included. When the network returns, what
 * failed is loaded again.
 *
 * @param load the same function for the same data: its value is remembered under it.
 */
export function useLoaded<T>(load: () => Promise<T>, whenFailed: T): Loaded<T> {
  const [values, setValues] = useState<ReadonlyMap<() => Promise<T>, T>>(new Map());
  const turns = useRef(0);
  const hasFailed = useRef(false);

  const reload = useCallback(async () => {
    turns.current += 1;
    const turn = turns.current;
    let value = whenFailed;
    let isFailure = false;
    try {
      value = await withinTimeLimit(load());
    } catch (error) {
      isFailure = true;
      console.error('The page could not load its data.', error);
    }
    // An answer that was overtaken by a later one is stale.
    if (turn !== turns.current) return;
    hasFailed.current = isFailure;
    setValues((known) => new Map(known).set(load, value));
  }, [load, whenFailed]);

  const isMissing = !values.has(load);
  useEffect(() => {
    if (isMissing) void reload();
  }, [isMissing, reload]);

  useEffect(() => {
    const again = () => {
      if (hasFailed.current) void reload();
    };
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [reload]);

  return { value: values.get(load), reload };
}
