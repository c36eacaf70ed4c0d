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
  /** Recorded answer when the edit began. */
  readonly base: string;
}

/** Edited answers of a record, by field. */
export type Edits = Readonly<Partial<Record<InscriptionField, Edit>>>;

/** Recorded answers with the edits applied. */
export function editedForm(recorded: EnrolmentForm, edits: Edits): EnrolmentForm {
  const texts = entriesOf(edits).map(([field, { text }]) => [field, text] as const);
  return { ...recorded, ...Object.fromEntries(texts) };
}

/** Edits after `field` was set to `value`, with the fields that this clears. */
export function withEdit(
  recorded: EnrolmentForm,
  edits: Edits,
  field: InscriptionField,
  value: string,
): Edits {
  const before = editedForm(recorded, edits);
  const after = withField(before, field, value);
  const changed = fieldNames.filter((name) => after[name] !== before[name]);
  const newEdits = changed.map((name): [InscriptionField, Edit] => [
    name,
    { text: after[name], base: edits[name]?.base ?? recorded[name] },
  ]);
  return { ...edits, ...Object.fromEntries(newEdits) };
}

/** Changes to save, compared with the live record. */
export function changesIn(recorded: EnrolmentForm, edits: Edits): InscriptionChanges {
  const differing = entriesOf(edits).filter(([field, { text }]) => text !== recorded[field]);
  return Object.fromEntries(differing.map(([field, { text }]) => [field, text]));
}

/** Edited fields that another member changed meanwhile. */
export function conflictingFields(recorded: EnrolmentForm, edits: Edits): InscriptionField[] {
  return entriesOf(edits)
    .filter(([field, { text, base }]) => recorded[field] !== base && recorded[field] !== text)
    .map(([field]) => field);
}

function entriesOf(edits: Edits): [InscriptionField, Edit][] {
  return Object.entries(edits) as [InscriptionField, Edit][];
}

/** Fields whose options depend on `parcours`. */
const parcoursFields: readonly InscriptionField[] = ['classe', 'specialite'];

/**
 * Recorded choices to offer in the form: an older record may have an option that was removed.
 *
 * @param answers answers with the edits applied.
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
      (parcours === recorded.parcours || !parcoursFields.includes(field)),
  );
  return Object.fromEntries(
    chosen.map((field) => [
      field,
      { value: recorded[field], label: answerText(record, field) },
    ]),
  );
}
