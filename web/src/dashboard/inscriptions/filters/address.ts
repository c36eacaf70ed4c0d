import { isCalendarDay } from '@centre/domain/dates';
import {
  classeLabels,
  modaliteLabels,
  parcoursLabels,
  specialites,
  statutLabels,
} from '@centre/domain/inscription/inscription';
import {
  allCampagnes,
  type InscriptionFilters,
  type InscriptionSort,
  latestFirst,
  noFilters,
  sortColumns,
} from '@centre/domain/registre/filter';
import { isSchoolYear } from '@centre/domain/campagne/school-years';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Filters in the URL: all but the search, which is a person's name, phone or e-mail. URLs are kept
 * in histories and logs.
 */
type AddressFilters = Omit<InscriptionFilters, 'recherche'>;

/** State of the list in the URL. */
export interface ListAddress {
  /** An empty `campagne` is the current one. */
  readonly filters: AddressFilters;
  readonly sort: InscriptionSort;
  /** Id of the open record, which reveals nothing about the person; empty when none is open. */
  readonly open: string;
}

/** Names of the filters in the URL. */
const filterNames = [
  ...(['parcours', 'classe', 'specialite', 'modalite', 'statut', 'campagne'] as const),
  ...(['du', 'au', 'doublons', 'corrections', 'aVerifier'] as const),
];

function oneOf<Key extends string>(labels: Readonly<Record<Key, unknown>>, value: string) {
  return Object.hasOwn(labels, value) ? (value as Key) : '';
}

/** Reads the state from the URL; invalid values are ignored. */
export function readAddress(params: URLSearchParams): ListAddress {
  const value = (name: string) => params.get(name) ?? '';
  const dayIn = (name: string) => (isCalendarDay(value(name)) ? value(name) : '');
  const campagne = value('campagne');
  const column = sortColumns.find((option) => option === value('tri'));
  return {
    filters: {
      parcours: oneOf(parcoursLabels, value('parcours')),
      classe: oneOf(classeLabels, value('classe')),
      specialite: specialites.find((option) => option === value('specialite')) ?? '',
      modalite: oneOf(modaliteLabels, value('modalite')),
      statut: oneOf(statutLabels, value('statut')),
      campagne: campagne === allCampagnes || isSchoolYear(campagne) ? campagne : '',
      du: dayIn('du'),
      au: dayIn('au'),
      doublons: value('doublons') === 'oui',
      corrections: value('corrections') === 'oui',
      aVerifier: value('aVerifier') === 'oui',
    },
    sort: column
      ? { column, direction: value('sens') === 'desc' ? 'desc' : 'asc' }
      : latestFirst,
    open: value('fiche'),
  };
}

/** Writes the state to the URL, without empty filters and the default order. */
export function writeAddress({ filters, sort, open }: ListAddress): URLSearchParams {
  const { column, direction } = sort;
  const isDefaultSort = column === latestFirst.column && direction === latestFirst.direction;
  const values: Record<string, string | boolean> = {
    ...Object.fromEntries(filterNames.map((name) => [name, filters[name]])),
    ...(!isDefaultSort && { tri: column, sens: direction }),
    fiche: open,
  };
  const chosen = Object.entries(values).filter(([, value]) => value);
  return new URLSearchParams(
    chosen.map(([name, value]) => [name, value === true ? 'oui' : String(value)]),
  );
}

/**
 * Campaign of the register that the list shows.
 *
 * @param campagnes current one first; empty while unknown.
 */
export const campagneOf = (
  { campagne }: Pick<InscriptionFilters, 'campagne'>,
  [current = allCampagnes]: readonly string[],
): string => campagne || current;

/** Links to the list and to the queue 'À prévenir' that keep the campaign of the URL. */
export function useCampagneLink() {
  const [params] = useSearchParams();
  const { campagne } = readAddress(params).filters;
  return {
    campagne,
    linkTo: (pathname: string, open = '') => {
      const filters = { ...noFilters, campagne };
      return { pathname, search: String(writeAddress({ filters, sort: latestFirst, open })) };
    },
  };
}

/** Whether a filter or the search is set. */
export function isFiltered(filters: InscriptionFilters): boolean {
  return (Object.keys(noFilters) as (keyof InscriptionFilters)[]).some(
    (name) => filters[name] !== noFilters[name],
  );
}

/** State of the list, and its setters. */
export interface ListChoice {
  readonly filters: InscriptionFilters;
  readonly sort: InscriptionSort;
  /** Id of the open record; empty when none is open. */
  readonly open: string;
  readonly narrow: (changes: Partial<InscriptionFilters>) => void;
  readonly clear: () => void;
  readonly sortBy: (sort: InscriptionSort) => void;
  /** Opens a record, which Back closes; an open record is replaced in the history. */
  readonly show: (id: string) => void;
  readonly close: () => void;
}

/**
 * Filters, order and open record of the list, in the URL so that they can be bookmarked and
 * survive a reload. The search is kept in memory only.
 */
export function useListAddress(): ListChoice {
  const [params, setParams] = useSearchParams();
  const [recherche, setRecherche] = useState('');
  const address = readAddress(params);
  // The same objects for the same filters, even when a record is opened.
  const choice = writeAddress({ ...address, open: '' }).toString();
  const { filters, sort } = useMemo(() => {
    const chosen = readAddress(new URLSearchParams(choice));
    return { filters: { ...chosen.filters, recherche }, sort: chosen.sort };
  }, [choice, recherche]);

  const navigate = (changes: Partial<ListAddress>, replace: boolean) =>
    setParams(writeAddress({ ...address, ...changes }), { replace });

  return {
    filters,
    sort,
    open: address.open,
    narrow: ({ recherche: searched, ...changes }) => {
      if (searched !== undefined) setRecherche(searched);
      if (Object.keys(changes).length > 0) {
        navigate({ filters: { ...address.filters, ...changes } }, false);
      }
    },
    clear: () => {
      setRecherche('');
      navigate({ filters: noFilters }, false);
    },
    sortBy: (sort) => navigate({ sort }, false),
    show: (open) => navigate({ open }, address.open !== ''),
    close: () => navigate({ open: '' }, true),
  };
}
