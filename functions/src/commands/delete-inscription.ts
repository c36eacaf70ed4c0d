import { documentRequest } from '@centre/domain/schema';
import { staffInscriptionMessages } from '@centre/domain/staff/inscription-messages';
import { removeInscription } from '../data/inscription-removal.ts';
import { defineCommand } from './command.ts';

/** Deletes an application for good. */
export const deleteInscription = defineCommand({
  name: 'deleteInscription',
  guard: { resource: 'inscriptions', action: 'delete' },
  schema: documentRequest,
  failure: staffInscriptionMessages.deleteFailed,
  run: ({ id }, { by }): Promise<void> => removeInscription(id, by),
});
