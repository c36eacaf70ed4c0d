import type { Article } from '@centre/domain/article';
import { pageRequest } from '@centre/domain/list-schema';
import { messages } from '@centre/domain/messages';
import { listArticles as readArticles } from '../data/lists.ts';
import type { Page } from '../data/page.ts';
import { countListingOf } from '../limits/view-limits.ts';
import { defineCommand } from './command.ts';
import { extentFor } from './reading-extent.ts';

/** The articles, drafts included for those who may read them. */
export const listArticles = defineCommand({
  name: 'listArticles',
  guard: { allow: 'anyone', because: 'news are for everybody' },
  schema: pageRequest,
  failure: messages.article.loadFailed,
  run: async (page, { member, source }): Promise<Page<Article>> => {
    await countListingOf(source);
    return readArticles(extentFor(member, 'articles'), page);
  },
});
