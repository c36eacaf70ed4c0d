import { messages } from '@centre/domain/messages/messages';
import { CommandError } from '@centre/domain/command-error';
import type { Form } from './multipart.ts';

/** Fields of a record that older clients send. */
export interface LegacyShape {
  readonly fields: readonly string[];
  readonly picture?: 'image' | 'photo';
  /** Fields that are not text in JSON, but always text in a form. */
  readonly numbers?: readonly string[];
  readonly booleans?: readonly string[];
  /** Fields with one of a few texts; an empty text chooses none. */
  readonly choices?: readonly string[];
  /** Fields that are removed when they are sent empty. */
  readonly removable?: readonly string[];
}

/**
 * Fields of `body` that the command accepts. Older clients send whole records back: drops unknown
 * fields, null and an empty picture, and parses numbers and booleans in texts. Anything but a record
 * is returned unchanged, for the command to refuse.
 */
export function knownFields(body: unknown, shape: LegacyShape): unknown {
  if (!isRecord(body)) return body;
  const { fields, removable = [] } = shape;
  const known = Object.entries(body).flatMap(([name, sent]: [string, unknown]) => {
    if (!fields.includes(name)) return [];
    const value = typeof sent === 'string' ? valueIn(sent, name, shape) : sent;
    return value === null && !removable.includes(name) ? [] : [[name, value]];
  });
  return { ...(Object.fromEntries(known) as object), ...pictureIn(body, shape) };
}

/** Value of a text in that field; null for an empty text that is no value of it. */
function valueIn(text: string, name: string, shape: LegacyShape): unknown {
  const { numbers = [], booleans = [], choices = [] } = shape;
  const isText = ![...numbers, ...booleans, ...choices].includes(name);
  if (!isText && text.trim() === '') return null;
  if (numbers.includes(name)) return numberIn(text);
  return booleans.includes(name) ? booleanIn(text) : text;
}

const pictureNames: readonly string[] = ['image', 'photo'];

/** Picture of a record, under its own name or else under the other one. */
function pictureIn(body: object, { picture }: LegacyShape): object {
  if (picture === undefined) return {};
  const [source] = Object.entries(body)
    .filter(([name, sent]) => pictureNames.includes(name) && sent !== null && sent !== '')
    .sort(([name]) => (name === picture ? -1 : 1))
    .map(([, sent]: [string, unknown]) => sent);
  return source === undefined ? {} : { [picture]: source };
}

export function withId(known: unknown, id: string | undefined): unknown {
  return isRecord(known) ? { ...known, id } : known;
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Record in a form, whose file is the picture, under either name.
 *
 * @throws CommandError `invalid-argument` for a file under another name.
 */
export function fieldsOfForm({ fields, file }: Form, { picture }: LegacyShape): object {
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

/** Returns other texts unchanged, for the schema to refuse. */
function numberIn(text: string): number | string {
  return /^\s*-?\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : text;
}

const booleanTexts = new Map([
  ['true', true],
  ['1', true],
  ['on', true],
  ['false', false],
  ['0', false],
]);

function booleanIn(text: string): boolean | string {
  return booleanTexts.get(text.trim().toLowerCase()) ?? text;
}
