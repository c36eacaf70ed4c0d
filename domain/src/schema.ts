import { z } from 'zod';
import { limits } from './limits.ts';
import { messages } from './messages/messages.ts';
import { phoneMessages } from './messages/phone.ts';
import { countDigits, phoneNumber } from './phone.ts';
import { CommandError, type FieldErrors, type CommandErrorDetails } from './command-error.ts';
import { textMessages } from './messages/text.ts';
import { badCharacterIn, isEmail, normalizeEmail, normalizeLine } from './typed-text.ts';
import { imageTypes } from './content/published-picture.ts';

// Zod would test whether `new Function` works. The pages' Content-Security-Policy forbids it, and
// Firefox logs the test as an error. The schemas are created after this module.
z.config({ jitless: true });

export type Schema<Output = unknown, Input = unknown> = z.ZodType<Output, Input>;
export type Parsed<S extends Schema> = z.output<S>;

interface TextLimits {
  readonly min?: number;
  readonly max?: number;
  /** Error of a text shorter than `min`. */
  readonly tooShort?: string;
  /** Cleaning of the text; `normalizeLine` by default. */
  readonly normalize?: (typed: string) => string;
}

/**
 * Maximum length of a text before cleaning: cleaning shortens an ordinary text by less, and is slow
 * on a very long one.
 */
export const maxTypedLength = (max: number): number => Math.max(1000, 4 * max);

/** Text from a person: normalised, without what cannot be stored, at most `max` characters. */
export function text(label: string, options: TextLimits = {}) {
  const {
    min = 0,
    max = limits.length.shortText,
    tooShort,
    normalize = normalizeLine,
  } = options;
  const tooLong = { error: messages.field.tooLong(label, max) };
  return z
    .string({ error: messages.field.invalid(label) })
    .max(maxTypedLength(max), tooLong)
    .transform(normalize)
    .superRefine((value, context) => {
      const bad = badCharacterIn(value);
      if (bad) {
        context.addIssue({
          code: 'custom',
          message: textMessages.character(label, bad),
          continue: false,
        });
      }
    })
    .refine((value) => value.length >= min, {
      error: tooShort ?? messages.field.required,
      abort: true,
    })
    .refine((value) => value.length <= max, tooLong);
}

/** A missing text counts as empty. */
export function optionalText(label: string, options: TextLimits = {}) {
  return text(label, options).optional().default('');
}

export function email(label: string, message: string) {
  return text(label, { max: limits.length.email, normalize: normalizeEmail }).refine(isEmail, {
    error: message,
  });
}

/** Transform of a text to a phone number, see `phoneNumber`. */
export function toPhone(label: string) {
  return (typed: string, context: z.RefinementCtx): string => {
    const number = phoneNumber(typed);
    if (number !== undefined) return number;
    context.addIssue({ code: 'custom', message: phoneComplaint(label, typed) });
    return z.NEVER;
  };
}

function phoneComplaint(label: string, typed: string): string {
  const digits = countDigits(typed);
  if (digits < limits.phoneDigits.min) return messages.inscription.telephone;
  return digits > limits.phoneDigits.max
    ? phoneMessages.tooManyDigits
    : messages.field.invalid(label);
}

/** Identifier that is valid in Firestore and cannot change the path. */
export const documentId = z
  .string({ error: messages.field.invalid('id') })
  .regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, { error: messages.field.invalid('id') });

/**
 * Idempotency key: a UUID that the browser makes for a new record, by which a repeated request finds
 * the record. Case is ignored.
 */
export const requestId = z
  .uuid({ error: messages.field.invalid('requestId') })
  .transform((id) => id.toLowerCase());

export const documentRequest = z.strictObject({ id: documentId });

export const noRequest = z.strictObject({});

/**
 * Validates `input`.
 *
 * @throws CommandError `invalid-argument` with the first error, and all wrong fields in its details.
 */
export function parse<S extends Schema>(schema: S, input: unknown): Parsed<S> {
  const result = schema.safeParse(input, { reportInput: false });
  if (result.success) return result.data;
  const { issues } = result.error;
  const [first] = issues;
  throw new CommandError(
    'invalid-argument',
    first ? sentence(first) : messages.unreadableRequest,
    { fields: beginningOf(fieldErrorsOf(issues)), ...(first && aboutOf(first)) },
  );
}

/** Maximum of bytes for the errors of a refusal; the next refusal has those of the other fields. */
const maxErrorBytes = 3000;

function beginningOf(fields: FieldErrors): FieldErrors {
  let bytes = 0;
  const fitting = Object.entries(fields).filter(([name, complaint]) => {
    const other = complaint.replace(/[ -~]/g, '');
    bytes += `"${name}":"${complaint}",`.length + 2 * other.length;
    return bytes <= maxErrorBytes;
  });
  return Object.fromEntries(fitting);
}

/** Errors of `input`, by field; empty when it is valid. */
export function fieldErrorsIn(schema: Schema, input: unknown): FieldErrors {
  return fieldErrorsOf(schema.safeParse(input, { reportInput: false }).error?.issues ?? []);
}

function fieldErrorsOf(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    for (const [name, complaint] of errorsOf(issue)) fields[name] ??= complaint;
  }
  return fields;
}

/** Fields of an issue, each with its error. */
function errorsOf(issue: z.core.$ZodIssue): [string, string][] {
  if (issue.code === 'unrecognized_keys' && issue.path.length === 0)
    return namedOf(issue.keys).map((key) => [key, sentence(issue)]);
  if (issue.path.length > 0) return [[String(issue.path[0]), sentence(issue)]];
  const missing: unknown = issue.code === 'custom' ? issue.params?.['missing'] : undefined;
  return isNames(missing) ? missing.map((name) => [name, messages.field.required]) : [];
}

function aboutOf(issue: z.core.$ZodIssue): Pick<CommandErrorDetails, 'about'> {
  const about: unknown = issue.code === 'custom' ? issue.params?.['about'] : undefined;
  return about === 'media-type' || about === 'size' ? { about } : {};
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

/** Unknown fields that a refusal lists, shortened: there may be thousands, with very long names. */
const namedOf = (keys: readonly string[]): string[] =>
  keys.slice(0, 3).map((key) => Array.from(key).slice(0, 40).join(''));

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return messages.field.unknown(namedOf(issue.keys));
  if (issue.path.length === 0 && issue.code === 'invalid_type')
    return messages.unreadableRequest;
  return issue.message;
}

const error = messages.field.invalid('limit');

const limit = z
  .string({ error })
  .regex(/^[1-9]\d{0,5}$/, { error })
  .transform((text) => Math.min(Number(text), limits.listPage))
  .optional()
  .default(limits.listPage);

/** Request of a list ordered by id. */
export const listRequest = z.strictObject({ limit, cursor: documentId.optional() });

export type ListRequest = Parsed<typeof listRequest>;

/** Request of a list with opaque cursors. */
export const pageRequest = z.strictObject({
  limit,
  cursor: z
    .string({ error: messages.field.invalid('cursor') })
    .regex(/^[\w-]{1,4096}$/, { error: messages.field.invalid('cursor') })
    .optional(),
});

export type PageRequest = Parsed<typeof pageRequest>;

interface PictureErrors {
  /** Error of a file that is no image. */
  readonly type: string;
  /** Error of an image that is too large. */
  readonly size: string;
}

const addressStart = /^https?:\/\//i;
const startOfDataUrl = new RegExp(`^data:(?:${imageTypes.join('|')});base64,`);
// Base64 writes three bytes as four characters.
const longestDataUrl = Math.ceil(limits.imageBytes / 3) * 4 + 64;

/**
 * Source of a picture: an object in quarantine, a `data:` URL, or the bytes of a form's file, whose
 * content the functions check regardless of the declared type. Or the URL of a picture, which can
 * only be the one in the record.
 */
export function imageSource({ type, size }: PictureErrors) {
  const typeError = { error: type };
  const path = z.string(typeError).regex(/^incoming\/[^/]{1,128}\/[^/]{1,200}$/, typeError);
  // A failed union reports the error of one form, so all have the same. Bytes come first: an object
  // schema would list each of them as a key.
  const forms = [
    z.instanceof(Uint8Array, typeError),
    z.string(typeError),
    z.strictObject({ path }, typeError),
  ];
  return z.union(forms, typeError).check((context) => {
    const { value } = context;
    if (typeof value !== 'string') return;
    const complain = (about: CommandErrorDetails['about'], message: string) =>
      context.issues.push({ code: 'custom', input: value, message, params: { about } });
    if (value.length > longestDataUrl) complain('size', size);
    else if (!startOfDataUrl.test(value) && !isAddress(value)) complain('media-type', type);
  });
}
export type ImageSource = z.output<ReturnType<typeof imageSource>>;

export function isAddress(source: ImageSource): source is string {
  return typeof source === 'string' && addressStart.test(source);
}
