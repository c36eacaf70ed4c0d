import { z } from 'zod';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { documentId, type Parsed } from './schema.ts';

const error = messages.field.invalid('limit');

const limit = z
  .string({ error })
  .regex(/^[1-9]\d{0,5}$/, { error })
  .transform((text) => Math.min(Number(text), limits.listPage))
  .optional()
  .default(limits.listPage);

/**
 * The request of a command that lists: how many at most, as a query says it, and the cursor
 * that the previous part of the list ended with.
 */
export const listRequest = z.strictObject({ limit, cursor: documentId.optional() });

export type ListRequest = Parsed<typeof listRequest>;

/** The same of a list that is not in the order of its ids: its cursors only the list can read. */
export const pageRequest = z.strictObject({
  limit,
  cursor: z
    .string({ error: messages.field.invalid('cursor') })
    .regex(/^[\w-]{1,4096}$/, { error: messages.field.invalid('cursor') })
    .optional(),
});

export type PageRequest = Parsed<typeof pageRequest>;
