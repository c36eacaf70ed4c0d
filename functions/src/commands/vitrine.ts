import { CommandError } from '@centre/domain/command-error';
import { staffVitrineMessages } from '@centre/domain/messages/staff/vitrine';
import { messages } from '@centre/domain/messages/messages';
import { vitrineOf } from '@centre/domain/content/records';
import {
  listVitrineRequest,
  orderVitrineRequest,
  saveVitrinePhotoRequest,
} from '@centre/domain/vitrine/schema';
import { publishedDocuments } from '../data/content/published.ts';
import { vitrine } from '../data/content/vitrine.ts';
import { defineCommand } from './command.ts';
import { contentCommands } from './content.ts';

// Rights of the gallery, because the same members publish the photographs of the centre.
const writeGuard = { resource: 'galerie', action: 'write' } as const;
const { image: missing, type, size } = messages.photo;

/** Photographs of a part of the site, or of one title in it, in display order. */
export const listVitrine = defineCommand({
  name: 'listVitrine',
  guard: {
    allow: 'anyone',
    because: 'the pages of the site show them',
    isCached: true,
  },
  schema: listVitrineRequest,
  failure: staffVitrineMessages.loadFailed,
  run: async (filters) => {
    const document = await publishedDocuments.vitrine();
    const photos = vitrineOf(document?.data() ?? {}).filter(
      ({ emplacement, titre }) =>
        emplacement === (filters.emplacement ?? emplacement) &&
        titre === (filters.titre ?? titre),
    );
    return { photos };
  },
});

const content = contentCommands({
  ...{ collection: 'vitrine', resource: 'galerie', name: 'photo', store: vitrine },
  pictureTexts: { type, size, field: 'image' },
});

/** Adds a photograph to the site, or updates one, which keeps its image when none is sent. */
export const saveVitrinePhoto = defineCommand({
  name: 'saveVitrinePhoto',
  guard: writeGuard,
  schema: saveVitrinePhotoRequest,
  picture: 'image',
  failure: staffVitrineMessages.saveFailed,
  run: ({ id: known, requestId, image: source, emplacement, ...fields }, { member, by }) =>
    content.save({ id: known, requestId }, member.id, {
      source,
      check: (id, isNew) =>
        isNew && emplacement
          ? vitrine.checkCapacity({ id, emplacement, titre: fields.titre })
          : vitrine.existing(id),
      create: (id, image) => {
        if (!image || !emplacement) throw new CommandError('invalid-argument', missing);
        return vitrine.create(id, emplacement, fields, by, image.picture);
      },
      update: (id, image) => vitrine.update(id, fields, by, image?.picture),
    }),
});

export const deleteVitrinePhoto = content.deletion(
  'deleteVitrinePhoto',
  staffVitrineMessages.deleteFailed,
);

/** Restores a photograph from the bin. */
export const restoreVitrinePhoto = content.restoration('restoreVitrinePhoto');

/** Orders the photographs of a part of the site. */
export const orderVitrine = defineCommand({
  name: 'orderVitrine',
  guard: writeGuard,
  schema: orderVitrineRequest,
  failure: staffVitrineMessages.orderFailed,
  run: async ({ emplacement, ids }, { by }) => vitrine.order(emplacement, ids, by),
});
