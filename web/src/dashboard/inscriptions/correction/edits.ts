import { withField } from '@centre/domain/inscription/changes';
import {
  type EnrolmentForm,
  fieldNames,
  fieldTable,
  type InscriptionField,
} from '@centre/domain/inscription/inscription';
import { recordedForm, type InscriptionRecord } from '@centre/domain/inscription/record';
import type { RecordedOptions } from '../../../inscription-form/inscription-fields.tsx';
import { answerText } from '../../../texts/answers.texts.ts';
import type { InscriptionChanges } from '../../../data/staff/inscriptions.ts';

interface Edit {
  readonly text: string;
  /** The answer that stood there when it was typed over. */
  readonly over: string;
}

/** The edited answers of a record, by field. */
export type Edits = Readonly<Partial<Record<InscriptionField, Edit>>>;

/** The recorded answers with the edits over them. */
export function editedForm(recorded: EnrolmentForm, edits: Edits): EnrolmentForm {
  const texts = entriesOf(edits).map(([field, { text }]) => [field, text] as const);
  return { ...recorded, ...Object.fromEntries(texts) };
}

/** The edits after `field` was set to `value`, with what that clears. */
export function withEdit(
  recorded: EnrolmentForm,
  edits: Edits,
  field: InscriptionField,
  value: string,
): Edits {
  const before = editedForm(recorded, edits);
  const after = withField(before, field, value);
  const changed = fieldNames.filter((name) => after[name] !== before[name]);
  const anew = changed.map((name): [InscriptionField, Edit] => [
    name,
    { text: after[name], over: edits[name]?.over ?? recorded[name] },
  ]);
  return { ...edits, ...Object.fromEntries(anew) };
}

/** The changes to save, compared with the record as it is now. */
export function changesIn(recorded: EnrolmentForm, edits: Edits): InscriptionChanges {
  const differing = entriesOf(edits).filter(([field, { text }]) => text !== recorded[field]);
  return Object.fromEntries(differing.map(([field, { text }]) => [field, text]));
}

/** The edited fields that somebody else changed meanwhile. */
export function overtakenFields(recorded: EnrolmentForm, edits: Edits): InscriptionField[] {
  return entriesOf(edits)
    .filter(([field, { text, over }]) => recorded[field] !== over && recorded[field] !== text)
    .map(([field]) => field);
}

function entriesOf(edits: Edits): [InscriptionField, Edit][] {
  return Object.entries(edits) as [InscriptionField, Edit][];
}

/** They depend on the path, and mean nothing with another. */
const dependent: readonly InscriptionField[] = ['classe', 'specialite'];

/**
 * Answers that the form does not offer: an older record may have an option that is gone.
 *
 * @param answers as they are corrected.
 */
export function recordedOptions(
  record: InscriptionRecord,
  { parcours }: EnrolmentForm,
): RecordedOptions {
  const recorded = recordedForm(record);
  const chosen = fieldNames.filter(
    (field) =>
      recorded[field] !== '' &&
      fieldTable[field].kind === 'choice' &&
      (parcours === recorded.parcours || !dependent.includes(field)),
  );
  return Object.fromEntries(
    chosen.map((field) => [
      field,
      { value: recorded[field], label: answerText(record, field) },
    ]),
  );
}
