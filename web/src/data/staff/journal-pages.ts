import type { JournalEntry, JournalFilters } from '@centre/domain/journal/journal';
import { call } from '../callables.ts';
import type { Page } from './queries.ts';

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
