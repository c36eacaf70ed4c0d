import { isMinor, type GuardianAnswer } from '@centre/domain/inscription/consent';
import { calendarDayOf, formatLongDateTime } from '@centre/domain/dates';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { typeset } from './typeset.ts';

const texts = typeset({
  accepted: (date: string, version: string) => `Avis accepté le ${date} (version ${version})`,
  notShown: 'Avis : non affiché (autre voie)',
  guardian: {
    accepte: 'Accord du tuteur : déclaré sur le formulaire',
    'a-recueillir': 'Accord du tuteur : à recueillir au dépôt du dossier',
  } satisfies Record<GuardianAnswer, string>,
});

/** Texts on an applicant's consent, for the staff. */
interface ConsentTexts {
  readonly notice: string;
  /** Only for applicants who were minors when they applied. */
  readonly guardian: string | undefined;
  /** Whether the guardian's consent is still to be collected. */
  readonly isToCollect: boolean;
}

export function consentTexts(record: InscriptionRecord): ConsentTexts {
  const { consentement } = record;
  const answer = guardianAnswerOf(record);
  return {
    notice: consentement
      ? texts.accepted(formatLongDateTime(consentement.date), consentement.version)
      : texts.notShown,
    guardian: answer && texts.guardian[answer],
    isToCollect: answer === 'a-recueillir',
  };
}

function guardianAnswerOf({
  dateNaissance,
  dateInscription,
  consentement,
}: InscriptionRecord): GuardianAnswer | undefined {
  // Without a date of arrival the applicant's age is unknown.
  if (dateInscription.getTime() === 0) return undefined;
  if (!isMinor(dateNaissance, calendarDayOf(dateInscription))) return undefined;
  return consentement?.tuteur ?? 'a-recueillir';
}
