import { browserStorage } from '../browser-storage.ts';

/** The columns of the list of applications that a member chooses among. */
export const columnNames = [
  'date',
  'nom',
  'parcours',
  'classe',
  'specialite',
  'modalite',
  'statut',
  'telephone',
  'email',
  'lieuResidence',
  'reference',
] as const;
export type ColumnName = (typeof columnNames)[number];

const columns = browserStorage('localStorage', 'colonnes:');

const usual: readonly ColumnName[] = [
  'date',
  'nom',
  'parcours',
  'classe',
  'specialite',
  'statut',
  'telephone',
];

/** The columns that the member has chosen on this device, in the order of the table. */
export function readColumns(uid: string): readonly ColumnName[] {
  const kept = columns.read(uid);
  return Array.isArray(kept) ? columnNames.filter((name) => kept.includes(name)) : usual;
}

/** Keeps the choice, which says nothing about an applicant, past the end of the session. */
export function keepColumns(uid: string, chosen: readonly ColumnName[]): void {
  columns.write(uid, chosen);
}
