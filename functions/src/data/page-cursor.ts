import { Timestamp, type DocumentSnapshot, type Query } from 'firebase-admin/firestore';
import { CommandError } from '@centre/domain/command-error';
import { messages } from '@centre/domain/messages/messages';

/** A list of documents, the latest first. */
export interface DatedList<Entity> {
  /** A cursor is valid for the list of this name alone. */
  readonly name: string;
  readonly query: Query;
  /** The field that orders it. */
  readonly date: string;
  readonly toRecord: (snapshot: DocumentSnapshot) => Entity;
}

/** Seconds since 1970 and nanoseconds, or the text of an older record. */
type DateInCursor = readonly [seconds: number, nanoseconds: number] | string;

export function cursorAfter(
  { name, date }: DatedList<unknown>,
  last: DocumentSnapshot,
): string {
  const value: unknown = last.get(date);
  const stored: DateInCursor =
    value instanceof Timestamp ? [value.seconds, value.nanoseconds] : String(value);
  return Buffer.from(JSON.stringify([name, stored, last.id])).toString('base64url');
}

export function positionIn(
  { name }: DatedList<unknown>,
  cursor: string,
): [date: Timestamp | string, id: string] {
  const [list, stored, id] = contentOf(cursor);
  const date = dateIn(stored);
  if (list !== name || date === undefined || !isId(id)) {
    const sentence = messages.field.invalid('cursor');
    throw new CommandError('invalid-argument', sentence, { fields: { cursor: sentence } });
  }
  return [date, id];
}

function contentOf(cursor: string): readonly unknown[] {
  try {
    const content: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(content) ? content : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

function dateIn(stored: unknown): Timestamp | string | undefined {
  if (typeof stored === 'string') return stored;
  if (!Array.isArray(stored)) return undefined;
  const [seconds, nanoseconds] = stored as unknown[];
  // The latest date of Firestore; no record is older than 1970.
  const isDate = isWhole(seconds, 253_402_300_799) && isWhole(nanoseconds, 999_999_999);
  return isDate ? new Timestamp(seconds, nanoseconds) : undefined;
}

function isWhole(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,1500}$/.test(value);
}
