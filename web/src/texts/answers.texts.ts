import { formatCalendarDay } from '@centre/domain/dates';
import {
  classeLabels,
  fieldTable,
  inscriptionFields,
  parcoursLabels,
  offersModalite,
  type Field,
} from '@centre/domain/inscription/inscription';
import {
  derivedFields,
  answersIn,
  type InscriptionRecord,
} from '@centre/domain/inscription/record';
import { formatPhone } from '@centre/domain/phone';

/** Labels of the answers; the last two are not on the form. */
export const answerLabels = {
  ...inscriptionFields,
  adresse: 'Adresse',
  formation: 'Formation',
};
export type AnswerName = keyof typeof answerLabels;

/** Table of the fields, with the two answers that are not on the form. */
export const answerTable: Readonly<Record<AnswerName, Omit<Field, 'label'>>> = {
  ...fieldTable,
  adresse: { section: 'personal', after: 'lieuResidence', span: 12, width: 28 },
  formation: { section: 'training', span: 12, width: 36 },
};

/** Answers that the list of applications shows. */
export type ListedAnswer = 'parcours' | 'classe' | 'specialite' | 'telephone' | 'email';

/** Formats an answer of the list for the staff; empty if there is none. */
export function listedAnswer(
  row: Pick<InscriptionRecord, ListedAnswer | 'niveau'>,
  name: ListedAnswer,
): string {
  switch (name) {
    case 'parcours':
      return row.parcours ? parcoursLabels[row.parcours] : '';
    case 'classe':
      return row.classe ? classeLabels[row.classe] : row.niveau;
    case 'telephone':
      return formatPhone(row.telephone);
    default:
      return row[name];
  }
}

/** Formats an answer for the staff; empty if there is none. */
export function answerText(record: InscriptionRecord, name: AnswerName): string {
  switch (name) {
    case 'parcours':
    case 'classe':
      return listedAnswer(record, name);
    case 'autresFormations':
      return record.autresFormations || record.motivation;
    default: {
      const value = record[name] ?? '';
      const { kind, choices } = answerTable[name];
      if (kind === 'date') return formatCalendarDay(value);
      if (kind === 'phone') return formatPhone(value);
      // An older record may have a choice that no longer exists.
      return choices && Object.hasOwn(choices, value) ? (choices[value] ?? value) : value;
    }
  }
}

/** Name of an applicant in the list and in files: `Mensah Afi`. */
export function fullName({ nom, prenom }: Pick<InscriptionRecord, 'nom' | 'prenom'>): string {
  return `${nom} ${prenom}`.trim();
}

/** Names of several applicants, the first ten of them: `Mensah Afi, Lawson Kossi et 3 autres`. */
export function fullNames(applicants: readonly Parameters<typeof fullName>[0][]): string {
  const named = applicants.slice(0, 10).map(fullName).join(', ');
  const others = applicants.length - 10;
  return others > 0 ? `${named} et ${others} ${others === 1 ? 'autre' : 'autres'}` : named;
}

/** Whether the class of the record offers day and evening courses. */
export function showsModalite(record: InscriptionRecord): boolean {
  return offersModalite(answersIn(record));
}

/** Whether `formation` differs from the text derived from parcours, classe and specialite. */
export function hasOwnFormation(record: InscriptionRecord): boolean {
  const { formation } = record;
  return formation !== '' && formation !== derivedFields(answersIn(record)).formation;
}
