import { messages } from '@centre/domain/messages';
import { Refusal } from '@centre/domain/refusal';
import type { Form } from './multipart.ts';

/** What an older client sends of a record: known fields, and the one that holds a picture. */
export interface OlderShape {
  readonly fields: readonly string[];
  /** Absent when such records have none. */
  readonly picture?: 'image' | 'photo';
  /** Fields that hold no text, as a form sends everything. */
  readonly numbers?: readonly string[];
  readonly booleans?: readonly string[];
}

/**
 * The fields of `body` that a command knows. Older clients send a record back whole, with
 * what they once read of it: whatever a command does not take is left out, like fields that
 * hold nothing, and like the address of a picture, which says that it stays. What is no
 * record at all is left to the command to refuse.
 */
export function knownFields(body: unknown, { fields, picture }: OlderShape): unknown {
  if (!isRecord(body)) return body;
  const known = Object.entries(body).filter(
    ([name, value]: [string, unknown]) =>
      value !== null && (name === picture ? !isUnchangedPicture(value) : fields.includes(name)),
  );
  return Object.fromEntries(known);
}

function isUnchangedPicture(value: unknown): boolean {
  return typeof value === 'string' && (value === '' || /^https?:\/\//i.test(value));
}

/** A record to be saved under the id of the path; anything else as it is. */
export function withId(known: unknown, id: string | undefined): unknown {
  return isRecord(known) ? { ...known, id } : known;
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const pictureNames: readonly string[] = ['image', 'photo'];

/**
 * The record in a form. Its file is the picture, under either of the names that pictures have;
 * numbers and yes or no are read from their texts, and left out when there is none.
 *
 * @throws Refusal `invalid-argument` for a file that is called anything else.
 */
export function fieldsOfForm(
  { fields, file }: Form,
  { picture, numbers = [], booleans = [] }: OlderShape,
): object {
  const entries = [...fields].flatMap(([name, text]): [string, unknown][] => {
    if (numbers.includes(name)) return text.trim() === '' ? [] : [[name, numberIn(text)]];
    if (booleans.includes(name)) return text.trim() === '' ? [] : [[name, booleanIn(text)]];
    return [[name, text]];
  });
  const record = Object.fromEntries(entries);
  if (!file) return record;
  if (picture === undefined || !pictureNames.includes(file.field)) {
    const sentence = messages.field.unknown([file.field]);
    throw new Refusal('invalid-argument', sentence, { fields: { [file.field]: sentence } });
  }
  return { ...record, [picture]: file.bytes };
}

/** The number that a text is; the text itself, for the schema to refuse, when it is none. */
function numberIn(text: string): number | string {
  return /^\s*-?\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : text;
}

const truths = new Map([
  ['true', true],
  ['1', true],
  ['on', true],
  ['false', false],
  ['0', false],
]);

function booleanIn(text: string): boolean | string {
  return truths.get(text.trim().toLowerCase()) ?? text;
}
