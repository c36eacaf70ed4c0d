import { endOf, startOf, type CalendarDay } from '../dates.ts';
import { foldWord } from '../file-name.ts';
import type { Classe, InscriptionStatut, Modalite, Parcours } from './inscription.ts';
import type { InscriptionRecord } from './record.ts';
import {
  bestToken,
  isEmptySearch,
  matches,
  searchedWords,
  type SearchedWords,
} from './search.ts';

/** The filters of the list of applications; each may be empty. */
export interface InscriptionFilters {
  /**
   * Beginnings of words in any order: of the names, the e-mail address, the modality, the
   * speciality, the reference, or the digits of the phone.
   */
  readonly recherche: string;
  readonly parcours: Parcours | '';
  readonly classe: Classe | '';
  readonly specialite: string;
  readonly modalite: Modalite | '';
  readonly statut: InscriptionStatut | '';
  /** A school year. */
  readonly campagne: string;
  /** First day of `dateInscription`, included. */
  readonly du: CalendarDay;
  /** Last day, included. */
  readonly au: CalendarDay;
  /** Only likely duplicates. */
  readonly doublons: boolean;
  /** Only those whose applicant asks for a correction. */
  readonly corrections: boolean;
  /** Only those that somebody should look at. */
  readonly aVerifier: boolean;
}

export const noFilters: InscriptionFilters = {
  recherche: '',
  parcours: '',
  classe: '',
  specialite: '',
  modalite: '',
  statut: '',
  campagne: '',
  du: '',
  au: '',
  doublons: false,
  corrections: false,
  aVerifier: false,
};

/** The filters by which the list shows what a figure of `inscriptionFigures` counts. */
export function figureFilters(
  values: Partial<InscriptionFilters>,
): Partial<InscriptionFilters> {
  const isTotal = Object.keys(values).length === 0;
  return isTotal ? {} : { parcours: '', classe: '', modalite: '', ...values };
}

/** The choice of all campaigns, where none means the current one. */
export const everyCampagne = 'toutes';

/** The columns that the database can order by. */
export const sortColumns = ['date', 'nom'] as const;

export interface InscriptionSort {
  readonly column: (typeof sortColumns)[number];
  readonly direction: 'asc' | 'desc';
}

export const latestFirst: InscriptionSort = { column: 'date', direction: 'desc' };

type Condition = readonly [
  path: readonly string[],
  operator: '==' | '>=' | '<',
  value: string | number | boolean | Date,
];
type Ordering = readonly [path: readonly string[], direction: 'asc' | 'desc'];

/** How a filtered list is read. */
export interface InscriptionPlan {
  /** The records, or their copies with search tokens. */
  readonly collection: 'inscriptions' | 'recherche';
  readonly conditions: readonly Condition[];
  readonly orderings: readonly Ordering[];
  /** A filter that the database cannot apply. */
  readonly keep: ((record: InscriptionRecord) => boolean) | undefined;
  /** An order that the database cannot give. */
  readonly compare: ((one: InscriptionRecord, other: InscriptionRecord) => number) | undefined;
}

const index = (field: string) => ['index', field] as const;

export function planOf(filters: InscriptionFilters, sort: InscriptionSort): InscriptionPlan {
  const searched = searchedWords(filters.recherche);
  if (!isEmptySearch(searched)) return searchPlan(searched, filters, sort);
  const conditions = [...equalities(filters), ...periodOn(index('date'), filters, asDate)];
  return {
    collection: 'inscriptions',
    conditions,
    orderings: orderingsOf(sort, conditions.length === 0),
    keep: undefined,
    compare: undefined,
  };
}

function equalities(filters: InscriptionFilters): Condition[] {
  const { parcours, classe, specialite, modalite, statut, campagne } = filters;
  const { doublons: doublon, corrections: correction, aVerifier } = filters;
  const values = { parcours, classe, specialite, modalite, statut, campagne };
  return Object.entries({ ...values, doublon, correction, aVerifier })
    .filter(([, value]) => value !== '' && value !== false)
    .map(([field, value]) => [index(field), '==', value] as const);
}

/** By the record's own date when nothing is filtered, so that records without an index show. */
function orderingsOf({ column, direction }: InscriptionSort, isWhole: boolean): Ordering[] {
  if (column === 'nom') {
    return [
      [index('nom'), direction],
      [index('date'), direction === 'asc' ? 'desc' : 'asc'],
    ];
  }
  return [[isWhole ? ['dateInscription'] : index('date'), direction]];
}

const asDate = (milliseconds: number) => new Date(milliseconds);
const asNumber = (milliseconds: number) => milliseconds;

function periodOn(
  path: readonly string[],
  { du, au }: InscriptionFilters,
  instant: (milliseconds: number) => Date | number,
): Condition[] {
  const [from, to] = [startOf(du).getTime(), endOf(au).getTime()];
  return [
    ...(Number.isNaN(from) ? [] : [[path, '>=', instant(from)] as const]),
    ...(Number.isNaN(to) ? [] : [[path, '<', instant(to)] as const]),
  ];
}

function searchPlan(
  searched: SearchedWords,
  filters: InscriptionFilters,
  { column, direction }: InscriptionSort,
): InscriptionPlan {
  const best = bestToken(searched);
  const path = ['tokens', best?.token ?? ''];
  const isFiltered = equalities(filters).length > 0;
  return {
    collection: 'recherche',
    conditions: periodOn(path, filters, asNumber),
    orderings: [[path, column === 'date' ? direction : 'desc']],
    keep:
      best?.isExact && !isFiltered
        ? undefined
        : (record) => matches(record, searched) && fits(record, filters),
    compare: column === 'nom' ? byName(direction) : undefined,
  };
}

/** Whether `record` passes the filters other than the search. */
function fits(record: InscriptionRecord, filters: InscriptionFilters): boolean {
  const { parcours, classe, specialite, modalite, statut, campagne } = filters;
  const { doublons, corrections, aVerifier } = filters;
  return (
    (parcours === '' || record.parcours === parcours) &&
    (classe === '' || record.classe === classe) &&
    (specialite === '' || record.specialite === specialite) &&
    (modalite === '' || record.modalite === modalite) &&
    (statut === '' || record.statut === statut) &&
    (campagne === '' || record.campagne === campagne) &&
    (!doublons || record.doublon) &&
    (!corrections || record.correction !== undefined) &&
    (!aVerifier || record.aVerifier.length > 0)
  );
}

function byName(direction: 'asc' | 'desc') {
  const sign = direction === 'asc' ? 1 : -1;
  const key = ({ nom, prenom }: InscriptionRecord) => foldWord(`${nom} ${prenom}`);
  return (one: InscriptionRecord, other: InscriptionRecord) => {
    const [a, b] = [key(one), key(other)];
    return sign * (a < b ? -1 : a > b ? 1 : 0);
  };
}
