import {
  FieldPath,
  Timestamp,
  type DocumentSnapshot,
  type Query,
} from 'firebase-admin/firestore';
import type { PageRequest } from '@centre/domain/list-schema';
import { messages } from '@centre/domain/messages';
import { CommandError } from '@centre/domain/command-error';

/** A list of documents, the latest first. */
export interface DatedList<Entity> {
  /** Its cursors lead to no other. */
  readonly name: string;
  readonly query: Query;
  /** The field with the date that orders it. */
  readonly date: string;
  readonly toRecord: (snapshot: DocumentSnapshot) => Entity;
}

/** A part of a list. */
export interface Page<Entity> {
  readonly records: readonly Entity[];
  /** Where the next part begins; absent after the last record. */
  readonly nextCursor?: string;
}

/** Bytes of JSON at which a part ends, however few records it has: answers have a limit. */
const enough = 8 * 1024 * 1024;

/**
 * At most `limit` records, beginning after the one where the previous part ended. Records that
 * arrive or go meanwhile make no other appear twice or be left out.
 *
 * @throws CommandError `invalid-argument` for a cursor that this list has not given.
 */
export async function readPage<Entity>(
  list: DatedList<Entity>,
  { limit, cursor }: PageRequest,
): Promise<Page<Entity>> {
  const ordered = list.query.orderBy(list.date, 'desc').orderBy(FieldPath.documentId(), 'desc');
  const rest = cursor === undefined ? ordered : ordered.startAfter(...placeIn(list, cursor));
  const records: Entity[] = [];
  let last: DocumentSnapshot | undefined;
  let size = 0;
  for await (const document of documentsOf(rest.limit(limit + 1))) {
    const record = list.toRecord(document);
    size += Buffer.byteLength(JSON.stringify(record));
    if (last && (records.length === limit || size > enough)) {
      return { records, nextCursor: cursorAfter(list, last) };
    }
    records.push(record);
    last = document;
  }
  return { records };
}

/** One document after the other, so that those beyond what is wanted are not held in memory. */
const documentsOf = (query: Query) => query.stream() as AsyncIterable<DocumentSnapshot>;

/** Seconds since 1970 and nanoseconds; older records may have their dates as text. */
type DateInCursor = readonly [seconds: number, nanoseconds: number] | string;

function cursorAfter({ name, date }: DatedList<unknown>, last: DocumentSnapshot): string {
  const value: unknown = last.get(date);
  const said: DateInCursor =
    value instanceof Timestamp ? [value.seconds, value.nanoseconds] : String(value);
  return Buffer.from(JSON.stringify([name, said, last.id])).toString('base64url');
}

function placeIn(
  { name }: DatedList<unknown>,
  cursor: string,
): [date: Timestamp | string, id: string] {
  const [list, said, id] = contentOf(cursor);
  const date = dateIn(said);
  if (list !== name || date === undefined || !isId(id)) throw foreignCursor();
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

function dateIn(said: unknown): Timestamp | string | undefined {
  if (typeof said === 'string') return said;
  if (!Array.isArray(said)) return undefined;
  const [seconds, nanoseconds] = said as unknown[];
  if (!isWhole(seconds, 253_402_300_799) || !isWhole(nanoseconds, 999_999_999)) {
    return undefined;
  }
  return new Timestamp(seconds, nanoseconds);
}

/** The most that Firestore's dates take, and never less than 1970: nothing here is older. */
function isWhole(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,1500}$/.test(value);
}

function foreignCursor(): CommandError {
  const sentence = messages.field.invalid('cursor');
  return new CommandError('invalid-argument', sentence, { fields: { cursor: sentence } });
}
