import { staffTemoignageMessages } from '@centre/domain/staff/temoignage-messages';
import type { Temoignage } from '@centre/domain/temoignage';
import { setTemoignageStatutRequest } from '@centre/domain/temoignage-schema';
import { updateTemoignage } from '../data/temoignages.ts';
import { defineCommand } from './command.ts';

/** Publishes a testimonial, while there is room, or makes it a draft again. */
export const setTemoignageStatut = defineCommand({
  name: 'setTemoignageStatut',
  guard: { resource: 'temoignages', action: 'write' },
  schema: setTemoignageStatutRequest,
  failure: staffTemoignageMessages.statutFailed,
  run: async ({ id, statut }, { by }): Promise<{ temoignage: Temoignage }> => {
    const { record } = await updateTemoignage(id, { statut }, by);
    return { temoignage: record };
  },
});
