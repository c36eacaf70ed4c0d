import { use, useCallback, useEffect } from 'react';
import { PageDataContext, type InitialData } from './page-data.ts';
import { loadTimeLimitMs } from '../time-limit.ts';
import { useQuery, type QueryState } from '../use-query.ts';

/** Loads what a public page shows, unless what it was sent with is the latest. */
export type Load<T> = (sent?: InitialData<T>) => Promise<T>;

/**
 * What a public page shows under `name`: first what it was sent with, then what `load` brings. A
 * failure is logged, and leaves what was sent or gives `whenFailed`; so does a load that takes
 * too long, the fetching of the data SDK included. When the network returns, what failed is
 * loaded again.
 *
 * @param load the same function for the same data: its value is remembered under it.
 */
export function usePublicQuery<T>(
  name: string,
  load: Load<T>,
  whenFailed: T,
): Pick<QueryState<T>, 'value' | 'reload'> {
  const page = use(PageDataContext);
  const sent = page?.values[name] as T | undefined;
  const read = useCallback(
    () => load(page && sent !== undefined ? { value: sent, readAt: page.readAt } : undefined),
    [load, page, sent],
  );
  const { value, hasFailed, reload } = useQuery(read, 'The page could not load its data.', {
    limitMs: loadTimeLimitMs,
    log: console.error,
  });

  useEffect(() => {
    const again = () => {
      if (hasFailed) void reload();
    };
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [hasFailed, reload]);

  if (value !== undefined) return { value, reload };
  return { value: hasFailed && sent === undefined ? whenFailed : sent, reload };
}
