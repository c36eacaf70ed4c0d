import * as commands from '../../commands/index.ts';
import { maxPictureBodyBytes } from '../body.ts';
import { knownFields, withId } from '../older-body.ts';
import { commandRoute, documentOfPath, type Route } from '../route.ts';

const shape = {
  fields: [
    ...['titre', 'contenu', 'auteur', 'categorie', 'isPrincipal', 'featured'],
    ...['version', 'requestId'],
  ],
  picture: 'image',
} as const;

/** An article as it is sent, in which either name of the mark makes it the principal one. */
function sentArticle(body: unknown): unknown {
  const known = knownFields(body, shape);
  if (typeof known !== 'object' || known === null || !('featured' in known)) return known;
  const { featured, ...article } = known;
  const isMain =
    featured === false && 'isPrincipal' in article ? article.isPrincipal : featured;
  return { ...article, isPrincipal: isMain };
}

export const articleRoutes: readonly Route[] = [
  commandRoute({
    method: 'POST',
    path: '/api/articles',
    command: commands.saveArticle,
    status: 201,
    maxBytes: maxPictureBodyBytes,
    input: ({ body }) => sentArticle(body),
    present: (answer) => answer,
  }),
  commandRoute({
    method: 'PUT',
    path: '/api/articles/:id',
    command: commands.saveArticle,
    maxBytes: maxPictureBodyBytes,
    input: ({ params, body }) => withId(sentArticle(body), params['id']),
    present: (answer) => answer,
  }),
  commandRoute({
    method: 'DELETE',
    path: '/api/articles/:id',
    command: commands.deleteArticle,
    input: documentOfPath,
    present: () => ({}),
  }),
  commandRoute({
    method: 'POST',
    path: '/api/articles/:id/view',
    command: commands.viewArticle,
    // Visitors have none, and one that has ended keeps nobody from reading.
    session: 'ignored',
    input: documentOfPath,
    present: () => ({}),
  }),
];
