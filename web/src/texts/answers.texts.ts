import { formatCalendarDay } from '@centre/domain/dates';
import {
  classeLabels,
  inscriptionFields,
  lienLabels,
  modaliteLabels,
  parcoursLabels,
  sexeLabels,
  situationLabels,
  takesModalite,
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
} as const;
export type AnswerName = keyof typeof answerLabels;

/** The word for a value that the form offers, and any other value as it is. */
function wordFor(labels: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}

/** Answers that the list shows. */
export type ListedAnswer = 'parcours' | 'classe' | 'specialite' | 'telephone' | 'email';

/** An answer of the list as the staff reads it; empty where there is none. */
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

/** An answer as the staff reads it; empty where there is none. */
export function answerText(record: InscriptionRecord, name: AnswerName): string {
  switch (name) {
    case 'parcours':
    case 'classe':
    case 'telephone':
      return listedAnswer(record, name);
    case 'modalite':
      return record.modalite ? modaliteLabels[record.modalite] : '';
    case 'sexe':
      return wordFor(sexeLabels, record.sexe);
    case 'situationMatrimoniale':
      return wordFor(situationLabels, record.situationMatrimoniale);
    case 'contactUrgenceLien':
      return wordFor(lienLabels, record.contactUrgenceLien);
    case 'dateNaissance':
      return formatCalendarDay(record.dateNaissance);
    case 'contactUrgenceTelephone':
      return formatPhone(record[name]);
    case 'autresFormations':
      return record.autresFormations || record.motivation;
    default:
      return record[name];
  }
}

/** `Mensah Afi`, as the list and the files call an applicant. */
export function fullName({ nom, prenom }: Pick<InscriptionRecord, 'nom' | 'prenom'>): string {
  return `${nom} ${prenom}`.trim();
}

/** Whether this record is of the class that chooses between day and evening. */
export function showsModalite(record: InscriptionRecord): boolean {
  return takesModalite(answersIn(record));
}

/** Whether `formation` adds to the path, the class and the speciality. */
export function hasOwnFormation(record: InscriptionRecord): boolean {
  const { formation } = record;
  return formation !== '' && formation !== derivedFields(answersIn(record)).formation;
}
