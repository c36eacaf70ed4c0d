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

/** Answer of a record, with its label. */
export interface FicheFact {
  readonly name: AnswerName;
  readonly label: string;
  /** Empty without an answer. */
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

/** Section of a record. */
export interface FicheSection {
  readonly name: FieldSection;
  readonly title: string;
  readonly facts: readonly FicheFact[];
}

/** Order of the sections on screen. */
export const screenOrder = [
  'personal',
  'academic',
  'family',
  'training',
  'diplomas',
  'emergency',
] as const satisfies readonly FieldSection[];

/** Order of the sections on paper. */
export const paperOrder = [
  'personal',
  'training',
  'academic',
  'family',
  'emergency',
  'diplomas',
] as const satisfies readonly FieldSection[];

/** Sections of a record, without fields that do not apply. */
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

/** Texts of the PDF fiche, with plain spaces, which its fonts need. */
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

/** Statut of a record, with the date of the decision. */
export function statutText({ statut, dateTraitement }: InscriptionRecord): string {
  const label = statutLabels[statut];
  return dateTraitement && statut !== 'en_attente'
    ? `${label} le ${formatDate(dateTraitement)}`
    : label;
}

/** Date of receipt; empty when unknown. */
export function receivedText({ dateInscription }: InscriptionRecord): string {
  return dateInscription.getTime() === 0 ? '' : formatDateTime(dateInscription);
}

/** Facts under the title of the fiche. */
export function ficheHead(record: InscriptionRecord, now: Date) {
  return [
    { label: fichePage.reference, value: record.reference },
    { label: fichePage.statut, value: statutText(record) },
    { label: fichePage.received, value: receivedText(record) },
    { label: fichePage.generated, value: formatDateTime(now) },
  ];
}

/** File name with the applicant's name, or with the number of records. */
export function ficheFileName(records: readonly InscriptionRecord[], now: Date): string {
  const [first] = records;
  const prefix =
    first && records.length === 1
      ? `fiche-inscription-${fileNamePart(fullName(first)) || fileNamePart(first.reference)}`
      : `fiches-inscription-${records.length}`;
  return `${prefix}-${fileNameInstant(now)}.pdf`;
}
