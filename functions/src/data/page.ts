import { FieldPath, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { PageRequest } from '@centre/domain/schema';
import { cursorAfter, positionIn, type DatedList } from './page-cursor.ts';

/** A page of a list. */
export interface Page<Entity> {
  readonly records: readonly Entity[];
  /** Where the next page begins; absent on the last one. */
  readonly nextCursor?: string;
}

/** Bytes of JSON at which a page ends, because answers have a limit. */
const mostBytes = 8 * 1024 * 1024;

/**
 * At most `limit` records after the cursor. Records that are added or removed between two pages
 * make no other appear twice or be left out.
 *
 * @throws CommandError `invalid-argument` for a cursor that this list has not given.
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
    if (last && (records.length === limit || size > mostBytes)) {
      return { records, nextCursor: cursorAfter(list, last) };
    }
    records.push(record);
    last = document;
  }
  return { records };
}
