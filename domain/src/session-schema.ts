import { z } from 'zod';
import { messages } from './messages.ts';

/** The request of `logout`: the token that is to open nothing any more, if there is one. */
export const logoutRequest = z.strictObject({
  token: z
    .string({ error: messages.field.invalid('token') })
    .max(8192, { error: messages.field.invalid('token') })
    .optional(),
});
