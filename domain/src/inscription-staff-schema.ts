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
import { documentId, parse, text, email, toPhone } from './schema.ts';
import { exportFormats } from './journal.ts';
import { toReference } from './reference.ts';
import { personalDataMessages as says } from './staff/inscription-messages.ts';
import { foldEmail } from './text.ts';

const fields = Object.keys(labels) as InscriptionField[];

const typed = Object.fromEntries(
  fields.map((field) => [
    field,
    text(labels[field], { max: limits.length.longText }).optional(),
  ]),
) as Record<InscriptionField, z.ZodOptional<ReturnType<typeof text>>>;

const statuts = Object.keys(statutLabels) as [InscriptionStatut, ...InscriptionStatut[]];

/** The request of `updateInscription`: some answers, the decision, or both. */
export const updateInscriptionRequest = z.strictObject({
  id: documentId,
  statut: z.enum(statuts, { error: messages.field.invalid('Statut') }).optional(),
  ...typed,
});

export const updatableFields: readonly string[] = ['statut', ...fields];

/** The request of `indexInscriptions`: after which document to begin. */
export const indexInscriptionsRequest = z.strictObject({
  cursor: z
    .string({ error: messages.field.invalid('cursor') })
    .regex(/^[^/]{1,1500}$/, { error: messages.field.invalid('cursor') })
    .optional(),
});

type Given = Partial<Record<InscriptionField, string | undefined>>;

/** Marked as required on the form, but not checked. */
const unchecked: InscriptionField = 'contactUrgenceTelephone';

const choices: readonly InscriptionField[] = ['parcours', 'classe', 'specialite', 'modalite'];

/**
 * The `given` answers that differ from the `recorded` ones. Unchanged answers may be older than
 * a rule and are not checked.
 *
 * @throws CommandError `invalid-argument` when an answer is not valid, or contradicts another.
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

const invalid = messages.field.invalid;

/** The request of `noteExport`: how many records are exported, or which. */
export const noteExportRequest = z.strictObject({
  format: z.enum(exportFormats, { error: invalid('format') }),
  count: z
    .int({ error: invalid('count') })
    .min(1, { error: invalid('count') })
    .max(limits.exportedRows, { error: invalid('count') }),
  ids: z
    .array(documentId, { error: invalid('ids') })
    .max(limits.namedRecords, { error: invalid('ids') })
    .optional()
    .default([]),
});

const reference = text(says.fields.reference, { min: 1 }).transform(toReference);

const telephone = text(says.fields.telephone, { min: 1 }).transform(
  toPhone(says.fields.telephone),
);

const invalidIds = { error: messages.field.invalid('ids') };

const sought = {
  reference: reference.optional(),
  telephone: telephone.optional(),
  email: email(says.fields.email, messages.inscription.email).transform(foldEmail).optional(),
};

/**
 * The request of `handleDataSubjectRequest`: at least one contact, and whether to give access
 * to the person's data or to erase applications that an access has shown.
 */
export const dataSubjectRequest = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('access'), ...sought }),
      z.strictObject({
        kind: z.literal('erasure'),
        ...sought,
        ids: z
          .array(documentId, invalidIds)
          .min(1, invalidIds)
          .max(limits.requestedRecords, invalidIds),
      }),
    ],
    { error: messages.field.invalid('kind') },
  )
  .refine(
    ({ reference, telephone, email }) =>
      [reference, telephone, email].some((one) => one !== undefined),
    { error: says.nothingSought },
  );
