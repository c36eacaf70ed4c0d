import type { Classe, InscriptionStatut, Modalite, Parcours } from './inscription.ts';
import { classeOf, modaliteOf, parcoursOf } from './inscription-derived.ts';
import type { InscriptionRecord } from './inscription-record.ts';
import { tokensOf } from './inscription-search.ts';
import { foldWord, wordsIn, wordsOf, type Searchable } from './inscription-words.ts';
import { phoneNumber } from './phone.ts';
import { foldEmail } from './text.ts';

/** Raised when what is below changes: records of another version are indexed anew. */
export const indexVersion = 3;

/** What every application carries so that the list can filter, sort and compare it. */
export interface InscriptionIndex<Instant = Date> {
  readonly version: number;
  /** Folded name and first names, the order of the alphabet. */
  readonly nom: string;
  readonly parcours: Parcours | '';
  readonly classe: Classe | '';
  readonly modalite: Modalite | '';
  readonly statut: InscriptionStatut;
  /** When it was sent. */
  readonly date: Instant;
  /** Who has the same in one of these is likely to be the same person; empty for none. */
  readonly telephone: string;
  readonly identite: string;
  /** Whether another application has one of the two. */
  readonly doublon: boolean;
}

/** What an index is derived from. */
export type Indexable = Searchable & { readonly statut: InscriptionStatut };

/** The index of a record. */
export function indexOf<Instant>(
  record: Indexable,
  date: Instant,
  doublon: boolean,
): InscriptionIndex<Instant> {
  const { nom = '', prenom = '', telephone = '', statut } = record;
  return {
    version: indexVersion,
    nom: foldWord(`${nom} ${prenom}`),
    parcours: parcoursOf(record) ?? '',
    classe: classeOf(record) ?? '',
    modalite: modaliteOf(record) ?? '',
    statut,
    date,
    telephone: phoneNumber(telephone) ?? '',
    identite: identityOf(record),
    doublon,
  };
}

/** Name, first names and day of birth; names are often typed the other way round. */
function identityOf({ nom = '', prenom = '', dateNaissance = '' }: Searchable): string {
  const names = wordsIn(`${nom} ${prenom}`).sort().join(' ');
  return names === '' || dateNaissance === '' ? '' : `${names} ${dateNaissance}`;
}

/**
 * The beginnings under which a record is found, each with the time in milliseconds since
 * 1970 at which it was sent: ordering by one of them finds and sorts at once, with the index
 * that the database makes of every field by itself.
 */
export function searchTokens(record: Searchable, date: Date): Record<string, number> {
  return Object.fromEntries(tokensOf(wordsOf(record)).map((token) => [token, date.getTime()]));
}

/** The numbers and addresses under which somebody asks for what is kept of them. */
export function contactsOf({
  telephone = '',
  contactUrgenceTelephone = '',
  email = '',
}: Searchable): string[] {
  const numbers = [telephone, contactUrgenceTelephone].map(
    (number) => phoneNumber(number) ?? '',
  );
  const contacts = [...numbers, foldEmail(email)].filter((contact) => contact !== '');
  return [...new Set(contacts)];
}

/** What tells a record's likely duplicates; empty texts tell nothing. */
export function duplicateKeys(
  record: Pick<InscriptionRecord, 'nom' | 'prenom' | 'dateNaissance' | 'telephone'>,
): Pick<InscriptionIndex, 'telephone' | 'identite'> {
  return { telephone: phoneNumber(record.telephone) ?? '', identite: identityOf(record) };
}
