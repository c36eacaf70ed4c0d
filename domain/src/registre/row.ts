import { mapIn, textIn, type Fields } from '../content/stored-documents.ts';
import { aPrevenirOf, motifLabels, type APrevenir } from '../inscription/prevenir.ts';
import { isKey, recordOf, type InscriptionRecord } from '../inscription/record.ts';

/**
 * Row of an application in the register: the fields for lists, searches, likely duplicates, figures
 * and the contact queue. Everything else is read with its record.
 */
export interface Row extends Pick<InscriptionRecord, (typeof copied)[number]> {
  /** Whether the applicant asks for a correction. */
  readonly correction: boolean;
  /** Next contact with the applicant: its reason and its first day. */
  readonly aPrevenir: APrevenir | undefined;
}

const textColumns = [
  'reference',
  'nom',
  'prenom',
  'dateNaissance',
  'sexe',
  'telephone',
  'email',
  'lieuResidence',
  'specialite',
  'niveau',
] as const;

const recordColumns = [
  ...textColumns,
  'parcours',
  'classe',
  'modalite',
  'statut',
  'dateInscription',
  'aVerifier',
  'partage',
] as const;

const copied = [...recordColumns, 'id', 'campagne'] as const;

/** Shards of a campaign's rows, because Firestore limits the size of a document. */
export const registerDigits: readonly string[] = Array.from('0123456789abcdef');

/** Name of the document with a shard of a campaign's rows. */
export const registerName = (campagne: string, digit: string) =>
  `${encodeURIComponent(campagne)}~${digit}`;

/** Campaign in the name of a register document. */
export function campagneOfRegister(name: string): string {
  return decodeURIComponent(name.slice(0, name.lastIndexOf('~')));
}

export function rowOf(record: InscriptionRecord): Row {
  return {
    ...copyOf(record),
    // `classe` holds the classes of the site; for others, only this text is known.
    niveau: record.classe === undefined ? record.niveau : '',
    lieuResidence: record.lieuResidence || record.adresse,
    correction: record.correction !== undefined,
    aPrevenir: aPrevenirOf(record),
  };
}

function copyOf(record: InscriptionRecord) {
  const fields = copied.map((field) => [field, record[field]]);
  return Object.fromEntries(fields) as Pick<InscriptionRecord, (typeof copied)[number]>;
}

/** Columns of a stored row, in order. A new one is appended. */
const columns = [...recordColumns, 'correction', 'motif', 'des'] as const;

const cellEnd = '\t';
const partEnd = '|';

/**
 * Stored form of a row: its cells on one line, separated by tabs. A map of fields would be two and a
 * half times as long to transfer to a phone.
 */
export function lineOf(row: Row): string {
  const cells: Readonly<Record<(typeof columns)[number], string>> = {
    ...row,
    parcours: row.parcours ?? '',
    classe: row.classe ?? '',
    modalite: row.modalite ?? '',
    dateInscription: row.dateInscription.toISOString(),
    aVerifier: row.aVerifier.join(partEnd),
    partage: row.partage.join(partEnd),
    correction: row.correction ? '1' : '',
    motif: row.aPrevenir?.motif ?? '',
    des: row.aPrevenir?.des ?? '',
  };
  return columns
    .map((column) => cells[column].replace(/\s+/g, ' '))
    .join(cellEnd)
    .trimEnd();
}

/** Parses a line of a campaign's register. */
export function rowIn(id: string, campagne: string, line: unknown): Row {
  const cells = textIn(line).split(cellEnd);
  const fields = Object.fromEntries(
    columns.map((column, at) => [column, cells[at] ?? '']),
  ) as Record<(typeof columns)[number], string>;
  const { aVerifier, partage, motif, des, correction, ...others } = fields;
  const parts = (cell: string) => (cell === '' ? [] : cell.split(partEnd));
  const record = recordOf(id, {
    ...others,
    campagne,
    aVerifier: parts(aVerifier),
    partage: parts(partage),
  });
  return {
    ...copyOf(record),
    correction: correction !== '',
    aPrevenir: isKey(motifLabels, motif) ? { motif, des } : undefined,
  };
}

/** Parses a document of the register. */
export function rowsIn(name: string, fields: Fields): Row[] {
  const campagne = campagneOfRegister(name);
  return Object.entries(mapIn(fields['lignes'])).map(([id, line]) => rowIn(id, campagne, line));
}
