import { pageRequest } from '@centre/domain/list-schema';
import { messages } from '@centre/domain/messages';
import type { Photo } from '@centre/domain/photo';
import { listPhotos as readPhotos } from '../data/lists.ts';
import type { Page } from '../data/page.ts';
import { countListingOf } from '../limits/view-limits.ts';
import { defineCommand } from './command.ts';

export const listPhotos = defineCommand({
  name: 'listPhotos',
  guard: { allow: 'anyone', because: 'the gallery is for everybody' },
  schema: pageRequest,
  failure: messages.photo.loadFailed,
  run: async (page, { source }): Promise<Page<Photo>> => {
    await countListingOf(source);
    return readPhotos(page);
  },
});
