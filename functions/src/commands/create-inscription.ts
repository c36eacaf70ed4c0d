import { logger } from 'firebase-functions';
import { answersOf, honeypotField } from '@centre/domain/inscription';
import { createInscriptionRequest } from '@centre/domain/inscription-schema';
import { messages } from '@centre/domain/messages';
import { CommandError } from '@centre/domain/command-error';
import { findReceipt, storeInscription, type Receipt } from '../data/inscriptions.ts';
import { countInscription } from '../limits/inscription-limits.ts';
import { defineCommand } from './command.ts';

export const createInscription = defineCommand({
  name: 'createInscription',
  guard: { allow: 'anyone', because: 'applicants have no account' },
  schema: createInscriptionRequest,
  failure: messages.inscription.failed,
  run: async (request, { source }): Promise<{ inscription: Receipt }> => {
    if (request[honeypotField]) {
      logger.warn('an application filled the field that people do not see');
      throw new CommandError('failed-precondition', messages.inscription.failed);
    }
    const { requestId, consentement } = request;
    // Sent again after a lost answer: the same answer, and no limit has a say.
    const stored = await findReceipt(requestId);
    if (stored) return { inscription: stored };
    await countInscription(request, source);
    return { inscription: await storeInscription(requestId, answersOf(request), consentement) };
  },
});
