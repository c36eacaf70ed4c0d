import { isCalendarDay } from '@centre/domain/dates';
import {
  classeLabels,
  modaliteLabels,
  parcoursLabels,
  specialites,
  statutLabels,
} from '@centre/domain/inscription/inscription';
import {
  everyCampagne,
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
 * The part of the list's state that stands in the address: everything but the search, which is a
 * person's name, phone or e-mail. Addresses are kept in histories and logs.
 */
type AddressFilters = Omit<InscriptionFilters, 'recherche'>;

/** The list as an address describes it, and the record that is open over it. */
export interface ListAddress {
  /** Without a campaign, the current one is meant. */
  readonly filters: AddressFilters;
  readonly sort: InscriptionSort;
  /** The id of the open record, which reveals nothing; empty when none is open. */
  readonly open: string;
}

/** The filters by their names in the address. */
const filterNames = [
  ...(['parcours', 'classe', 'specialite', 'modalite', 'statut', 'campagne'] as const),
  ...(['du', 'au', 'doublons', 'corrections', 'aVerifier'] as const),
];

function oneOf<Key extends string>(labels: Readonly<Record<Key, unknown>>, value: string) {
  return Object.hasOwn(labels, value) ? (value as Key) : '';
}

/** Reads an address; invalid values count as not chosen. */
export function readAddress(params: URLSearchParams): ListAddress {
  const value = (name: string) => params.get(name) ?? '';
  const dayIn = (name: string) => (isCalendarDay(value(name)) ? value(name) : '');
  const campagne = value('campagne');
  const column = sortColumns.find((known) => known === value('tri'));
  return {
    filters: {
      parcours: oneOf(parcoursLabels, value('parcours')),
      classe: oneOf(classeLabels, value('classe')),
      specialite: specialites.find((known) => known === value('specialite')) ?? '',
      modalite: oneOf(modaliteLabels, value('modalite')),
      statut: oneOf(statutLabels, value('statut')),
      campagne: campagne === everyCampagne || isSchoolYear(campagne) ? campagne : '',
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

/** Writes an address, without what is not chosen. */
export function writeAddress({ filters, sort, open }: ListAddress): URLSearchParams {
  const { column, direction } = sort;
  const isUsualSort = column === latestFirst.column && direction === latestFirst.direction;
  const values: Record<string, string | boolean> = {
    ...Object.fromEntries(filterNames.map((name) => [name, filters[name]])),
    ...(!isUsualSort && { tri: column, sens: direction }),
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
 * @param campagnes the current one first; empty while they are unknown.
 */
export const campagneOf = (
  { campagne }: Pick<InscriptionFilters, 'campagne'>,
  [current = everyCampagne]: readonly string[],
): string => campagne || current;

/** Address of the list, or of the queue of those to tell, with the campaign that this one has. */
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

/** Whether anything narrows the list down. */
export function isNarrowed(filters: InscriptionFilters): boolean {
  return (Object.keys(noFilters) as (keyof InscriptionFilters)[]).some(
    (name) => filters[name] !== noFilters[name],
  );
}

/** The list's state in the address, and how to change it. */
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
  // The same objects for the same choice, even when a record is opened.
  const choice = writeAddress({ ...address, open: '' }).toString();
  const { filters, sort } = useMemo(() => {
    const chosen = readAddress(new URLSearchParams(choice));
    return { filters: { ...chosen.filters, recherche }, sort: chosen.sort };
  }, [choice, recherche]);

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
