import { useEffect, useState } from 'react';
import { call } from '../callables.ts';
import { store } from '../store.ts';
import { countMissing } from './figures.ts';
import { rowsFirst } from './rows-first.ts';
import type { Indexing } from './types.ts';

interface Round {
  readonly indexed: number;
  readonly cursor?: string;
}

/**
 * Makes records findable that were written without the functions, in rounds until none is
 * left or the whole collection was looked at.
 */
async function indexMissing(show: (state: Indexing) => void, signal: AbortSignal) {
  await rowsFirst();
  let missing = await countMissing(store);
  let cursor: string | undefined;
  while (missing > 0 && !signal.aborted) {
    show({ status: 'indexing', missing });
    const request = cursor === undefined ? {} : { cursor };
    const round = await call<Round>('indexInscriptions', request);
    if (round.indexed > 0) missing = await countMissing(store);
    cursor = round.cursor;
    if (cursor === undefined) break;
  }
  if (!signal.aborted) show({ status: 'complete' });
}

/** Whether every record can be found, which a list that opens sees to. */
export function useIndexing(): Indexing {
  const [indexing, setIndexing] = useState<Indexing>({ status: 'checking' });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    indexMissing(setIndexing, leaving.signal).catch((error: unknown) => {
      console.error('The applications could not be made findable.', error);
      if (leaving.signal.aborted) return;
      setIndexing({ status: 'failed', retry: () => setTurn((count) => count + 1) });
    });
    return () => leaving.abort();
  }, [turn]);

  return indexing;
}
