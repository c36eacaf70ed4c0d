import { placeLines } from '../campagne/places.ts';
import type { InscriptionStatut } from '../inscription/inscription.ts';
import type { Row } from './row.ts';

/** Figures of the desk, with the values of the rows that each one counts. */
export const deskFigures = {
  total: {},
  bts: { parcours: 'bts' },
  bacpro: { parcours: 'bacpro' },
  formationCourte: { parcours: 'formation_courte' },
  licence: { parcours: 'licence' },
  bts2: { classe: 'bts2' },
  bts2Jour: { classe: 'bts2', modalite: 'jour' },
  bts2Soir: { classe: 'bts2', modalite: 'soir' },
} as const satisfies Record<string, Partial<Pick<Row, 'parcours' | 'classe' | 'modalite'>>>;
export type DeskFigures = Record<keyof typeof deskFigures, number>;

export function figures(rows: readonly Row[]): DeskFigures {
  const has = (row: Row, values: Partial<Row>) =>
    (Object.keys(values) as (keyof Row)[]).every((name) => row[name] === values[name]);
  const counts = Object.entries(deskFigures).map(([name, values]) => [
    name,
    rows.filter((row) => has(row, values)).length,
  ]);
  return Object.fromEntries(counts) as DeskFigures;
}

/** Number of rows by decision. */
export function countStatuts(rows: readonly Row[]): Record<InscriptionStatut, number> {
  const counts = { en_attente: 0, acceptee: 0, refusee: 0 };
  for (const { statut } of rows) counts[statut] += 1;
  return counts;
}

/** Number of accepted applicants in each class and speciality, by `key` of the place lines. */
export function countAccepted(rows: readonly Row[]): Readonly<Record<string, number>> {
  const accepted = rows.filter(({ statut }) => statut === 'acceptee');
  const counts = placeLines.map(({ key, classe, specialite }) => [
    key,
    accepted.filter((row) => row.classe === classe && row.specialite === specialite).length,
  ]);
  return Object.fromEntries(counts) as Record<string, number>;
}
