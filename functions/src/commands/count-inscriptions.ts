import type { InscriptionStatistics } from '@centre/domain/inscription-statistics';
import { messages } from '@centre/domain/messages';
import { noRequest } from '@centre/domain/schema';
import { countInscriptions as count } from '../data/figures.ts';
import { countReadingOf } from '../limits/member-limits.ts';
import { defineCommand } from './command.ts';

/** How many applications there are, and to what. */
export const countInscriptions = defineCommand({
  name: 'countInscriptions',
  guard: { resource: 'inscriptions', action: 'read' },
  schema: noRequest,
  failure: messages.inscription.loadFailed,
  run: async (_, { by }): Promise<{ stats: InscriptionStatistics }> => {
    await countReadingOf(by, 'statistiques');
    return { stats: await count() };
  },
});
