import { CommandError } from '@centre/domain/command-error';
import { corbeilleMessages } from '@centre/domain/corbeille';
import { staffVitrineMessages } from '@centre/domain/messages/staff/vitrine';
import { messages } from '@centre/domain/messages/messages';
import { documentRequest } from '@centre/domain/schema';
import { vitrineOf } from '@centre/domain/content/records';
import {
  listVitrineRequest,
  orderVitrineRequest,
  saveVitrinePhotoRequest,
} from '@centre/domain/vitrine/schema';
import { given } from '../data/content/content.ts';
import { publishedDocuments } from '../data/content/published.ts';
import * as vitrine from '../data/content/vitrine.ts';
import { hideDeleted } from '../images/binned-picture.ts';
import { defineCommand } from './command.ts';
import { restoreWithPicture, saveWithPicture } from './content.ts';

// The rights of the gallery: the same people publish the photographs of the centre.
const writing = { resource: 'galerie', action: 'write' } as const;
const deleting = { resource: 'galerie', action: 'delete' } as const;
const { image: missing, type, size } = messages.photo;
const says = { type, size, field: 'image' } as const;
const centre = { x: 50, y: 50 };

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

/** Puts a photograph on the site, or corrects one, whose image stays when none is sent. */
export const saveVitrinePhoto = defineCommand({
  name: 'saveVitrinePhoto',
  guard: writing,
  schema: saveVitrinePhotoRequest,
  picture: 'image',
  failure: staffVitrineMessages.saveFailed,
  run: async (request, { member, by }) => {
    const { id: knownId, requestId, image: source, emplacement } = request;
    const { titre, texte, alt, credit, centrage } = request;
    const id = knownId ?? requestId ?? vitrine.newVitrinePhotoId();
    const photo = await saveWithPicture({
      source,
      target: { collection: 'vitrine', id, uid: member.id, says },
      isNew: knownId === undefined,
      find: () => vitrine.findVitrinePhoto(id),
      ...(knownId === undefined
        ? {
            check: async () => emplacement && vitrine.checkRoomFor({ id, emplacement, titre }),
            write: (image) => {
              if (!image || !emplacement) throw new CommandError('invalid-argument', missing);
              const { picture } = image;
              const words = { titre, texte: texte ?? '', alt, credit: credit ?? '' };
              const added = {
                id,
                emplacement,
                ...words,
                centrage: centrage ?? centre,
                picture,
              };
              return vitrine.addVitrinePhoto(added, by);
            },
          }
        : {
            check: () => vitrine.checkVitrinePhoto(id),
            write: (image) => {
              const { picture } = image ?? {};
              const changes = given({ titre, texte, alt, credit, centrage, picture });
              return vitrine.updateVitrinePhoto(id, changes, by);
            },
          }),
    });
    return { photo };
  },
});

export const deleteVitrinePhoto = defineCommand({
  name: 'deleteVitrinePhoto',
  guard: deleting,
  schema: documentRequest,
  failure: staffVitrineMessages.deleteFailed,
  run: async ({ id }, { by }) => {
    await vitrine.removeVitrinePhoto(id, by);
    return hideDeleted({ collection: 'vitrine', id });
  },
});

/** Puts a photograph of the bin back on the site. */
export const restoreVitrinePhoto = defineCommand({
  name: 'restoreVitrinePhoto',
  guard: deleting,
  schema: documentRequest,
  failure: corbeilleMessages.restoreFailed,
  run: async ({ id }, { by }) => {
    const { findDeletedVitrinePhoto: findDeleted, restoreVitrinePhoto: restore } = vitrine;
    return { photo: await restoreWithPicture({ id, by, findDeleted, restore }) };
  },
});

/** Puts the photographs of a part of the site in order. */
export const orderVitrine = defineCommand({
  name: 'orderVitrine',
  guard: writing,
  schema: orderVitrineRequest,
  failure: staffVitrineMessages.orderFailed,
  run: async ({ emplacement, ids }, { by }) => vitrine.orderVitrinePhotos(emplacement, ids, by),
});
