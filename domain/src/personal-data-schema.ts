import { z } from 'zod';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { toReference } from './reference.ts';
import { documentId, email, text, toPhone } from './schema.ts';
import { personalDataMessages as says } from './staff/personal-data-messages.ts';
import { foldEmail } from './text.ts';

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
 * The request of `handleDataSubjectRequest`: by what somebody is to be found, at least one of
 * three, and whether to give out all that is kept of them or to erase applications that an
 * access has shown.
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
