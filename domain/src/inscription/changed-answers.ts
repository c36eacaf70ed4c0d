import { z } from 'zod';
import { CommandError, type FieldErrors } from '../command-error.ts';
import {
  answersOf,
  inscriptionFields,
  requiredFields,
  takesModalite,
  type EnrolmentForm,
  type InscriptionField,
} from './inscription.ts';
import { yearsBeforeBirth } from './dates.ts';
import { answers, mismatches } from './schema.ts';
import { messages } from '../messages/messages.ts';
import { parse } from '../schema.ts';
import { normalizeText } from '../typed-text.ts';

const fields = Object.keys(inscriptionFields) as InscriptionField[];

type Given = Partial<Record<InscriptionField, string | undefined>>;

/** Marked as required on the form, but not checked. */
const unchecked: InscriptionField = 'contactUrgenceTelephone';

const choices: readonly InscriptionField[] = ['parcours', 'classe', 'specialite', 'modalite'];
const dated: readonly InscriptionField[] = [
  'dateNaissance',
  'anneeObtentionBac',
  'anneeObtentionPlus',
];

/**
 * The `given` answers that differ from the `recorded` ones. Unchanged answers may be older than
 * a rule and are not checked.
 *
 * @throws CommandError `invalid-argument` when an answer is not valid, or contradicts another.
 */
export function changedAnswers(recorded: EnrolmentForm, given: Given): Partial<EnrolmentForm> {
  const changed = fields.filter(
    (field) => given[field] !== undefined && given[field] !== normalizeText(recorded[field]),
  );
  const schema = z.object(Object.fromEntries(changed.map((field) => [field, answers[field]])));
  const changes = parse(schema, given) as Partial<EnrolmentForm>;
  const wrong = contradictions(answersOf({ ...recorded, ...changes }), changed);
  const [first] = Object.values(wrong);
  if (first !== undefined) throw new CommandError('invalid-argument', first, { fields: wrong });
  return changes;
}

function contradictions(
  form: EnrolmentForm,
  changed: readonly InscriptionField[],
): FieldErrors {
  const choosesAnew = changed.some((field) => choices.includes(field));
  const isAsked = (field: InscriptionField) =>
    field === 'modalite'
      ? takesModalite(form)
      : requiredFields.has(field) && field !== unchecked;
  const yearsChange = changed.some((field) => dated.includes(field));
  const judged = choosesAnew ? [...changed, 'modalite' as const] : changed;
  const missing = judged.filter((field) => form[field] === '' && isAsked(field));
  return {
    ...Object.fromEntries(missing.map((field) => [field, messages.field.required])),
    ...(choosesAnew && mismatches(form)),
    ...(yearsChange && yearsBeforeBirth(form)),
  };
}
