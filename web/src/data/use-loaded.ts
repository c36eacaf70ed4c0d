import { useEffect } from 'react';
import { loadTimeLimitMs } from './time-limit.ts';
import { type Reading, useReading } from './use-reading.ts';

/**
 * Loads what a public page shows. A failure is logged and gives `whenFailed`; so does a load
 * that takes too long, the fetching of the data SDK included. When the network returns, what
 * failed is loaded again.
 *
 * @param load the same function for the same data: its value is remembered under it.
 */
export function useLoaded<T>(
  load: () => Promise<T>,
  whenFailed: T,
): Pick<Reading<T>, 'value' | 'reload'> {
  const { value, hasFailed, reload } = useReading(load, 'The page could not load its data.', {
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

  return { value: hasFailed ? whenFailed : value, reload };
}
