import { indexInscriptionsRequest } from '@centre/domain/inscription-update-schema';
import { indexNext } from '../data/inscription-indexing.ts';
import { countReadingOf } from '../limits/member-limits.ts';
import { defineCommand } from './command.ts';

/**
 * Makes a number of records findable that were written without the functions. Reading is
 * permission enough: nothing changes but what is worked out from the records.
 */
export const indexInscriptions = defineCommand({
  name: 'indexInscriptions',
  guard: { resource: 'inscriptions', action: 'read' },
  schema: indexInscriptionsRequest,
  run: async ({ cursor }, { by }) => {
    await countReadingOf(by, 'index');
    return indexNext(cursor);
  },
});
