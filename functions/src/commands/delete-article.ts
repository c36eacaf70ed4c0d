import { messages } from '@centre/domain/messages';
import { documentRequest } from '@centre/domain/schema';
import { removeArticle } from '../data/articles.ts';
import { removePicture } from '../images/publish-picture.ts';
import { defineCommand } from './command.ts';

/** Removes an article with its picture; when it was the principal one, none is. */
export const deleteArticle = defineCommand({
  name: 'deleteArticle',
  guard: { resource: 'articles', action: 'delete' },
  schema: documentRequest,
  failure: messages.article.deleteFailed,
  run: async ({ id }, { by }): Promise<void> => {
    await removePicture(await removeArticle(id, by));
  },
});
