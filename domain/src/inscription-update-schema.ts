import { z } from 'zod';
import {
  answersOf,
  inscriptionFields as labels,
  requiredFields,
  statutLabels,
  takesModalite,
  type EnrolmentForm,
  type InscriptionField,
  type InscriptionStatut,
} from './inscription.ts';
import { answers, mismatches } from './inscription-schema.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { CommandError, type FieldErrors } from './command-error.ts';
import { documentId, parse, text } from './schema.ts';

const fields = Object.keys(labels) as InscriptionField[];

const typed = Object.fromEntries(
  fields.map((field) => [
    field,
    text(labels[field], { max: limits.length.longText }).optional(),
  ]),
) as Record<InscriptionField, z.ZodOptional<ReturnType<typeof text>>>;

const statuts = Object.keys(statutLabels) as [InscriptionStatut, ...InscriptionStatut[]];

/** The request of `updateInscription`: what is given of the answers and of the decision. */
export const updateInscriptionRequest = z.strictObject({
  id: documentId,
  statut: z.enum(statuts, { error: messages.field.invalid('Statut') }).optional(),
  ...typed,
});

/** The names that a request of `updateInscription` may hold besides `id`. */
export const updatableFields: readonly string[] = ['statut', ...fields];

/** Where to begin, in the request of `indexInscriptions`: after which document. */
export const indexInscriptionsRequest = z.strictObject({
  cursor: z
    .string({ error: messages.field.invalid('cursor') })
    .regex(/^[^/]{1,1500}$/, { error: messages.field.invalid('cursor') })
    .optional(),
});

type Given = Partial<Record<InscriptionField, string | undefined>>;

/** The answer that stays away from the check although it is marked. */
const unchecked: InscriptionField = 'contactUrgenceTelephone';

const choices: readonly InscriptionField[] = ['parcours', 'classe', 'specialite', 'modalite'];

/**
 * Those of the `given` answers that differ from the `recorded` ones, as they are to be
 * stored. What stays as it is may be older than a rule and is not judged by it.
 *
 * @throws CommandError `invalid-argument` when an answer is not one of the form's, or the record
 * would contradict itself.
 */
export function changedAnswers(recorded: EnrolmentForm, given: Given): Partial<EnrolmentForm> {
  const changed = fields.filter(
    (field) => given[field] !== undefined && given[field] !== recorded[field],
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
  const judged = choosesAnew ? [...changed, 'modalite' as const] : changed;
  const missing = judged.filter((field) => form[field] === '' && isAsked(field));
  return {
    ...Object.fromEntries(missing.map((field) => [field, messages.field.required])),
    ...(choosesAnew && mismatches(form)),
  };
}
