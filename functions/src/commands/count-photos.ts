import { messages } from '@centre/domain/messages';
import { noRequest } from '@centre/domain/schema';
import { countPhotos as count, type PhotoCount } from '../data/figures.ts';
import { defineCommand } from './command.ts';

/** The categories of the gallery, each with the number of its photos. */
export const countPhotos = defineCommand({
  name: 'countPhotos',
  guard: { allow: 'anyone', because: 'the gallery is for everybody' },
  schema: noRequest,
  failure: messages.photo.loadFailed,
  run: async (): Promise<{ categories: readonly PhotoCount[] }> => ({
    categories: await count(),
  }),
});
