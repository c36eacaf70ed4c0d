import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { messages } from '@centre/domain/messages';
import { CommandError } from '@centre/domain/command-error';
import { documentRequest } from '@centre/domain/schema';
import { findInscription } from '../data/inscription-documents.ts';
import { recordConsultation } from '../data/journal.ts';
import { countReadingOf } from '../limits/member-limits.ts';
import { defineCommand } from './command.ts';

export const readInscription = defineCommand({
  name: 'readInscription',
  guard: { resource: 'inscriptions', action: 'read' },
  schema: documentRequest,
  failure: messages.inscription.loadFailed,
  run: async ({ id }, { by }): Promise<{ inscription: InscriptionRecord }> => {
    await countReadingOf(by, 'consultation');
    const inscription = await findInscription(id);
    if (!inscription) throw new CommandError('not-found', messages.notFound);
    await recordConsultation(by, id);
    return { inscription };
  },
});
