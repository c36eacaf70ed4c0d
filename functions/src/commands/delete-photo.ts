import { documentRequest } from '@centre/domain/schema';
import { staffPhotoMessages } from '@centre/domain/staff/photo-messages';
import { removePhoto } from '../data/galerie.ts';
import { removePicture } from '../images/publish-picture.ts';
import { defineCommand } from './command.ts';

/** Removes a photo from the gallery, with its files. */
export const deletePhoto = defineCommand({
  name: 'deletePhoto',
  guard: { resource: 'galerie', action: 'delete' },
  schema: documentRequest,
  failure: staffPhotoMessages.deleteFailed,
  run: async ({ id }, { by }): Promise<void> => {
    await removePicture(await removePhoto(id, by));
  },
});
