import { logExportRequest } from '@centre/domain/inscription/staff-schema';
import { journalRequest } from '@centre/domain/journal/schema';
import { documentRequest } from '@centre/domain/schema';
import { journalMessages } from '@centre/domain/messages/staff/journal';
import { namedByIds, recordConsultation } from '../data/inscription/documents.ts';
import { record } from '../data/journal/journal.ts';
import { listEntries } from '../data/journal/list.ts';
import { countExportOf, countReadingOf } from '../limits.ts';
import { defineCommand } from './command.ts';

export const listJournal = defineCommand({
  name: 'listJournal',
  guard: { resource: 'users', action: 'read' },
  schema: journalRequest,
  failure: journalMessages.loadFailed,
  run: async (page, { by }) => {
    await countReadingOf(by, 'journal');
    return listEntries(page);
  },
});

/** Logs that the caller opens an application, which the dashboard reads from the database. */
export const logConsultation = defineCommand({
  name: 'logConsultation',
  guard: { resource: 'inscriptions', action: 'read' },
  schema: documentRequest,
  run: async ({ id }, { by }) => {
    await countReadingOf(by, 'consultation');
    await recordConsultation(by, id);
  },
});

/** Logs that the caller exports applications, before the dashboard makes the file. */
export const logExport = defineCommand({
  name: 'logExport',
  guard: { resource: 'inscriptions', action: 'read' },
  schema: logExportRequest,
  run: async ({ format, count, ids }, { by }) => {
    await countExportOf(by);
    const action = 'exportInscriptions';
    await record(by, { action, ...(await namedByIds(ids)), count, format });
  },
});
