import { pageRequest } from '@centre/domain/list-schema';
import { messages } from '@centre/domain/messages';
import type { Temoignage } from '@centre/domain/temoignage';
import { listTemoignages as readTemoignages } from '../data/lists.ts';
import type { Page } from '../data/page.ts';
import { countListingOf } from '../limits/view-limits.ts';
import { defineCommand } from './command.ts';
import { extentFor } from './reading-extent.ts';

/** The testimonials, drafts included for those who may read them. */
export const listTemoignages = defineCommand({
  name: 'listTemoignages',
  guard: { allow: 'anyone', because: 'published testimonials are for everybody' },
  schema: pageRequest,
  failure: messages.temoignage.loadFailed,
  run: async (page, { member, source }): Promise<Page<Temoignage>> => {
    await countListingOf(source);
    return readTemoignages(extentFor(member, 'temoignages'), page);
  },
});
