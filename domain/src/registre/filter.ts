import { endOf, startOf, type CalendarDay } from '../dates.ts';
import { foldWord } from '../folded-words.ts';
import type {
  Classe,
  InscriptionStatut,
  Modalite,
  Parcours,
} from '../inscription/inscription.ts';
import { likelyDuplicates } from './duplicates.ts';
import type { Row } from './row.ts';
import { searchRows } from './search.ts';

/** Filters of the list of applications; each may be empty. */
export interface InscriptionFilters {
  /** Parts of words, in any order; see `searchRows`. */
  readonly recherche: string;
  readonly parcours: Parcours | '';
  readonly classe: Classe | '';
  readonly specialite: string;
  readonly modalite: Modalite | '';
  readonly statut: InscriptionStatut | '';
  /** A school year, or `allCampagnes`; empty for the current one. It selects the register. */
  readonly campagne: string;
  /** First day of `dateInscription`, included. */
  readonly du: CalendarDay;
  /** Last day, included. */
  readonly au: CalendarDay;
  /** Only likely duplicates. */
  readonly doublons: boolean;
  /** Only applications with a requested correction. */
  readonly corrections: boolean;
  /** Only applications with a mark 'À vérifier'. */
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

/** Filters that show the applications counted by one of `deskFigures`. */
export function figureFilters(
  values: Partial<InscriptionFilters>,
): Partial<InscriptionFilters> {
  const isTotal = Object.keys(values).length === 0;
  return isTotal ? {} : { parcours: '', classe: '', modalite: '', ...values };
}

/** Filter value for all campaigns; an empty value means the current one. */
export const allCampagnes = 'toutes';

/**
 * Rows that pass the filters, in the order of `rows`.
 *
 * @param rows all rows of the register, among which duplicates are searched.
 */
export function filterRows(
  rows: readonly Row[],
  { recherche, du, au, ...filters }: InscriptionFilters,
): Row[] {
  const { parcours, classe, specialite, modalite, statut } = filters;
  const [from, to] = [startOf(du).getTime(), endOf(au).getTime()];
  const doublons = filters.doublons ? likelyDuplicates(rows) : undefined;
  return searchRows(rows, recherche).filter(
    (row) =>
      (parcours === '' || row.parcours === parcours) &&
      (classe === '' || row.classe === classe) &&
      (specialite === '' || row.specialite === specialite) &&
      (modalite === '' || row.modalite === modalite) &&
      (statut === '' || row.statut === statut) &&
      !(row.dateInscription.getTime() < from) &&
      !(row.dateInscription.getTime() >= to) &&
      (!doublons || doublons.has(row.id)) &&
      (!filters.corrections || row.correction) &&
      (!filters.aVerifier || row.aVerifier.length > 0),
  );
}

/** Columns by which the list can be sorted. */
export const sortColumns = ['date', 'nom'] as const;

export interface InscriptionSort {
  readonly column: (typeof sortColumns)[number];
  readonly direction: 'asc' | 'desc';
}

export const latestFirst: InscriptionSort = { column: 'date', direction: 'desc' };

/** Sorted rows; those with the same name from the latest to the earliest. */
export function sortRows(rows: readonly Row[], { column, direction }: InscriptionSort): Row[] {
  const sign = direction === 'asc' ? 1 : -1;
  const later = (one: Row, other: Row) =>
    other.dateInscription.getTime() - one.dateInscription.getTime();
  if (column === 'date') return [...rows].sort((a, b) => -sign * later(a, b));
  const names = new Map(rows.map((row) => [row, foldWord(`${row.nom} ${row.prenom}`)]));
  return [...rows].sort((a, b) => {
    const [one = '', other = ''] = [names.get(a), names.get(b)];
    return one === other ? later(a, b) : one < other ? -sign : sign;
  });
}
