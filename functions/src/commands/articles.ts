import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import { publishedArticle } from '@centre/domain/article/article';
import { saveArticleRequest } from '@centre/domain/article/schema';
import { CommandError } from '@centre/domain/command-error';
import { pageRequest, documentRequest } from '@centre/domain/schema';
import { corbeilleMessages } from '@centre/domain/corbeille';
import { messages } from '@centre/domain/messages/messages';
import * as articles from '../data/content/articles.ts';
import { listArticles as readArticles } from '../data/lists.ts';
import { countView, newViewsOf } from '../data/content/views.ts';
import { hideDeleted } from '../images/binned-picture.ts';
import { countListing, countViewOf } from '../limits.ts';
import { defineCommand } from './command.ts';
import { restoreWithPicture, saveWithPicture, visibilityFor } from './content.ts';

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

/** A draft is not found by those who may not read drafts. */
export const readArticle = defineCommand({
  name: 'readArticle',
  guard: { allow: 'anyone', because: 'news are for everybody' },
  schema: documentRequest,
  failure: messages.article.loadFailed,
  run: async ({ id }, { member }) => {
    const article = await articles.findArticle(id);
    const isVisible =
      article?.statut === publishedArticle ||
      visibilityFor(member, 'articles') === 'everything';
    if (!article || !isVisible) throw new CommandError('not-found', messages.article.notFound);
    return { article: { ...article, vues: article.vues + (await newViewsOf(id)) } };
  },
});

const says = { type: messages.photo.type, size: messages.photo.size, field: 'image' } as const;

/**
 * Stores a new article or saves a known one; either is published. A new principal article
 * replaces the former in the same batch.
 */
export const saveArticle = defineCommand({
  name: 'saveArticle',
  guard: { resource: 'articles', action: 'write' },
  schema: saveArticleRequest,
  picture: 'image',
  maxBytes: 256 * 1024,
  failure: staffArticleMessages.saveFailed,
  run: async (request, { member, by }) => {
    const { id: known, requestId, image: source, version, ...words } = request;
    const id = known ?? requestId ?? articles.newArticleId();
    const article = await saveWithPicture({
      source,
      target: { collection: 'articles', id, uid: member.id, says },
      isNew: known === undefined,
      find: () => articles.findArticle(id),
      ...(known === undefined
        ? {
            write: (cover) => articles.createArticle(id, words, by, cover),
          }
        : {
            check: () => articles.checkVersion(id, version),
            write: (cover) => articles.updateArticle(id, { ...words, version }, by, cover),
          }),
    });
    return { article };
  },
});

/** After the principal article is deleted, none is principal. */
export const deleteArticle = defineCommand({
  name: 'deleteArticle',
  guard: { resource: 'articles', action: 'delete' },
  schema: documentRequest,
  failure: staffArticleMessages.deleteFailed,
  run: async ({ id }, { by }) => {
    await articles.removeArticle(id, by);
    return hideDeleted({ collection: 'articles', id });
  },
});

/** Puts an article of the bin back, the principal one again unless another is by now. */
export const restoreArticle = defineCommand({
  name: 'restoreArticle',
  guard: { resource: 'articles', action: 'delete' },
  schema: documentRequest,
  failure: corbeilleMessages.restoreFailed,
  run: async ({ id }, { by }) => {
    const { findDeletedArticle: findDeleted, restoreArticle: restore } = articles;
    return { article: await restoreWithPicture({ id, by, findDeleted, restore }) };
  },
});

/** Counts that a visitor has read a published article. */
export const viewArticle = defineCommand({
  name: 'viewArticle',
  guard: { allow: 'anyone', because: 'visitors have no account' },
  schema: documentRequest,
  run: async ({ id }) => {
    const article = await articles.findArticle(id);
    if (article?.statut !== publishedArticle) {
      throw new CommandError('not-found', messages.article.notFound);
    }
    await countViewOf(id);
    await countView(id);
  },
});
