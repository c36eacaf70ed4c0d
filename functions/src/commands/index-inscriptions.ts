import { indexInscriptionsRequest } from '@centre/domain/inscription-update-schema';
import { indexNext } from '../data/inscription-indexing.ts';
import { defineCommand } from './command.ts';

/**
 * Makes a number of records findable that were written without the functions. Reading is
 * permission enough: nothing changes but what is worked out from the records.
 */
export const indexInscriptions = defineCommand({
  name: 'indexInscriptions',
  guard: { resource: 'inscriptions', action: 'read' },
  schema: indexInscriptionsRequest,
  run: ({ cursor }) => indexNext(cursor),
});
