import {
  answerWith,
  articleAnswer,
  listOf,
  nothingAnswer,
  pageWith,
} from '@centre/domain/api-answers';
import type { Article } from '@centre/domain/article';
import { saveArticleRequest } from '@centre/domain/article-schema';
import * as commands from '../../commands/index.ts';
import { knownFields, withId, type OlderShape } from '../older-body.ts';
import { presentArticle, presentPage } from '../presented.ts';
import { commandRoute, documentOfPath, pageOfList, type Parts, type Route } from '../route.ts';

const all = '/api/articles';
const one = `${all}/:id`;

const shape: OlderShape = {
  fields: [
    ...['titre', 'contenu', 'auteur', 'categorie', 'isPrincipal', 'featured'],
    ...['version', 'requestId'],
  ],
  picture: 'image',
  numbers: ['version'],
  booleans: ['isPrincipal', 'featured'],
  choices: ['categorie'],
};

/** An article as it is sent, in which either name of the mark makes it the principal one. */
function sentArticle({ params, body }: Parts): unknown {
  const known = knownFields(body, shape);
  const named = 'id' in params ? withId(known, params['id']) : known;
  if (typeof named !== 'object' || named === null || !('featured' in named)) return named;
  const { featured, ...article } = named;
  const isMain =
    featured === false && 'isPrincipal' in article ? article.isPrincipal : featured;
  return { ...article, isPrincipal: isMain };
}

const body = { schema: saveArticleRequest };
const answer = answerWith({ article: articleAnswer });
const present = ({ article }: { readonly article: Article }) => ({
  article: presentArticle(article),
});

export const articleRoutes: readonly Route[] = [
  commandRoute({
    method: 'GET',
    path: all,
    does: 'Lists the articles, the latest first; drafts too for members who may read them.',
    command: commands.listArticles,
    input: pageOfList,
    isList: true,
    present: (page) => presentPage('articles', page, presentArticle),
    answer: pageWith({ articles: listOf(articleAnswer) }),
    refusals: [429],
  }),
  commandRoute({
    method: 'GET',
    path: one,
    does: 'Reads one article.',
    command: commands.readArticle,
    input: documentOfPath,
    present,
    answer,
  }),
  commandRoute({
    method: 'POST',
    path: all,
    does: 'Publishes a new article; as the principal one it replaces the former.',
    command: commands.saveArticle,
    status: 201,
    body,
    shape,
    input: sentArticle,
    present,
    answer,
    refusals: [429],
  }),
  commandRoute({
    method: 'PUT',
    path: one,
    does: 'Saves an article; a category, mark or image that is left out stays what it is.',
    command: commands.saveArticle,
    body,
    shape,
    input: sentArticle,
    present,
    answer,
    refusals: [409, 429],
  }),
  commandRoute({
    method: 'DELETE',
    path: one,
    does: 'Deletes an article and its picture.',
    command: commands.deleteArticle,
    input: documentOfPath,
    present: () => ({}),
    answer: nothingAnswer,
  }),
  commandRoute({
    method: 'POST',
    path: `${one}/view`,
    does: 'Counts that a visitor has read a published article; the body is empty.',
    command: commands.viewArticle,
    // Visitors have none, and one that has ended keeps nobody from reading.
    session: 'ignored',
    input: documentOfPath,
    present: () => ({}),
    answer: nothingAnswer,
    refusals: [429],
  }),
];
