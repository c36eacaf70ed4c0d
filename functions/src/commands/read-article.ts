import { publishedArticle, type Article } from '@centre/domain/article';
import { messages } from '@centre/domain/messages';
import { CommandError } from '@centre/domain/command-error';
import { documentRequest } from '@centre/domain/schema';
import { findArticle } from '../data/articles.ts';
import { defineCommand } from './command.ts';
import { extentFor } from './reading-extent.ts';

/** One article; a draft is not there for those who may not read drafts. */
export const readArticle = defineCommand({
  name: 'readArticle',
  guard: { allow: 'anyone', because: 'news are for everybody' },
  schema: documentRequest,
  failure: messages.article.loadFailed,
  run: async ({ id }, { member }): Promise<{ article: Article }> => {
    const article = await findArticle(id);
    const isVisible =
      article?.statut === publishedArticle || extentFor(member, 'articles') === 'everything';
    if (!article || !isVisible) throw new CommandError('not-found', messages.article.notFound);
    return { article };
  },
});
