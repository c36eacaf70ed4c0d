import { noteExportRequest } from '@centre/domain/inscription-staff-schema';
import { listRequest, documentRequest } from '@centre/domain/schema';
import { journalMessages } from '@centre/domain/staff/journal-messages';
import { record, recordConsultation } from '../data/journal.ts';
import { listEntries } from '../data/journal-list.ts';
import { countExportOf, countReadingOf } from '../limits/limits.ts';
import { defineCommand } from './command.ts';

export const listJournal = defineCommand({
  name: 'listJournal',
  guard: { resource: 'users', action: 'read' },
  schema: listRequest,
  failure: journalMessages.loadFailed,
  run: async (page, { by }) => {
    await countReadingOf(by, 'journal');
    return listEntries(page);
  },
});

/** Records that the caller opens an application: the dashboard reads the database itself. */
export const noteConsultation = defineCommand({
  name: 'noteConsultation',
  guard: { resource: 'inscriptions', action: 'read' },
  schema: documentRequest,
  run: async ({ id }, { by }) => {
    await countReadingOf(by, 'consultation');
    await recordConsultation(by, id);
  },
});

/** Records that the caller exports applications, before the dashboard makes the file. */
export const noteExport = defineCommand({
  name: 'noteExport',
  guard: { resource: 'inscriptions', action: 'read' },
  schema: noteExportRequest,
  run: async ({ format, count, ids }, { by }) => {
    await countExportOf(by);
    await record(by, { action: 'exportInscriptions', records: ids, count, format });
  },
});
