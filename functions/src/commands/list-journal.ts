import { listRequest } from '@centre/domain/list-schema';
import { journalMessages } from '@centre/domain/staff/journal-messages';
import { listEntries, type JournalPage } from '../data/journal.ts';
import { countReadingOf } from '../limits/member-limits.ts';
import { defineCommand } from './command.ts';

/** What was done by whom, the latest first. */
export const listJournal = defineCommand({
  name: 'listJournal',
  guard: 'super-admin',
  schema: listRequest,
  failure: journalMessages.loadFailed,
  run: async (page, { by }): Promise<JournalPage> => {
    await countReadingOf(by, 'journal');
    return listEntries(page);
  },
});
