import { documentRequest } from '@centre/domain/schema';
import { staffTemoignageMessages } from '@centre/domain/staff/temoignage-messages';
import { removeTemoignage } from '../data/temoignages.ts';
import { removePicture } from '../images/publish-picture.ts';
import { defineCommand } from './command.ts';

/** Removes a testimonial with its picture; another may take its place. */
export const deleteTemoignage = defineCommand({
  name: 'deleteTemoignage',
  guard: { resource: 'temoignages', action: 'delete' },
  schema: documentRequest,
  failure: staffTemoignageMessages.deleteFailed,
  run: async ({ id }, { by }): Promise<void> => {
    await removePicture(await removeTemoignage(id, by));
  },
});
