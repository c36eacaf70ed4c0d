import { z } from 'zod';
import { limits } from '../limits.ts';
import { messages } from '../messages/messages.ts';
import { assignableRoles, roles } from '../permissions.ts';
import { documentId, email, maxTypedLength, text } from '../schema.ts';
import { foldText } from '../text.ts';
import { normalizePassword } from '../typed-text.ts';

const texts = messages.user;
const { username, password } = limits.length;

// Passwords that guessing programs try first, in French and on French keyboards.
const commonPasswords = new Set([
  '123456',
  '1234567',
  '12345678',
  '123456789',
  '1234567890',
  '111111',
  '000000',
  'azerty',
  'azertyuiop',
  'qwerty',
  'qwertyuiop',
  'password',
  'motdepasse',
  'bonjour',
  'soleil',
  'doudou',
  'admin123',
  'azerty123',
  'password123',
  'motdepasse123',
  'lome123',
  'togo123',
  'togo2025',
  'abc123',
  'iloveyou',
  'jesus123',
  'formation',
  'secret',
]);

const newPassword = z
  .string({ error: texts.passwordShort })
  .max(maxTypedLength(password.max), {
    error: messages.field.tooLong('Mot de passe', password.max),
  })
  .transform(normalizePassword)
  .refine((value) => value.length >= password.min, { error: texts.passwordShort })
  .refine((value) => value.length <= password.max, {
    error: messages.field.tooLong('Mot de passe', password.max),
  })
  .refine((value) => !commonPasswords.has(value.toLowerCase()), {
    error: texts.passwordCommon,
  });

export function repeatsUsername(password: string, username: string): boolean {
  return foldText(password) === foldText(username);
}

// Zero-width characters, compatibility characters and mixed alphabets can make a name look like
// another one.
const hidden = /\p{Cf}/u;
const latin = /\p{Script=Latin}/u;
const lookalike = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

function isUnmistakable(name: string): boolean {
  const isMixed = latin.test(name) && lookalike.test(name);
  return !hidden.test(name) && !isMixed && name.normalize('NFKC') === name;
}

const newUsername = text("Nom d'utilisateur", { ...username, tooShort: texts.username }).refine(
  isUnmistakable,
  { error: messages.field.characters("Nom d'utilisateur") },
);

const credentials = z.strictObject({
  username: newUsername,
  email: email('E-mail', texts.email),
  password: newPassword,
});

type Credentials = z.output<typeof credentials>;
const notUsername = (user: Credentials) => !repeatsUsername(user.password, user.username);
const passwordError = { path: ['password'], error: texts.passwordCommon };

/** Request of `createUser`. */
export const createUserRequest = credentials
  .extend({ role: z.enum(assignableRoles, { error: texts.role }) })
  .refine(notUsername, passwordError);

/** Credentials of a project's first super administrator. */
export const createAdminRequest = credentials.refine(notUsername, passwordError);

/**
 * Request of `updateUser`: the changed fields. Accepts `SUPER_ADMIN`, because a form that edits a
 * super administrator sends that role back; the command never assigns it.
 */
export const updateUserRequest = z.strictObject({
  id: documentId,
  email: email('E-mail', texts.email).optional(),
  role: z.enum(roles, { error: texts.role }).optional(),
  password: newPassword.optional(),
  isActive: z.boolean({ error: messages.field.invalid('Statut') }).optional(),
});

/** Request of `login`. The rules of new passwords do not apply: a refusal must not reveal them. */
export const loginRequest = z.strictObject({
  username: text("Nom d'utilisateur", {
    min: 1,
    tooShort: messages.session.credentialsRequired,
  }),
  password: z
    .string({ error: messages.session.credentialsRequired })
    .min(1, { error: messages.session.credentialsRequired })
    .max(4096, { error: messages.session.refused }),
});
