import { noteExportRequest } from '@centre/domain/journal-schema';
import { record } from '../data/journal.ts';
import { countExportOf } from '../limits/member-limits.ts';
import { defineCommand } from './command.ts';

/** Notes that the caller takes applications out in a file; the dashboard makes none before. */
export const noteExport = defineCommand({
  name: 'noteExport',
  guard: { resource: 'inscriptions', action: 'read' },
  schema: noteExportRequest,
  run: async ({ format, count, ids }, { by }): Promise<void> => {
    await countExportOf(by);
    await record(by, { action: 'exportInscriptions', records: ids, count, format });
  },
});
