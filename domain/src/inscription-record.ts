import { isGuardianAnswer, type Consent } from './consent.ts';
import {
  answersOf,
  inscriptionFields,
  statutLabels,
  type Classe,
  type EnrolmentForm,
  type InscriptionField,
  type InscriptionStatut,
  type Modalite,
  type Parcours,
} from './inscription.ts';
import { classeOf, modaliteOf, parcoursOf, expirationOf } from './inscription-derived.ts';
import { dateIn } from './stored-dates.ts';

type Answers = Record<Exclude<InscriptionField, 'parcours' | 'classe' | 'modalite'>, string>;

/**
 * A recorded application, whatever its age: missing text is empty, and what an older record
 * says in words only is derived.
 */
export interface InscriptionRecord extends Answers {
  readonly id: string;
  /** Empty in older records. */
  readonly reference: string;
  /** Of older records only; the form asks for `lieuResidence`. */
  readonly adresse: string;
  readonly formation: string;
  readonly niveau: string;
  readonly motivation: string;
  readonly parcours: Parcours | undefined;
  readonly classe: Classe | undefined;
  readonly modalite: Modalite | undefined;
  /** When it was sent. */
  readonly dateInscription: Date;
  readonly statut: InscriptionStatut;
  /** When it expires. */
  readonly expiration: Date;
  /** When it was accepted or refused. */
  readonly dateTraitement: Date | undefined;
  /** Username of who accepted or refused it; empty while it waits, or when unknown. */
  readonly traitePar: string;
  /** Absent when the application came another way than through the form. */
  readonly consentement: Consent | undefined;
  readonly doublon: boolean;
}

const textFields = [
  ...(Object.keys(inscriptionFields) as InscriptionField[]),
  ...(['reference', 'adresse', 'formation', 'niveau', 'motivation', 'traitePar'] as const),
] as const;

type TextField = (typeof textFields)[number];

/**
 * The record in the fields of a stored document.
 *
 * @param fields with Dates; older ones may have ISO texts.
 * @param createdAt for a record without a date.
 */
export function recordOf(
  id: string,
  fields: Readonly<Record<string, unknown>>,
  createdAt: Date = new Date(0),
): InscriptionRecord {
  const text = Object.fromEntries(
    textFields.map((name) => [name, textIn(fields[name])]),
  ) as Record<TextField, string>;
  const index = mapIn(fields['index']);
  const sent = dateIn(fields['dateInscription']) ?? dateIn(index['date']) ?? createdAt;
  return {
    ...text,
    id,
    parcours: parcoursOf(text),
    classe: classeOf(text),
    modalite: modaliteOf(text),
    dateInscription: sent,
    expiration: dateIn(fields['expiration']) ?? expirationOf(sent),
    dateTraitement: dateIn(fields['dateTraitement']),
    statut: statutIn(fields['statut']),
    consentement: consentIn(fields['consentement']),
    doublon: index['doublon'] === true,
  };
}

/** The answers of a record, derived where an older one lacks them. */
export function answersIn(record: InscriptionRecord): EnrolmentForm {
  const { parcours = '', classe = '', modalite = '' } = record;
  return answersOf({ ...record, parcours, classe, modalite });
}

function textIn(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}

function mapIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function consentIn(value: unknown): Consent | undefined {
  const { version, date: sent, tuteur } = mapIn(value);
  const date = dateIn(sent);
  if (typeof version !== 'string' || !date) return undefined;
  return { version, date, ...(isGuardianAnswer(tuteur) && { tuteur }) };
}

function statutIn(value: unknown): InscriptionStatut {
  return typeof value === 'string' && Object.hasOwn(statutLabels, value)
    ? (value as InscriptionStatut)
    : 'en_attente';
}
