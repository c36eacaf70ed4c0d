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

/** Staff note on an application. */
export interface InscriptionNote {
  readonly texte: string;
  /** Username of its last author. */
  readonly par: string;
  readonly date: Date;
}

/** Answers that applicants may ask to correct. */
export const correctableFields = ['telephone', 'email', 'lieuResidence'] as const;
export type CorrectableField = (typeof correctableFields)[number];

/** Correction requested by the applicant. */
export interface RequestedCorrection {
  readonly answers: Partial<Record<CorrectableField, string>>;
  readonly date: Date;
}

type Answers = Record<Exclude<InscriptionField, 'parcours' | 'classe' | 'modalite'>, string>;

/**
 * Stored application of any age: missing texts are empty, and values that an older record holds only
 * as text are derived.
 */
export interface InscriptionRecord extends Answers {
  readonly id: string;
  /** Empty in older records. */
  readonly reference: string;
  /** Only in older records; the form asks for `lieuResidence`. */
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
  readonly expiration: Date;
  /** When it was accepted or refused. */
  readonly dateTraitement: Date | undefined;
  /** Username of the member who accepted or refused it; empty while undecided or unknown. */
  readonly traitePar: string;
  /** Absent when the application did not come through the form. */
  readonly consentement: Consent | undefined;
  /** Duplicate keys shared with another person, which the search for duplicates ignores. */
  readonly partage: readonly string[];
  /** Reasons for a check by the desk; empty for nearly all, and after the check. */
  readonly aVerifier: readonly RaisonAVerifier[];
  /** School year. */
  readonly campagne: string;
  /** Digit of the register document with its row; empty for none. */
  readonly registre: string;
  readonly note: InscriptionNote | undefined;
  /** Absent once a member has accepted or refused it. */
  readonly correction: RequestedCorrection | undefined;
  readonly pieceManquante: PieceManquante | undefined;
  /** Attempts to contact the applicant, the latest last. */
  readonly prevenu: readonly Contact[];
  /** Last change of a decision. After a publication, the applicant could read the former one. */
  readonly decisionRemplaceeLe: Date | undefined;
}

const textFields = [
  ...fieldNames,
  ...(['reference', 'adresse', 'formation', 'niveau', 'motivation', 'traitePar'] as const),
] as const;

type TextField = (typeof textFields)[number];

/**
 * Parses a stored application.
 *
 * @param fields with Dates; older ones may have ISO texts.
 * @param createdAt date of a record that has none.
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

/** Answers of a record, derived where an older one lacks them. */
export function answersIn(record: InscriptionRecord): EnrolmentForm {
  const { parcours = '', classe = '', modalite = '' } = record;
  return answersOf({ ...record, parcours, classe, modalite });
}

/** Answers in the staff's form for corrections, the same as in the details. */
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

/** Reasons for a check by the desk; none of them leads to a refusal. */
export const aVerifierLabels = {
  connexion: 'Beaucoup d’inscriptions sont venues de la même connexion en une heure',
  telephone: 'Beaucoup d’inscriptions ont donné ce téléphone le même jour',
  email: 'Beaucoup d’inscriptions ont donné cette adresse e-mail le même jour',
  affluence: 'Un nombre inhabituel d’inscriptions arrivait au même moment',
  piege: 'Un champ que personne ne voit était rempli',
} as const;
export type RaisonAVerifier = keyof typeof aVerifierLabels;

/** Stored fields that are derived from the answers. */
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

/** Path of a record; an older one has it in the text of `formation`. */
export function parcoursOf(record: Derivable): Parcours | undefined {
  const { parcours } = record;
  if (parcours && Object.hasOwn(parcoursLabels, parcours)) return parcours as Parcours;
  const formation = record.formation?.toLowerCase() ?? '';
  if (formation.includes('bacpro')) return 'bacpro';
  if (formation.includes('bts')) return 'bts';
  return undefined;
}

/** Modality of a record; an older one has it as a marker in `formation`. */
export function modaliteOf(record: Derivable): Modalite | undefined {
  const { modalite } = record;
  if (modalite === 'jour' || modalite === 'soir') return modalite;
  const marker = /\[(jour|soir)\]/i.exec(record.formation ?? '');
  return marker ? (marker[1]?.toLowerCase() as Modalite) : undefined;
}

/** Class of a record, under either of its two names. */
export function classeOf(record: Derivable): Classe | undefined {
  const classe = record.classe === '' ? record.niveau : (record.classe ?? record.niveau);
  return classe && Object.hasOwn(classeLabels, classe) ? (classe as Classe) : undefined;
}

export function expirationOf(sent: Date): Date {
  return new Date(sent.getTime() + limits.inscriptionDays * dayMs);
}
