import type {
  ExportFormat,
  JournalEntry,
  JournalFilters,
} from '@centre/domain/journal/journal';
import { limits } from '@centre/domain/limits';
import { useEffect } from 'react';
import { call, CallError } from '../callables.ts';
import { auth } from '../session/auth.ts';
import type { Page } from './firestore.ts';

/**
 * Notes an export of applications in the journal. The file is only made after that.
 *
 * @param ids of the applications, if they were chosen one by one.
 * @throws CallError
 */
export async function logExport(
  format: ExportFormat,
  count: number,
  ids: readonly string[] = [],
): Promise<void> {
  const named = ids.length <= limits.namedRecords ? ids : [];
  await call('dashboard/logExport', { format, count, ids: named });
}

const hourMs = 60 * 60 * 1000;

/** Pauses before the next try, in milliseconds: half a minute, growing to a quarter of an hour. */
const pausesMs = [30_000, 60_000, 300_000, 900_000, 900_000, 900_000, 900_000];

/** When each member's consultations of this page were noted last. */
const noted = new Map<string, number>();

/**
 * Notes in the journal, in the background, that the member opened an application: once an hour
 * for each. Without a connection it is tried again.
 */
function logConsultation(id: string): void {
  const uid = auth.currentUser?.uid;
  if (uid === undefined) return;
  const key = `${uid}/${id}`;
  const last = noted.get(key);
  if (last !== undefined && Date.now() - last < hourMs) return;
  noted.set(key, Date.now());
  void noteInTurn(uid, id).catch((error: unknown) => {
    noted.delete(key);
    console.warn('The journal could not be told of a consultation.', error);
  });
}

async function noteInTurn(uid: string, id: string): Promise<void> {
  for (const pauseMs of pausesMs) {
    // Another member may have signed in since: the note must name the one who looked.
    if (auth.currentUser?.uid !== uid) throw new Error('Its member has left.');
    try {
      await call('dashboard/logConsultation', { id });
      return;
    } catch (failure) {
      if (!(failure instanceof CallError) || failure.kind === 'refused') throw failure;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error('No answer came.');
}

const pageSize = 50;

/**
 * The part of the journal that begins after the entry `cursor`, or at the latest, narrowed to
 * `filters`.
 *
 * @throws CallError
 */
export async function readJournal(
  filters: JournalFilters,
  cursor?: string,
): Promise<Page<JournalEntry, string>> {
  const { entries, nextCursor } = await call<{
    readonly entries: readonly JournalEntry<string>[];
    readonly nextCursor?: string;
  }>('dashboard/listJournal', {
    ...filters,
    limit: String(pageSize),
    ...(cursor !== undefined && { cursor }),
  });
  const items = entries.map((entry) => ({ ...entry, date: new Date(entry.date) }));
  return { items, next: nextCursor };
}

/** Lets the journal know that these applications are shown in detail. */
export function useConsultation(...ids: readonly (string | undefined)[]): void {
  const shown = ids.filter((id) => id !== undefined).join(' ');
  useEffect(() => {
    for (const id of shown.split(' ').filter(Boolean)) logConsultation(id);
  }, [shown]);
}
