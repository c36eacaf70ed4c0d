import { isCalendarDay } from '@centre/domain/dates';
import { classeLabels, parcoursLabels, statutLabels } from '@centre/domain/inscription';
import {
  latestFirst,
  noFilters,
  sortColumns,
  type InscriptionFilters,
  type InscriptionSort,
} from '@centre/domain/inscription-query';

/**
 * What of the list stands in the address: everything but the search, because what is searched
 * for is a person's name, phone or e-mail, and addresses are kept in histories and logs.
 */
export type AddressFilters = Omit<InscriptionFilters, 'recherche'>;

/** The list as an address describes it, and the record that is open over it. */
export interface ListAddress {
  readonly filters: AddressFilters;
  readonly sort: InscriptionSort;
  /** The record's id, which says nothing about the person; empty when none is open. */
  readonly open: string;
}

const names = {
  parcours: 'parcours',
  classe: 'classe',
  statut: 'statut',
  from: 'du',
  to: 'au',
  duplicates: 'doublons',
  column: 'tri',
  direction: 'sens',
  open: 'fiche',
} as const;

function oneOf<Key extends string>(labels: Readonly<Record<Key, unknown>>, value: string) {
  return Object.hasOwn(labels, value) ? (value as Key) : '';
}

const dayIn = (value: string) => (isCalendarDay(value) ? value : '');

/** Reads an address; what nobody could have chosen counts as not chosen. */
export function readAddress(params: URLSearchParams): ListAddress {
  const value = (name: keyof typeof names) => params.get(names[name]) ?? '';
  return {
    filters: {
      parcours: oneOf(parcoursLabels, value('parcours')),
      classe: oneOf(classeLabels, value('classe')),
      statut: oneOf(statutLabels, value('statut')),
      du: dayIn(value('from')),
      au: dayIn(value('to')),
      doublons: value('duplicates') === 'oui',
    },
    sort: sortIn(value('column'), value('direction')),
    open: value('open'),
  };
}

function sortIn(name: string, direction: string): InscriptionSort {
  const column = sortColumns.find((known) => known === name);
  if (!column) return latestFirst;
  return { column, direction: direction === 'desc' ? 'desc' : 'asc' };
}

/** Writes an address; what is not chosen takes no room in it. */
export function writeAddress({ filters, sort, open }: ListAddress): URLSearchParams {
  const isUsualSort =
    sort.column === latestFirst.column && sort.direction === latestFirst.direction;
  const entries: [string, string][] = [
    [names.parcours, filters.parcours],
    [names.classe, filters.classe],
    [names.statut, filters.statut],
    [names.from, filters.du],
    [names.to, filters.au],
    [names.duplicates, filters.doublons ? 'oui' : ''],
    [names.column, isUsualSort ? '' : sort.column],
    [names.direction, isUsualSort ? '' : sort.direction],
    [names.open, open],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}

/** Whether anything narrows the list down. */
export function isNarrowed(filters: InscriptionFilters): boolean {
  return (Object.keys(noFilters) as (keyof InscriptionFilters)[]).some(
    (name) => filters[name] !== noFilters[name],
  );
}
