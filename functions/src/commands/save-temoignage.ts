import { messages } from '@centre/domain/messages';
import { staffTemoignageMessages } from '@centre/domain/staff/temoignage-messages';
import type { Temoignage } from '@centre/domain/temoignage';
import { saveTemoignageRequest } from '@centre/domain/temoignage-schema';
import {
  checkTemoignage,
  createTemoignage,
  findTemoignage,
  newTemoignageId,
  updateTemoignage,
} from '../data/temoignages.ts';
import type { Published } from '../images/publish-picture.ts';
import { defineCommand } from './command.ts';
import { saveWithPicture } from './save-with-picture.ts';

const { imageType: type, imageSize: size } = messages.temoignage;
const says = { type, size, field: 'photo' } as const;

/**
 * Stores a new testimonial, published unless it says otherwise, or changes a known one. What
 * is optional and left out of a known one stays what it is, its place included.
 */
export const saveTemoignage = defineCommand({
  name: 'saveTemoignage',
  guard: { resource: 'temoignages', action: 'write' },
  schema: saveTemoignageRequest,
  failure: staffTemoignageMessages.addFailed,
  run: async (request, { member, by }): Promise<{ temoignage: Temoignage }> => {
    const { id: known, requestId, photo: source, ...words } = request;
    const id = known ?? requestId ?? newTemoignageId();
    const isNew = known === undefined;
    const temoignage = await saveWithPicture({
      source,
      target: { collection: 'temoignages', id, uid: member.id, says },
      ...(isNew && { stored: () => findTemoignage(id) }),
      check: () => checkTemoignage(id, words.statut ?? (isNew ? 'publie' : undefined), isNew),
      write: (published) => {
        const portrait = published && portraitOf(published);
        return isNew
          ? createTemoignage(id, words, by, portrait)
          : updateTemoignage(id, words, by, portrait);
      },
    });
    return { temoignage };
  },
});

const portraitOf = ({ picture, imageUrl }: Published) => ({ picture, photo: imageUrl });
