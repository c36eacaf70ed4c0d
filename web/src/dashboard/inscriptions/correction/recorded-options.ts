import type { EnrolmentForm, InscriptionField } from '@centre/domain/inscription';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import type { RecordedOptions } from '../../../answers/answer-sections.tsx';
import { kinds } from '../../../answers/fields.ts';
import { answerText } from '../../../content/dashboard/answers.ts';
import { recordedForm } from './edits.ts';

/** They hang on the path, and say nothing beside another. */
const dependent: readonly InscriptionField[] = ['classe', 'specialite'];

const withCountry = /^\+\d+$/;

function isOfItsOwn(field: InscriptionField, text: string): boolean {
  const { kind } = kinds[field];
  return kind === 'choice' || (kind === 'phone' && !withCountry.test(text));
}

/**
 * What the record answers that the form could not show: where one chooses, an older one may say
 * what is no longer offered; a phone number may be without its country, or none at all.
 *
 * @param answers as they are corrected.
 */
export function recordedOptions(
  record: InscriptionRecord,
  { parcours }: EnrolmentForm,
): RecordedOptions {
  const recorded = recordedForm(record);
  const chosen = (Object.keys(recorded) as InscriptionField[]).filter(
    (field) =>
      recorded[field] !== '' &&
      isOfItsOwn(field, recorded[field]) &&
      (parcours === recorded.parcours || !dependent.includes(field)),
  );
  return Object.fromEntries(
    chosen.map((field) => [
      field,
      { value: recorded[field], label: answerText(record, field) },
    ]),
  );
}
