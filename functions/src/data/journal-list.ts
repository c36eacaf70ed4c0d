import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { JournalEntry } from '@centre/domain/journal';
import type { ListRequest } from '@centre/domain/schema';
import { messages } from '@centre/domain/messages';
import { CommandError } from '@centre/domain/command-error';
import { withDates } from '@centre/domain/stored-dates';
import { journal } from './journal.ts';

/** A page of the journal, the latest entries first. */
export interface JournalPage {
  readonly entries: readonly JournalEntry[];
  /** Where the next page begins; absent on the last one. */
  readonly nextCursor?: string;
}

/** @throws CommandError `invalid-argument` for a cursor that names no entry. */
export async function listEntries({ limit, cursor }: ListRequest): Promise<JournalPage> {
  const latest = journal().orderBy('date', 'desc');
  const rest = cursor === undefined ? latest : latest.startAfter(await entryAt(cursor));
  const { docs } = await rest.limit(limit + 1).get();
  const page = docs.slice(0, limit);
  const last = docs.length > limit ? page.at(-1)?.id : undefined;
  return { entries: page.map(entryIn), ...(last !== undefined && { nextCursor: last }) };
}

/** The entries about a record, the earliest first. */
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
