import { documentRequest } from '@centre/domain/schema';
import { recordConsultation } from '../data/journal.ts';
import { countReadingOf } from '../limits/member-limits.ts';
import { defineCommand } from './command.ts';

/**
 * Notes that the caller looks at an application in detail. The dashboard reads the database
 * itself, so it is the dashboard that says so.
 */
export const noteConsultation = defineCommand({
  name: 'noteConsultation',
  guard: { resource: 'inscriptions', action: 'read' },
  schema: documentRequest,
  run: async ({ id }, { by }): Promise<void> => {
    await countReadingOf(by, 'consultation');
    await recordConsultation(by, id);
  },
});
