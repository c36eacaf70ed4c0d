import { documentRequest } from '@centre/domain/schema';
import { countView } from '../data/articles.ts';
import { countViewOf } from '../limits/view-limits.ts';
import { defineCommand } from './command.ts';

/** Counts that a visitor has read a published article. */
export const viewArticle = defineCommand({
  name: 'viewArticle',
  guard: { allow: 'anyone', because: 'visitors have no account' },
  schema: documentRequest,
  run: async ({ id }, { source }): Promise<void> => {
    await countViewOf(source);
    await countView(id);
  },
});
