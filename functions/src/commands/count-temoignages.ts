import { messages } from '@centre/domain/messages';
import { noRequest } from '@centre/domain/schema';
import { countTemoignages as count, type TemoignageStats } from '../data/figures.ts';
import { defineCommand } from './command.ts';

/** How many testimonials are published, how many wait, and how many more may be published. */
export const countTemoignages = defineCommand({
  name: 'countTemoignages',
  guard: { resource: 'temoignages', action: 'read' },
  schema: noRequest,
  failure: messages.temoignage.loadFailed,
  run: async (): Promise<{ stats: TemoignageStats }> => ({ stats: await count() }),
});
