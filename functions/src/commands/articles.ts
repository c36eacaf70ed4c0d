import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import { publishedArticle } from '@centre/domain/article/article';
import { saveArticleRequest } from '@centre/domain/article/schema';
import { CommandError } from '@centre/domain/command-error';
import { pageRequest, documentRequest } from '@centre/domain/schema';
import { messages } from '@centre/domain/messages/messages';
import { articles } from '../data/content/articles.ts';
import { listArticles as readArticles } from '../data/lists.ts';
import { countView, newViewsOf } from '../data/content/views.ts';
import { countListing, countViewOf } from '../limits.ts';
import { defineCommand } from './command.ts';
import { contentCommands, visibilityFor } from './content.ts';

export const listArticles = defineCommand({
  name: 'listArticles',
  guard: { allow: 'anyone', because: 'news are for everybody' },
  schema: pageRequest,
  failure: messages.article.loadFailed,
  run: async (page, context) => {
    await countListing(context);
    return readArticles(visibilityFor(context.member, 'articles'), page);
  },
});

/** Reads an article; `not-found` for a draft when the caller may not read drafts. */
export const readArticle = defineCommand({
  name: 'readArticle',
  guard: { allow: 'anyone', because: 'news are for everybody' },
  schema: documentRequest,
  failure: messages.article.loadFailed,
  run: async ({ id }, { member }) => {
    const article = await articles.find(id);
    const isVisible =
      article?.statut === publishedArticle ||
      visibilityFor(member, 'articles') === 'everything';
    if (!article || !isVisible) throw new CommandError('not-found', messages.article.notFound);
    return { article: { ...article, vues: article.vues + (await newViewsOf(id)) } };
  },
});

const { type, size } = messages.photo;
const content = contentCommands({
  ...{ collection: 'articles', resource: 'articles', name: 'article', store: articles },
  pictureTexts: { type, size, field: 'image' },
});

/**
 * Stores a new article or updates one, and publishes it. A new principal article replaces the former
 * one in the same batch.
 */
export const saveArticle = defineCommand({
  name: 'saveArticle',
  guard: { resource: 'articles', action: 'write' },
  schema: saveArticleRequest,
  picture: 'image',
  maxBytes: 256 * 1024,
  failure: staffArticleMessages.saveFailed,
  run: ({ id: known, requestId, image: source, version, ...fields }, { member, by }) =>
    content.save({ id: known, requestId }, member.id, {
      source,
      check: (id, isNew) => isNew || articles.checkVersion(id, version),
      create: (id, cover) => articles.create(id, fields, by, cover),
      update: (id, cover) => articles.update(id, { ...fields, version }, by, cover),
    }),
});

/** After the principal article is deleted, none is principal. */
export const deleteArticle = content.deletion(
  'deleteArticle',
  staffArticleMessages.deleteFailed,
);

/** Restores an article from the bin; it is principal again unless another one has become it. */
export const restoreArticle = content.restoration('restoreArticle');

/** Counts a visitor's view of a published article. */
export const viewArticle = defineCommand({
  name: 'viewArticle',
  guard: { allow: 'anyone', because: 'visitors have no account' },
  schema: documentRequest,
  run: async ({ id }) => {
    const article = await articles.find(id);
    if (article?.statut !== publishedArticle) {
      throw new CommandError('not-found', messages.article.notFound);
    }
    await countViewOf(id);
    await countView(id);
  },
});
