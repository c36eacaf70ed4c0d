import { CommandError } from '@centre/domain/command-error';
import { pageRequest, documentRequest, noRequest } from '@centre/domain/schema';
import { corbeilleMessages } from '@centre/domain/corbeille';
import { messages } from '@centre/domain/messages/messages';
import { savePhotoRequest } from '@centre/domain/photo/schema';
import { staffPhotoMessages } from '@centre/domain/messages/staff/content';
import { countPhotos as count } from '../data/content/figures.ts';
import * as galerie from '../data/content/galerie.ts';
import { listPhotos as readPhotos } from '../data/lists.ts';
import { hideDeleted } from '../images/binned-picture.ts';
import { countListing } from '../limits.ts';
import { defineCommand } from './command.ts';
import { restoreWithPicture, saveWithPicture } from './content.ts';

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

/** The categories of the gallery, each with the number of its photos. */
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
const says = { type, size, field: 'image' } as const;

/** Adds a photo, or corrects one, whose image stays when none is sent. */
export const savePhoto = defineCommand({
  name: 'savePhoto',
  guard: { resource: 'galerie', action: 'write' },
  schema: savePhotoRequest,
  picture: 'image',
  failure: staffPhotoMessages.addFailed,
  run: async (request, { member, by }) => {
    const { id: known, requestId, image: source, ...words } = request;
    const id = known ?? requestId ?? galerie.newPhotoId();
    const photo = await saveWithPicture({
      source,
      target: { collection: 'galerie', id, uid: member.id, says },
      isNew: known === undefined,
      find: () => galerie.findPhoto(id),
      ...(known === undefined
        ? {
            write: (image) => {
              if (!image) throw new CommandError('invalid-argument', missing);
              return galerie.createPhoto(id, words, by, image);
            },
          }
        : {
            check: () => galerie.checkPhoto(id),
            write: (image) => galerie.updatePhoto(id, words, by, image),
          }),
    });
    return { photo };
  },
});

export const deletePhoto = defineCommand({
  name: 'deletePhoto',
  guard: { resource: 'galerie', action: 'delete' },
  schema: documentRequest,
  failure: staffPhotoMessages.deleteFailed,
  run: async ({ id }, { by }) => {
    await galerie.removePhoto(id, by);
    return hideDeleted({ collection: 'galerie', id });
  },
});

/** Puts a photo of the bin back. */
export const restorePhoto = defineCommand({
  name: 'restorePhoto',
  guard: { resource: 'galerie', action: 'delete' },
  schema: documentRequest,
  failure: corbeilleMessages.restoreFailed,
  run: async ({ id }, { by }) => {
    const { findDeletedPhoto: findDeleted, restorePhoto: restore } = galerie;
    return { photo: await restoreWithPicture({ id, by, findDeleted, restore }) };
  },
});
