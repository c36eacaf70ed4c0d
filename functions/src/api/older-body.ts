import { messages } from '@centre/domain/messages';
import { CommandError } from '@centre/domain/command-error';
import type { Form } from './multipart.ts';

/** What an older client sends of a record: known fields, and the one that holds a picture. */
export interface OlderShape {
  readonly fields: readonly string[];
  /** Absent when such records have none. */
  readonly picture?: 'image' | 'photo';
  /** Fields that hold no text, of which forms send one all the same. */
  readonly numbers?: readonly string[];
  readonly booleans?: readonly string[];
  /** Fields with one of a few texts, of which the empty one chooses none. */
  readonly choices?: readonly string[];
  /** Fields that are taken away when they are sent with nothing in them. */
  readonly removable?: readonly string[];
}

/**
 * The fields of `body` that a command knows. Older clients send a record back whole, with
 * what they once read of it: whatever a command does not take is left out, like fields that
 * hold nothing, and like the address of a picture, which says that it stays. Numbers and yes or
 * no are read from their texts. What is no record at all is left to the command to refuse.
 */
export function knownFields(body: unknown, shape: OlderShape): unknown {
  if (!isRecord(body)) return body;
  const { fields, picture, removable = [] } = shape;
  const known = Object.entries(body).flatMap(([name, sent]: [string, unknown]) => {
    if (name === picture) return isUnchangedPicture(sent) ? [] : [[name, sent]];
    if (!fields.includes(name)) return [];
    const value = typeof sent === 'string' ? valueIn(sent, name, shape) : sent;
    return value === null && !removable.includes(name) ? [] : [[name, value]];
  });
  return Object.fromEntries(known) as object;
}

/** What a text says as the value of that field; null when an empty one says nothing. */
function valueIn(text: string, name: string, shape: OlderShape): unknown {
  const { numbers = [], booleans = [], choices = [] } = shape;
  const isText = ![...numbers, ...booleans, ...choices].includes(name);
  if (!isText && text.trim() === '') return null;
  if (numbers.includes(name)) return numberIn(text);
  return booleans.includes(name) ? booleanIn(text) : text;
}

function isUnchangedPicture(value: unknown): boolean {
  return value === null || (typeof value === 'string' && /^(?:$|https?:\/\/)/i.test(value));
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
 * The record in a form, all of it texts. Its file is the picture, under either of the names that
 * pictures have.
 *
 * @throws CommandError `invalid-argument` for a file that is called anything else.
 */
export function fieldsOfForm({ fields, file }: Form, { picture }: OlderShape): object {
  const record = Object.fromEntries(fields);
  if (!file) return record;
  if (picture === undefined || !pictureNames.includes(file.field)) {
    const sentence = messages.field.unknown([file.field]);
    throw new CommandError('invalid-argument', sentence, {
      fields: { [file.field]: sentence },
    });
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
