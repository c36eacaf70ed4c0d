import { messages } from '@centre/domain/messages';
import type { Photo } from '@centre/domain/photo';
import { savePhotoRequest } from '@centre/domain/photo-schema';
import { CommandError } from '@centre/domain/command-error';
import { staffPhotoMessages } from '@centre/domain/staff/photo-messages';
import {
  checkPhoto,
  createPhoto,
  findPhoto,
  newPhotoId,
  updatePhoto,
} from '../data/galerie.ts';
import { defineCommand } from './command.ts';
import { saveWithPicture } from './save-with-picture.ts';

const { image: missing, type, size } = messages.photo;
const says = { type, size, field: 'image' } as const;

/** Adds a photo to the gallery, or corrects one, whose image stays when none is sent. */
export const savePhoto = defineCommand({
  name: 'savePhoto',
  guard: { resource: 'galerie', action: 'write' },
  schema: savePhotoRequest,
  failure: staffPhotoMessages.addFailed,
  run: async (request, { member, by }): Promise<{ photo: Photo }> => {
    const { id: known, requestId, image: source, ...words } = request;
    const id = known ?? requestId ?? newPhotoId();
    const photo = await saveWithPicture({
      source,
      target: { collection: 'galerie', id, uid: member.id, says },
      ...(known === undefined
        ? {
            stored: () => findPhoto(id),
            write: (image) => {
              if (!image) throw new CommandError('invalid-argument', missing);
              return createPhoto(id, words, by, image);
            },
          }
        : {
            check: () => checkPhoto(id),
            write: (image) => updatePhoto(id, words, by, image),
          }),
    });
    return { photo };
  },
});
