import type { InscriptionFilters, InscriptionSort } from '@centre/domain/inscription-query';
import { useEffect, useState } from 'react';
import { store } from '../store.ts';
import { ListWatch } from './list-watch.ts';
import type { InscriptionList } from './types.ts';

/** A list and the filters that it answers. */
interface Shown {
  readonly key: string;
  readonly list: InscriptionList;
}

const loading = { status: 'loading' } as const;

/**
 * The applications to `filters`, in the order of `sort`: a page of them, kept up to date.
 * Reads a page at a time whatever the collection holds; equal filters are the same filters,
 * whether or not they are the same object. A screen in which somebody types waits a moment
 * before it passes the text on.
 */
export function useInscriptions(
  filters: InscriptionFilters,
  sort: InscriptionSort,
): InscriptionList {
  const key = JSON.stringify([filters, sort]);
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    const [watched, order] = JSON.parse(key) as [InscriptionFilters, InscriptionSort];
    const watch = new ListWatch(store, watched, order, (list) => setShown({ key, list }));
    watch.start();
    return () => watch.stop();
  }, [key]);

  return shown?.key === key ? shown.list : loading;
}
