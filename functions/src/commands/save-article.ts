import type { Article } from '@centre/domain/article';
import { saveArticleRequest } from '@centre/domain/article-schema';
import { messages } from '@centre/domain/messages';
import {
  checkVersion,
  createArticle,
  findArticle,
  newArticleId,
  updateArticle,
} from '../data/articles.ts';
import { defineCommand } from './command.ts';
import { saveWithPicture } from './save-with-picture.ts';

const says = { type: messages.photo.type, size: messages.photo.size, field: 'image' } as const;

/**
 * Stores a new article or saves a known one, which is published in both cases. One that is to
 * be the principal one replaces the former in the same write. Of a known article, a category,
 * a mark or an image that is left out stays what it is.
 */
export const saveArticle = defineCommand({
  name: 'saveArticle',
  guard: { resource: 'articles', action: 'write' },
  schema: saveArticleRequest,
  failure: messages.article.saveFailed,
  run: async (request, { member, by }): Promise<{ article: Article }> => {
    const { id: known, requestId, image: source, version, ...words } = request;
    const id = known ?? requestId ?? newArticleId();
    const article = await saveWithPicture({
      source,
      target: { collection: 'articles', id, uid: member.id, says },
      ...(known === undefined
        ? {
            stored: () => findArticle(id),
            write: (cover) => createArticle(id, words, by, cover),
          }
        : {
            check: () => checkVersion(id, version),
            write: (cover) => updateArticle(id, { ...words, version }, by, cover),
          }),
    });
    return { article };
  },
});
