import { CommandError } from '@centre/domain/command-error';
import { pageRequest, noRequest } from '@centre/domain/schema';
import { messages } from '@centre/domain/messages/messages';
import { savePhotoRequest } from '@centre/domain/photo/schema';
import { staffPhotoMessages } from '@centre/domain/messages/staff/content';
import { countPhotos as count } from '../data/content/figures.ts';
import { galerie } from '../data/content/galerie.ts';
import { listPhotos as readPhotos } from '../data/lists.ts';
import { countListing } from '../limits.ts';
import { defineCommand } from './command.ts';
import { contentCommands } from './content.ts';

export const listPhotos = defineCommand({
  name: 'listPhotos',
  guard: { allow: 'anyone', because: 'the gallery is for everybody' },
  schema: pageRequest,
  failure: messages.photo.loadFailed,
  run: async (page, context) => {
    await countListing(context);
    return readPhotos(page);
  },
});

/** Categories of the gallery, with their numbers of photos. */
export const countPhotos = defineCommand({
  name: 'countPhotos',
  guard: { allow: 'anyone', because: 'the gallery is for everybody' },
  schema: noRequest,
  failure: messages.photo.loadFailed,
  run: async (_, context) => {
    await countListing(context);
    return { categories: await count() };
  },
});

const { image: missing, type, size } = messages.photo;
const content = contentCommands({
  ...{ collection: 'galerie', resource: 'galerie', name: 'photo', store: galerie },
  pictureTexts: { type, size, field: 'image' },
});

/** Adds a photo, or updates one, which keeps its image when none is sent. */
export const savePhoto = defineCommand({
  name: 'savePhoto',
  guard: { resource: 'galerie', action: 'write' },
  schema: savePhotoRequest,
  picture: 'image',
  failure: staffPhotoMessages.addFailed,
  run: ({ id: known, requestId, image: source, ...fields }, { member, by }) =>
    content.save({ id: known, requestId }, member.id, {
      source,
      check: (id, isNew) => isNew || galerie.existing(id),
      create: (id, image) => {
        if (!image) throw new CommandError('invalid-argument', missing);
        return galerie.create(id, fields, by, image);
      },
      update: (id, image) => galerie.update(id, fields, by, image),
    }),
});

export const deletePhoto = content.deletion('deletePhoto', staffPhotoMessages.deleteFailed);

export const restorePhoto = content.restoration('restorePhoto');
