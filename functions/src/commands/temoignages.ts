import { CommandError } from '@centre/domain/command-error';
import { pageRequest, documentRequest, noRequest } from '@centre/domain/schema';
import { corbeilleMessages } from '@centre/domain/corbeille';
import { messages } from '@centre/domain/messages/messages';
import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import {
  saveTemoignageRequest,
  setTemoignageStatutRequest,
} from '@centre/domain/temoignage/schema';
import { countTemoignages as count } from '../data/content/figures.ts';
import { listTemoignages as readTemoignages } from '../data/lists.ts';
import * as temoignages from '../data/content/temoignages.ts';
import { hideDeleted } from '../images/binned-picture.ts';
import { countListing } from '../limits.ts';
import { defineCommand } from './command.ts';
import { restoreWithPicture, saveWithPicture, visibilityFor } from './content.ts';

export const listTemoignages = defineCommand({
  name: 'listTemoignages',
  guard: { allow: 'anyone', because: 'published testimonials are for everybody' },
  schema: pageRequest,
  failure: messages.temoignage.loadFailed,
  run: async (page, context) => {
    await countListing(context);
    return readTemoignages(visibilityFor(context.member, 'temoignages'), page);
  },
});

/** How many are published, how many are drafts, and how many more may be published. */
export const countTemoignages = defineCommand({
  name: 'countTemoignages',
  guard: { resource: 'temoignages', action: 'read' },
  schema: noRequest,
  failure: messages.temoignage.loadFailed,
  run: async () => ({ stats: await count() }),
});

/** A draft is not found by those who may not read drafts. */
export const readTemoignage = defineCommand({
  name: 'readTemoignage',
  guard: { allow: 'anyone', because: 'published testimonials are for everybody' },
  schema: documentRequest,
  failure: messages.temoignage.loadFailed,
  run: async ({ id }, { member }) => {
    const temoignage = await temoignages.findTemoignage(id);
    const isVisible =
      temoignage?.statut === 'publie' || visibilityFor(member, 'temoignages') === 'everything';
    if (!temoignage || !isVisible) throw new CommandError('not-found', messages.notFound);
    return { temoignage };
  },
});

const { imageType: type, imageSize: size } = staffTemoignageMessages;
const says = { type, size, field: 'photo' } as const;

/** Stores a new testimonial, published unless it says otherwise, or changes a known one. */
export const saveTemoignage = defineCommand({
  name: 'saveTemoignage',
  guard: { resource: 'temoignages', action: 'write' },
  schema: saveTemoignageRequest,
  picture: 'photo',
  failure: staffTemoignageMessages.addFailed,
  run: async (request, { member, by }) => {
    const { id: known, requestId, photo: source, ...words } = request;
    const id = known ?? requestId ?? temoignages.newTemoignageId();
    const isNew = known === undefined;
    const statut = words.statut ?? (isNew ? 'publie' : undefined);
    const temoignage = await saveWithPicture({
      source,
      target: { collection: 'temoignages', id, uid: member.id, says },
      isNew,
      find: () => temoignages.findTemoignage(id),
      check: () => temoignages.checkTemoignage(id, statut, isNew),
      write: (published) => {
        const portrait = published && {
          picture: published.picture,
          photo: published.imageUrl,
        };
        return isNew
          ? temoignages.createTemoignage(id, words, by, portrait)
          : temoignages.updateTemoignage(id, words, by, portrait);
      },
    });
    return { temoignage };
  },
});

/** Publishes a testimonial, within the limit, or makes it a draft again. */
export const setTemoignageStatut = defineCommand({
  name: 'setTemoignageStatut',
  guard: { resource: 'temoignages', action: 'write' },
  schema: setTemoignageStatutRequest,
  failure: staffTemoignageMessages.statutFailed,
  run: async ({ id, statut }, { by }) => {
    const { record } = await temoignages.updateTemoignage(id, { statut }, by);
    return { temoignage: record };
  },
});

export const deleteTemoignage = defineCommand({
  name: 'deleteTemoignage',
  guard: { resource: 'temoignages', action: 'delete' },
  schema: documentRequest,
  failure: staffTemoignageMessages.deleteFailed,
  run: async ({ id }, { by }) => {
    await temoignages.removeTemoignage(id, by);
    return hideDeleted({ collection: 'temoignages', id });
  },
});

/** Puts a testimonial of the bin back, as a draft when the limit is reached by now. */
export const restoreTemoignage = defineCommand({
  name: 'restoreTemoignage',
  guard: { resource: 'temoignages', action: 'delete' },
  schema: documentRequest,
  failure: corbeilleMessages.restoreFailed,
  run: async ({ id }, { by }) => {
    const { findDeletedTemoignage: findDeleted, restoreTemoignage: restore } = temoignages;
    return { temoignage: await restoreWithPicture({ id, by, findDeleted, restore }) };
  },
});
