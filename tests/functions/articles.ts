import { messages } from '@centre/domain/messages/messages';
import { omit } from '../factories/omit.ts';
import { callApi, callFunction, type Reply } from './calls.ts';
import { answerOf, channelsTo } from './publishing.ts';
import { callAs, type Staff } from './staff.ts';

/** What a form says of an article. */
export const words = (overrides: Record<string, unknown> = {}) => ({
  titre: 'Portes ouvertes',
  contenu: 'Samedi, de 8 h à midi.\n\nEntrée libre.',
  auteur: 'CFPI',
  ...overrides,
});

export const creations = channelsTo({
  callable: 'saveArticle',
  method: 'POST',
  path: () => '/api/articles',
});

const path = (id: string) => `/api/articles/${id}`;

export const changes = channelsTo({ callable: 'saveArticle', method: 'PUT', path });

export const deletions = channelsTo({ callable: 'deleteArticle', method: 'DELETE', path });

export const views = [
  { channel: 'the callable', ask: (id: string) => callFunction('viewArticle', { id }) },
  { channel: 'the API', ask: (id: string) => callApi('POST', `${path(id)}/view`) },
];

export const notFound = { status: 404, says: messages.article.notFound };

interface Sent {
  readonly id: string;
  readonly version: number;
  readonly picture?: { readonly folder: string };
}

/** The article of an answer, without the second names that the API gives to some fields. */
export function articleOf(reply: Reply): Sent & Record<string, unknown> {
  const article = answerOf(reply)['article'] as Record<string, unknown>;
  return omit(article, 'image', 'datePublication') as Sent & Record<string, unknown>;
}

export const create = async ({ token }: Staff, overrides: Record<string, unknown> = {}) =>
  articleOf(await callAs(token, 'saveArticle', words(overrides)));
