import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { endOf, startOf } from '@centre/domain/dates';
import type { JournalEntry, JournalFilters } from '@centre/domain/journal/journal';
import type { JournalRequest } from '@centre/domain/journal/schema';
import { messages } from '@centre/domain/messages/messages';
import { CommandError } from '@centre/domain/command-error';
import { pageOf, withDates } from '@centre/domain/content/stored-documents';
import { journal } from './journal.ts';

/** Page of the journal, the latest entries first. */
interface JournalPage {
  readonly entries: readonly JournalEntry[];
  /** Cursor of the next page; absent on the last one. */
  readonly nextCursor?: string;
}

/** Query of the filtered entries, the latest first. */
export function entriesQuery({ membre, action, du, au }: JournalFilters): Query {
  let query = journal().orderBy('date', 'desc');
  if (membre !== undefined) query = query.where('username', '==', membre);
  if (action !== undefined) query = query.where('action', '==', action);
  if (du !== undefined) query = query.where('date', '>=', startOf(du));
  if (au !== undefined) query = query.where('date', '<', endOf(au));
  return query;
}

/** @throws CommandError `invalid-argument` for a cursor that names no entry. */
export async function listEntries({
  limit,
  cursor,
  ...filters
}: JournalRequest): Promise<JournalPage> {
  const latest = entriesQuery(filters);
  const rest = cursor === undefined ? latest : latest.startAfter(await entryAt(cursor));
  const { docs } = await rest.limit(limit + 1).get();
  const { shown, last } = pageOf(docs, limit);
  return { entries: shown.map(entryIn), ...(last && { nextCursor: last.id }) };
}

/** Entries about a record, the earliest first. */
export async function entriesAbout(id: string): Promise<JournalEntry[]> {
  const { docs } = await journal().where('records', 'array-contains', id).get();
  return docs.map(entryIn).sort((a, b) => a.date.getTime() - b.date.getTime());
}

async function entryAt(cursor: string): Promise<DocumentSnapshot> {
  const snapshot = await journal().doc(cursor).get();
  if (!snapshot.exists) {
    throw new CommandError('invalid-argument', messages.field.invalid('cursor'));
  }
  return snapshot;
}

function entryIn(snapshot: DocumentSnapshot): JournalEntry {
  const entry = withDates(snapshot.data() ?? {});
  delete entry['expireAt'];
  return { ...entry, id: snapshot.id } as unknown as JournalEntry;
}
