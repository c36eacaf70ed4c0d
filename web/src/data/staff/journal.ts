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
 * Records an export of applications in the journal; call it before making the file.
 *
 * @param ids of the applications, if they were selected one by one.
 * @throws CallError
 */
export async function logExport(
  format: ExportFormat,
  count: number,
  ids: readonly string[] = [],
): Promise<void> {
  const loggedIds = ids.length <= limits.namedRecords ? ids : [];
  await call('dashboard/logExport', { format, count, ids: loggedIds });
}

const hourMs = 60 * 60 * 1000;

/** Delays between retries, in milliseconds: from half a minute to a quarter of an hour. */
const pausesMs = [30_000, 60_000, 300_000, 900_000, 900_000, 900_000, 900_000];

/** Time of the last recorded consultation, by member and application. */
const recordedAt = new Map<string, number>();

/**
 * Records in the journal, in the background, that the member opened an application: at most once
 * an hour for each. Retried while there is no connection.
 */
function logConsultation(id: string): void {
  const uid = auth.currentUser?.uid;
  if (uid === undefined) return;
  const key = `${uid}/${id}`;
  const last = recordedAt.get(key);
  if (last !== undefined && Date.now() - last < hourMs) return;
  recordedAt.set(key, Date.now());
  void recordWithRetries(uid, id).catch((error: unknown) => {
    recordedAt.delete(key);
    console.warn('A consultation could not be logged.', error);
  });
}

async function recordWithRetries(uid: string, id: string): Promise<void> {
  for (const pauseMs of pausesMs) {
    // Another member may have signed in since, whom the server would record instead.
    if (auth.currentUser?.uid !== uid) throw new Error('The member has signed out.');
    try {
      await call('dashboard/logConsultation', { id });
      return;
    } catch (failure) {
      if (!(failure instanceof CallError) || failure.kind === 'refused') throw failure;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error('The server does not answer.');
}

const pageSize = 50;

/**
 * Page of the journal, latest entries first, after the entry `cursor` and filtered by `filters`.
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

/** Records in the journal that these applications are shown in detail. */
export function useConsultationLog(...ids: readonly (string | undefined)[]): void {
  const shown = ids.filter((id) => id !== undefined).join(' ');
  useEffect(() => {
    for (const id of shown.split(' ').filter(Boolean)) logConsultation(id);
  }, [shown]);
}
