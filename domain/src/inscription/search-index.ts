import {
  classeOf,
  modaliteOf,
  parcoursOf,
  type InscriptionRecord,
  type RaisonAVerifier,
} from './record.ts';
import { centre } from '../centre.ts';
import type { Classe, InscriptionStatut, Modalite, Parcours } from './inscription.ts';
import { foldWord } from '../file-name.ts';
import { tokensOf, wordsIn, wordsOf, type Searchable } from './search.ts';
import { comparableNumber } from '../phone.ts';
import { prevenirIndexOf, type Prevenable, type PrevenirIndex } from './prevenir.ts';
import { foldEmail } from '../typed-text.ts';

/** Increased with every change below: records of another version are indexed again. */
export const indexVersion = 10;

/** What every application carries so that lists can filter, sort and compare it. */
interface InscriptionIndex<Instant = Date> extends PrevenirIndex {
  readonly version: number;
  /** Folded names, for the order of the alphabet. */
  readonly nom: string;
  readonly parcours: Parcours | '';
  readonly classe: Classe | '';
  readonly specialite: string;
  readonly modalite: Modalite | '';
  /** Whether the applicant asks for a correction. */
  readonly correction: boolean;
  /** Whether somebody should look at it. */
  readonly aVerifier: boolean;
  /** The school year that it is for. */
  readonly campagne: string;
  readonly statut: InscriptionStatut;
  /** When it was sent. */
  readonly date: Instant;
  /** Applications with the same value are likely duplicates; empty for none. */
  readonly telephone: string;
  readonly identite: string;
  /** Whether another application has the same `telephone` or `identite`. */
  readonly doublon: boolean;
}

/** What an index is derived from. */
export type Indexable = Searchable &
  Prevenable & {
    readonly correction?: object | undefined;
    readonly aVerifier?: readonly RaisonAVerifier[];
    readonly partage?: readonly string[];
    readonly campagne?: string;
  };

export function indexOf<Instant>(
  record: Indexable,
  date: Instant,
  doublon: boolean,
): InscriptionIndex<Instant> {
  const { nom = '', prenom = '', specialite = '', statut } = record;
  const { campagne = centre.campaign.year } = record;
  return {
    version: indexVersion,
    nom: foldWord(`${nom} ${prenom}`),
    parcours: parcoursOf(record) ?? '',
    classe: classeOf(record) ?? '',
    specialite,
    modalite: modaliteOf(record) ?? '',
    correction: record.correction !== undefined,
    aVerifier: record.aVerifier !== undefined && record.aVerifier.length > 0,
    campagne,
    statut,
    date,
    ...duplicateKeys(record),
    doublon,
    ...prevenirIndexOf(record, campagne),
  };
}

/**
 * Names and day of birth; names are sorted, because they are often typed the other way round.
 */
function identityOf({ nom = '', prenom = '', dateNaissance = '' }: Searchable): string {
  const names = wordsIn(`${nom} ${prenom}`).sort().join(' ');
  return names === '' || dateNaissance === '' ? '' : `${names} ${dateNaissance}`;
}

/**
 * The tokens of a record, each with the time of its sending: ordering by a token finds and
 * sorts at once, with the index that the database makes of every field.
 */
export function searchTokens(record: Searchable, date: Date): Record<string, number> {
  return Object.fromEntries(tokensOf(wordsOf(record)).map((token) => [token, date.getTime()]));
}

/** The phone numbers and e-mail address that data requests are matched by. */
export function contactsOf({
  telephone = '',
  contactUrgenceTelephone = '',
  email = '',
}: Searchable): string[] {
  const numbers = [telephone, contactUrgenceTelephone].map(comparableNumber);
  const contacts = [...numbers, foldEmail(email)].filter((contact) => contact !== '');
  return [...new Set(contacts)];
}

/** The values that likely duplicates share; empty values are not compared. */
export function duplicateKeys(
  record: Pick<Indexable, 'nom' | 'prenom' | 'dateNaissance' | 'telephone' | 'partage'>,
): Pick<InscriptionIndex, 'telephone' | 'identite'> {
  const { telephone = '', partage = [] } = record;
  const compared = (value: string) => (partage.includes(value) ? '' : value);
  return {
    telephone: compared(comparableNumber(telephone)),
    identite: compared(identityOf(record)),
  };
}

/** Phone number and identity that two records share, whatever their `partage`. */
export function sharedKeys(...records: readonly [InscriptionRecord, InscriptionRecord]) {
  const [own, others] = records.map((record) =>
    Object.values<string>(duplicateKeys({ ...record, partage: [] })),
  );
  return (own ?? []).filter((value) => value !== '' && others?.includes(value));
}

/**
 * The groups of likely duplicates that an application belongs to: those of its campaign. Somebody
 * who applies again the year after is no duplicate.
 */
export function duplicateGroupNames({
  campagne,
  ...values
}: Pick<InscriptionIndex, 'telephone' | 'identite' | 'campagne'>): string[] {
  // The groups of the first campaign are older than campaigns are.
  const year = campagne === centre.campaign.year ? '' : ` ${campagne}`;
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([kind, value]) => `${kind}:${value}${year}`);
}

/** What is counted of the applications: all whose index has these values. */
export const inscriptionFigures = {
  total: {},
  bts: { parcours: 'bts' },
  bacpro: { parcours: 'bacpro' },
  formationCourte: { parcours: 'formation_courte' },
  licence: { parcours: 'licence' },
  bts2: { classe: 'bts2' },
  bts2Jour: { classe: 'bts2', modalite: 'jour' },
  bts2Soir: { classe: 'bts2', modalite: 'soir' },
} as const satisfies Record<string, Partial<InscriptionIndex>>;
export type InscriptionStatistics = Record<keyof typeof inscriptionFigures, number>;
