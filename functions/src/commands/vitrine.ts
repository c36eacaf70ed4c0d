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

// The rights of the gallery: the same people publish the photographs of the centre.
const writing = { resource: 'galerie', action: 'write' } as const;
const { image: missing, type, size } = messages.photo;

/** The photographs of a part of the site, or those of one title there, in their order. */
export const listVitrine = defineCommand({
  name: 'listVitrine',
  guard: {
    allow: 'anyone',
    because: 'the pages of the site show them',
    isCached: true,
  },
  schema: listVitrineRequest,
  failure: staffVitrineMessages.loadFailed,
  run: async (wanted) => {
    const document = await publishedDocuments.vitrine();
    const photos = vitrineOf(document?.data() ?? {}).filter(
      ({ emplacement, titre }) =>
        emplacement === (wanted.emplacement ?? emplacement) &&
        titre === (wanted.titre ?? titre),
    );
    return { photos };
  },
});

const content = contentCommands({
  ...{ collection: 'vitrine', resource: 'galerie', name: 'photo', store: vitrine },
  says: { type, size, field: 'image' },
});

/** Puts a photograph on the site, or corrects one, whose image stays when none is sent. */
export const saveVitrinePhoto = defineCommand({
  name: 'saveVitrinePhoto',
  guard: writing,
  schema: saveVitrinePhotoRequest,
  picture: 'image',
  failure: staffVitrineMessages.saveFailed,
  run: ({ id: known, requestId, image: source, emplacement, ...words }, { member, by }) =>
    content.save({ id: known, requestId }, member.id, {
      source,
      check: (id, isNew) =>
        isNew && emplacement
          ? vitrine.checkRoomFor({ id, emplacement, titre: words.titre })
          : vitrine.existing(id),
      create: (id, image) => {
        if (!image || !emplacement) throw new CommandError('invalid-argument', missing);
        return vitrine.create(id, emplacement, words, by, image.picture);
      },
      update: (id, image) => vitrine.update(id, words, by, image?.picture),
    }),
});

export const deleteVitrinePhoto = content.deletion(
  'deleteVitrinePhoto',
  staffVitrineMessages.deleteFailed,
);

/** Puts a photograph of the bin back on the site. */
export const restoreVitrinePhoto = content.restoration('restoreVitrinePhoto');

/** Puts the photographs of a part of the site in order. */
export const orderVitrine = defineCommand({
  name: 'orderVitrine',
  guard: writing,
  schema: orderVitrineRequest,
  failure: staffVitrineMessages.orderFailed,
  run: async ({ emplacement, ids }, { by }) => vitrine.order(emplacement, ids, by),
});
