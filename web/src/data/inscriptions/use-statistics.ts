import { useCallback, useEffect, useRef, useState } from 'react';
import { store } from '../store.ts';
import { countStatistics } from './figures.ts';
import { rowsFirst } from './rows-first.ts';
import type { InscriptionStatistics, LiveStatistics } from './types.ts';

/** The figures of the whole collection, counted by the server once the tab shows its rows. */
export function useInscriptionStatistics(): LiveStatistics {
  const [statistics, setStatistics] = useState<InscriptionStatistics>();
  const [hasFailed, setHasFailed] = useState(false);
  const turns = useRef(0);

  const refresh = useCallback(() => {
    turns.current += 1;
    const turn = turns.current;
    const counting = rowsFirst().then(() => countStatistics(store));
    counting.then(
      (counted) => {
        if (turn !== turns.current) return;
        setStatistics(counted);
        setHasFailed(false);
      },
      (error: unknown) => {
        console.warn('The applications could not be counted.', error);
        if (turn === turns.current) setHasFailed(true);
      },
    );
  }, []);

  useEffect(() => {
    refresh();
    // An answer that comes after the tab was left is nobody's.
    return () => void (turns.current += 1);
  }, [refresh]);

  if (statistics) return { status: 'success', statistics, refresh };
  return hasFailed ? { status: 'error', refresh } : { status: 'loading' };
}
