import { CommandError } from '@centre/domain/command-error';
import { pageRequest, documentRequest, noRequest } from '@centre/domain/schema';
import { messages } from '@centre/domain/messages/messages';
import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import {
  saveTemoignageRequest,
  setTemoignageStatutRequest,
} from '@centre/domain/temoignage/schema';
import { countTemoignages as count } from '../data/content/figures.ts';
import { listTemoignages as readTemoignages } from '../data/lists.ts';
import { temoignages } from '../data/content/temoignages.ts';
import type { Published } from '../images/publish-picture.ts';
import { countListing } from '../limits.ts';
import { defineCommand } from './command.ts';
import { contentCommands, visibilityFor } from './content.ts';

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

/** Numbers of published testimonials, of drafts, and of free places. */
export const countTemoignages = defineCommand({
  name: 'countTemoignages',
  guard: { resource: 'temoignages', action: 'read' },
  schema: noRequest,
  failure: messages.temoignage.loadFailed,
  run: async () => ({ stats: await count() }),
});

/** Reads a testimonial; `not-found` for a draft when the caller may not read drafts. */
export const readTemoignage = defineCommand({
  name: 'readTemoignage',
  guard: { allow: 'anyone', because: 'published testimonials are for everybody' },
  schema: documentRequest,
  failure: messages.temoignage.loadFailed,
  run: async ({ id }, { member }) => {
    const temoignage = await temoignages.find(id);
    const isVisible =
      temoignage?.statut === 'publie' || visibilityFor(member, 'temoignages') === 'everything';
    if (!temoignage || !isVisible) throw new CommandError('not-found', messages.notFound);
    return { temoignage };
  },
});

const { imageType: type, imageSize: size } = staffTemoignageMessages;
const content = contentCommands({
  ...{ collection: 'temoignages', resource: 'temoignages', name: 'temoignage' },
  pictureTexts: { type, size, field: 'photo' },
  store: temoignages,
});

const portraitIn = (published: Published | undefined) =>
  published && { picture: published.picture, photo: published.imageUrl };

/** Stores a new testimonial, published by default, or updates one. */
export const saveTemoignage = defineCommand({
  name: 'saveTemoignage',
  guard: { resource: 'temoignages', action: 'write' },
  schema: saveTemoignageRequest,
  picture: 'photo',
  failure: staffTemoignageMessages.addFailed,
  run: ({ id: known, requestId, photo: source, ...fields }, { member, by }) =>
    content.save({ id: known, requestId }, member.id, {
      source,
      check: (id, isNew) => temoignages.check(id, fields.statut, isNew),
      create: (id, picture) => temoignages.create(id, fields, by, portraitIn(picture)),
      update: (id, picture) => temoignages.update(id, fields, by, portraitIn(picture)),
    }),
});

/** Publishes a testimonial, within the limit, or makes it a draft again. */
export const setTemoignageStatut = defineCommand({
  name: 'setTemoignageStatut',
  guard: { resource: 'temoignages', action: 'write' },
  schema: setTemoignageStatutRequest,
  failure: staffTemoignageMessages.statutFailed,
  run: async ({ id, statut }, { by }) => {
    const { record } = await temoignages.update(id, { statut }, by);
    return { temoignage: record };
  },
});

export const deleteTemoignage = content.deletion(
  'deleteTemoignage',
  staffTemoignageMessages.deleteFailed,
);

/** Restores a testimonial from the bin, as a draft when the limit is reached. */
export const restoreTemoignage = content.restoration('restoreTemoignage');
