import { formatDate, formatDateTime } from '@centre/domain/dates';
import { fileNameInstant, fileNamePart } from '@centre/domain/file-name';
import { statutLabels, type FieldSection } from '@centre/domain/inscription/inscription';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import {
  answerLabels,
  answerTable,
  answerText,
  fullName,
  hasOwnFormation,
  showsModalite,
  type AnswerName,
} from './answers.texts.ts';

/** One answer of a record. */
export interface FicheFact {
  readonly name: AnswerName;
  readonly label: string;
  /** Empty where nothing was answered. */
  readonly value: string;
}

const titles = {
  personal: 'Renseignements personnels',
  training: 'Formation demandée',
  academic: 'Parcours scolaire',
  family: 'Famille',
  emergency: 'Contact d’urgence',
  diplomas: 'Autres diplômes',
} as const satisfies Record<FieldSection, string>;

const answers = Object.keys(answerTable) as AnswerName[];

function namesIn(section: FieldSection): AnswerName[] {
  const own = answers.filter((name) => answerTable[name].section === section);
  const after = (other?: AnswerName) => own.filter((name) => answerTable[name].after === other);
  return after().flatMap((name) => [name, ...after(name)]);
}

/** A titled part of a record. */
export interface FicheSection {
  readonly name: FieldSection;
  readonly title: string;
  readonly facts: readonly FicheFact[];
}

/** The order of the window, where the applicant comes first. */
export const windowOrder = [
  'personal',
  'academic',
  'family',
  'training',
  'diplomas',
  'emergency',
] as const satisfies readonly FieldSection[];

/** The order of the sheet of paper. */
export const paperOrder = [
  'personal',
  'training',
  'academic',
  'family',
  'emergency',
  'diplomas',
] as const satisfies readonly FieldSection[];

/** The sections of a record, without questions that do not apply. */
export function ficheSections(
  record: InscriptionRecord,
  order: readonly FieldSection[],
): FicheSection[] {
  return order.map((name) => ({
    name,
    title: titles[name],
    facts: namesIn(name)
      .filter((answer) => isAsked(record, answer))
      .map((answer) => ({
        name: answer,
        label: answerLabels[answer],
        value: answerText(record, answer),
      })),
  }));
}

function isAsked(record: InscriptionRecord, name: AnswerName): boolean {
  if (name === 'modalite') return showsModalite(record);
  if (name === 'formation') return hasOwnFormation(record);
  if (name === 'adresse') return record.adresse !== '';
  return true;
}

/** Words of the sheet besides the answers, with plain spaces. */
export const fichePage = {
  title: 'Fiche d’inscription',
  continued: 'Fiche d’inscription (suite)',
  photo: 'Photo d’identité',
  reference: 'Référence',
  received: 'Date d’inscription',
  statut: 'Statut',
  generated: 'Fiche générée le',
  empty: '—',
  place: 'Fait à ....................................................',
  day: 'le ......... / ......... / ....................',
  signatures: [
    'L’apprenant(e)',
    'Le père, la mère ou le tuteur',
    'Pour le centre (signature et cachet)',
  ],
  page: (page: number, count: number) => `Page ${page} sur ${count}`,
} as const;

/** The state of the examination and its date. */
export function statutText({ statut, dateTraitement }: InscriptionRecord): string {
  const label = statutLabels[statut];
  return dateTraitement && statut !== 'en_attente'
    ? `${label} le ${formatDate(dateTraitement)}`
    : label;
}

/** When it was sent; empty when unknown. */
export function receivedText({ dateInscription }: InscriptionRecord): string {
  return dateInscription.getTime() === 0 ? '' : formatDateTime(dateInscription);
}

/** The text beside the title. */
export function ficheHead(record: InscriptionRecord, now: Date) {
  return [
    { label: fichePage.reference, value: record.reference },
    { label: fichePage.statut, value: statutText(record) },
    { label: fichePage.received, value: receivedText(record) },
    { label: fichePage.generated, value: formatDateTime(now) },
  ];
}

/** The file name: with the student's name, or the number of records. */
export function ficheFileName(records: readonly InscriptionRecord[], now: Date): string {
  const [first] = records;
  const who =
    first && records.length === 1
      ? `fiche-inscription-${fileNamePart(fullName(first)) || fileNamePart(first.reference)}`
      : `fiches-inscription-${records.length}`;
  return `${who}-${fileNameInstant(now)}.pdf`;
}
