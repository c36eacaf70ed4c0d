import { messages } from '@centre/domain/messages';
import { CommandError } from '@centre/domain/command-error';
import { documentRequest } from '@centre/domain/schema';
import type { Temoignage } from '@centre/domain/temoignage';
import { findTemoignage } from '../data/temoignages.ts';
import { defineCommand } from './command.ts';
import { extentFor } from './reading-extent.ts';

/** One testimonial; a draft is not there for those who may not read drafts. */
export const readTemoignage = defineCommand({
  name: 'readTemoignage',
  guard: { allow: 'anyone', because: 'published testimonials are for everybody' },
  schema: documentRequest,
  failure: messages.temoignage.loadFailed,
  run: async ({ id }, { member }): Promise<{ temoignage: Temoignage }> => {
    const temoignage = await findTemoignage(id);
    const isVisible =
      temoignage?.statut === 'publie' || extentFor(member, 'temoignages') === 'everything';
    if (!temoignage || !isVisible) throw new CommandError('not-found', messages.notFound);
    return { temoignage };
  },
});
