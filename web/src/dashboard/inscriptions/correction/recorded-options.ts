import type { EnrolmentForm, InscriptionField } from '@centre/domain/inscription';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import type { RecordedOptions } from '../../../answers/answer-field.tsx';
import { kinds } from '../../../answers/fields.ts';
import { answerText } from '../../../content/dashboard/answers.ts';
import { recordedForm } from './edits.ts';

/** They hang on the path, and say nothing beside another. */
const dependent: readonly InscriptionField[] = ['classe', 'specialite'];

/**
 * What the record answers where one chooses: an older one may say what is no longer offered.
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
      kinds[field].kind === 'choice' &&
      recorded[field] !== '' &&
      (parcours === recorded.parcours || !dependent.includes(field)),
  );
  return Object.fromEntries(
    chosen.map((field) => [
      field,
      { value: recorded[field], label: answerText(record, field) },
    ]),
  );
}
