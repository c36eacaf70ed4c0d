import {
  FieldPath,
  Timestamp,
  type DocumentSnapshot,
  type Query,
} from 'firebase-admin/firestore';
import type { PageRequest } from '@centre/domain/schema';
import { CommandError } from '@centre/domain/command-error';
import { messages } from '@centre/domain/messages/messages';

/** List of documents, the latest first. */
export interface DatedList<Entity> {
  /** Name of the list; a cursor is only valid for the list with its name. */
  readonly name: string;
  readonly query: Query;
  /** Field by which it is ordered. */
  readonly date: string;
  readonly toRecord: (snapshot: DocumentSnapshot) => Entity;
}

/** Seconds since 1970 and nanoseconds, or the text of an older record. */
type DateInCursor = readonly [seconds: number, nanoseconds: number] | string;

function cursorAfter({ name, date }: DatedList<unknown>, last: DocumentSnapshot): string {
  const value: unknown = last.get(date);
  const stored: DateInCursor =
    value instanceof Timestamp ? [value.seconds, value.nanoseconds] : String(value);
  return Buffer.from(JSON.stringify([name, stored, last.id])).toString('base64url');
}

function positionIn(
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

function isWhole(value: unknown, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,1500}$/.test(value);
}

/** Page of a list. */
export interface Page<Entity> {
  readonly records: readonly Entity[];
  /** Cursor of the next page; absent on the last one. */
  readonly nextCursor?: string;
}

/** Maximum of bytes in the JSON of a page, because answers are limited. */
const maxBytes = 8 * 1024 * 1024;

/**
 * Page of at most `limit` records after the cursor. Records that are added or removed between two
 * pages neither repeat nor hide others.
 *
 * @throws CommandError `invalid-argument` for a cursor that this list has not issued.
 */
export async function readPage<Entity>(
  list: DatedList<Entity>,
  { limit, cursor }: PageRequest,
): Promise<Page<Entity>> {
  const ordered = list.query.orderBy(list.date, 'desc').orderBy(FieldPath.documentId(), 'desc');
  const rest = cursor === undefined ? ordered : ordered.startAfter(...positionIn(list, cursor));
  const records: Entity[] = [];
  let last: DocumentSnapshot | undefined;
  let size = 0;
  // Streamed, so that documents beyond the page are not held in memory.
  const stream = rest.limit(limit + 1).stream() as AsyncIterable<DocumentSnapshot>;
  for await (const document of stream) {
    const record = list.toRecord(document);
    size += Buffer.byteLength(JSON.stringify(record));
    if (last && (records.length === limit || size > maxBytes)) {
      return { records, nextCursor: cursorAfter(list, last) };
    }
    records.push(record);
    last = document;
  }
  return { records };
}
