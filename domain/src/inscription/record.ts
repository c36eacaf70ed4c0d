import { schoolYearOf } from '../campagne/school-years.ts';
import { dateIn, type Fields, mapIn, textIn } from '../content/stored-documents.ts';
import { dayMs } from '../dates.ts';
import { limits } from '../limits.ts';
import { type Consent, isGuardianAnswer } from './consent.ts';
import {
  answersOf,
  type Classe,
  classeLabels,
  type EnrolmentForm,
  fieldNames,
  type InscriptionField,
  type InscriptionStatut,
  type Modalite,
  type Parcours,
  parcoursLabels,
  statutLabels,
} from './inscription.ts';
import {
  type Contact,
  motifLabels,
  type PieceManquante,
  resultatLabels,
  voieLabels,
} from './prevenir.ts';

/** What the staff notes on an application. */
export interface InscriptionNote {
  readonly texte: string;
  /** Username of who wrote it last. */
  readonly par: string;
  readonly date: Date;
}

/** The answers that applicants may ask to have corrected. */
export const correctableFields = ['telephone', 'email', 'lieuResidence'] as const;
export type CorrectableField = (typeof correctableFields)[number];

/** What an applicant asks the staff to correct. */
export interface RequestedCorrection {
  readonly answers: Partial<Record<CorrectableField, string>>;
  readonly date: Date;
}

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
  /** Phone number or identity shared with another person: no duplicate is found by it. */
  readonly partage: readonly string[];
  /** Why the desk should look at it; empty for nearly all, and once somebody has. */
  readonly aVerifier: readonly RaisonAVerifier[];
  /** The school year that it is for. */
  readonly campagne: string;
  /** Digit of the register's document that holds its row; empty for none. */
  readonly registre: string;
  readonly note: InscriptionNote | undefined;
  /** Until a member has accepted or refused it. */
  readonly correction: RequestedCorrection | undefined;
  readonly pieceManquante: PieceManquante | undefined;
  /** The tries to tell the applicant, the latest last. */
  readonly prevenu: readonly Contact[];
  /** When a decision was last replaced; published before that, the former could be read. */
  readonly decisionRemplaceeLe: Date | undefined;
}

const textFields = [
  ...fieldNames,
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
  fields: Fields,
  createdAt: Date = new Date(0),
): InscriptionRecord {
  const text = Object.fromEntries(
    textFields.map((name) => [name, textIn(fields[name])]),
  ) as Record<TextField, string>;
  const sent = dateIn(fields['dateInscription']) ?? createdAt;
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
    partage: textsIn(fields['partage']),
    aVerifier: raisonsIn(fields['aVerifier']),
    campagne: textIn(fields['campagne']) || schoolYearOf(sent),
    registre: digitIn(fields['registre']),
    note: noteIn(fields['note']),
    correction: correctionIn(fields['correction']),
    pieceManquante: noteIn(fields['pieceManquante']),
    prevenu: contactsIn(fields['prevenu']),
    decisionRemplaceeLe: dateIn(fields['decisionRemplaceeLe']),
  };
}

/** The answers of a record, derived where an older one lacks them. */
export function answersIn(record: InscriptionRecord): EnrolmentForm {
  const { parcours = '', classe = '', modalite = '' } = record;
  return answersOf({ ...record, parcours, classe, modalite });
}

/** The answers as they can be typed over: those that the staff is shown. */
export function recordedForm(record: InscriptionRecord): EnrolmentForm {
  const answers = answersIn(record);
  return { ...answers, autresFormations: answers.autresFormations || record.motivation };
}

function consentIn(value: unknown): Consent | undefined {
  const { version, date: sent, tuteur } = mapIn(value);
  const date = dateIn(sent);
  if (typeof version !== 'string' || !date) return undefined;
  return { version, date, ...(isGuardianAnswer(tuteur) && { tuteur }) };
}

const digitIn = (value: unknown) =>
  typeof value === 'string' && /^[\da-f]$/.test(value) ? value : '';

function noteIn(value: unknown): InscriptionNote | undefined {
  const { texte, par, date: written } = mapIn(value);
  const date = dateIn(written);
  return typeof texte === 'string' && date ? { texte, par: textIn(par), date } : undefined;
}

function correctionIn(value: unknown): RequestedCorrection | undefined {
  const { date: asked, ...fields } = mapIn(value);
  const date = dateIn(asked);
  if (!date) return undefined;
  const answers = correctableFields.flatMap((field) => {
    const text = textIn(fields[field]);
    return text === '' ? [] : [[field, text] as const];
  });
  return { answers: Object.fromEntries(answers), date };
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one: unknown) => typeof one === 'string') : [];
}

function raisonsIn(value: unknown): RaisonAVerifier[] {
  if (!Array.isArray(value)) return [];
  return value.filter((one: unknown) => isKey(aVerifierLabels, one));
}

function contactsIn(value: unknown): Contact[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    const { motif, voie, resultat, par, date: noted } = mapIn(one);
    const date = dateIn(noted);
    if (!isKey(motifLabels, motif) || !isKey(voieLabels, voie)) return [];
    if (!isKey(resultatLabels, resultat) || !date) return [];
    return [{ motif, voie, resultat, par: textIn(par), date }];
  });
}

/** Whether a value is one of the keys of `labels`. */
export function isKey<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  value: unknown,
): value is Key {
  return typeof value === 'string' && Object.hasOwn(labels, value);
}

function statutIn(value: unknown): InscriptionStatut {
  return isKey(statutLabels, value) ? value : 'en_attente';
}

/** Why the desk looks at an application before it relies on it. Nobody is refused for these. */
export const aVerifierLabels = {
  connexion: 'Beaucoup d’inscriptions sont venues de la même connexion en une heure',
  telephone: 'Beaucoup d’inscriptions ont donné ce téléphone le même jour',
  email: 'Beaucoup d’inscriptions ont donné cette adresse e-mail le même jour',
  affluence: 'Un nombre inhabituel d’inscriptions arrivait au même moment',
  piege: 'Un champ que personne ne voit était rempli',
} as const;
export type RaisonAVerifier = keyof typeof aVerifierLabels;

/** The recorded fields that follow from the answers. */
export function derivedFields(form: EnrolmentForm) {
  const parts = [form.parcours, form.classe, form.specialite].filter((part) => part !== '');
  const marker = form.modalite === '' ? '' : ` [${form.modalite}]`;
  return {
    formation: `${parts.join(' - ')}${marker}`,
    niveau: form.classe,
    motivation: form.autresFormations,
  };
}

type Derivable = Partial<
  Record<'parcours' | 'modalite' | 'classe' | 'niveau' | 'formation', string | undefined>
>;

/** The record's path; an older record has it in the text of `formation`. */
export function parcoursOf(record: Derivable): Parcours | undefined {
  const { parcours } = record;
  if (parcours && Object.hasOwn(parcoursLabels, parcours)) return parcours as Parcours;
  const formation = record.formation?.toLowerCase() ?? '';
  if (formation.includes('bacpro')) return 'bacpro';
  if (formation.includes('bts')) return 'bts';
  return undefined;
}

/** The record's modality; an older record has it as a marker in `formation`. */
export function modaliteOf(record: Derivable): Modalite | undefined {
  const { modalite } = record;
  if (modalite === 'jour' || modalite === 'soir') return modalite;
  const marker = /\[(jour|soir)\]/i.exec(record.formation ?? '');
  return marker ? (marker[1]?.toLowerCase() as Modalite) : undefined;
}

/** The record's class, under either of its two names. */
export function classeOf(record: Derivable): Classe | undefined {
  const classe = record.classe === '' ? record.niveau : (record.classe ?? record.niveau);
  return classe && Object.hasOwn(classeLabels, classe) ? (classe as Classe) : undefined;
}

/** When an application expires. */
export function expirationOf(sent: Date): Date {
  return new Date(sent.getTime() + limits.inscriptionDays * dayMs);
}
