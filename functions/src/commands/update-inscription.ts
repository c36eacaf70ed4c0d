import type { InscriptionRecord } from '@centre/domain/inscription-record';
import {
  changedAnswers,
  updateInscriptionRequest,
} from '@centre/domain/inscription-update-schema';
import { staffInscriptionMessages } from '@centre/domain/staff/inscription-messages';
import { changeInscription } from '../data/inscription-changes.ts';
import { defineCommand } from './command.ts';

/** Decides on an application, or corrects answers of it. */
export const updateInscription = defineCommand({
  name: 'updateInscription',
  guard: { resource: 'inscriptions', action: 'write' },
  schema: updateInscriptionRequest,
  failure: staffInscriptionMessages.updateFailed,
  run: async (
    { id, statut, ...given },
    { by },
  ): Promise<{ inscription: InscriptionRecord }> => ({
    inscription: await changeInscription(id, by, (form) => ({
      answers: changedAnswers(form, given),
      statut,
    })),
  }),
});
