import type { InscriptionFilters, InscriptionSort } from '@centre/domain/inscription-query';
import { noFilters } from '@centre/domain/inscription-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readAddress, writeAddress, type ListAddress } from './address.ts';

/** What the list shows, where it is said, and how to change it. */
export interface ListChoice {
  readonly filters: InscriptionFilters;
  readonly sort: InscriptionSort;
  /** Id of the record that is open over the list; empty when none is. */
  readonly open: string;
  readonly narrow: (changes: Partial<InscriptionFilters>) => void;
  readonly clear: () => void;
  readonly sortBy: (sort: InscriptionSort) => void;
  /** Opens a record, which the browser's "back" closes again; from one to another it replaces. */
  readonly show: (id: string) => void;
  readonly close: () => void;
}

/**
 * The list's filters, order and open record, in the address so that they can be bookmarked and
 * survive a reload. The search lives in this screen's memory alone.
 */
export function useListAddress(): ListChoice {
  const [params, setParams] = useSearchParams();
  const [recherche, setRecherche] = useState('');
  const address = readAddress(params);
  const { parcours, classe, statut, du, au, doublons } = address.filters;
  // The same objects for the same choice, even when a record is opened.
  const filters = useMemo(
    () => ({ recherche, parcours, classe, statut, du, au, doublons }),
    [recherche, parcours, classe, statut, du, au, doublons],
  );
  const { column, direction } = address.sort;
  const sort = useMemo(() => ({ column, direction }), [column, direction]);

  const go = (changes: Partial<ListAddress>, replace: boolean) =>
    setParams(writeAddress({ ...address, ...changes }), { replace });

  return {
    filters,
    sort,
    open: address.open,
    narrow: ({ recherche: searched, ...changes }) => {
      if (searched !== undefined) setRecherche(searched);
      if (Object.keys(changes).length > 0) {
        go({ filters: { ...address.filters, ...changes } }, false);
      }
    },
    clear: () => {
      setRecherche('');
      go({ filters: noFilters }, false);
    },
    sortBy: (sort) => go({ sort }, false),
    show: (open) => go({ open }, address.open !== ''),
    close: () => go({ open: '' }, true),
  };
}
