import { isMainArticle, type Article } from '@centre/domain/article/article';
import * as commands from '../../commands/index.ts';
import { knownFields, withId, type LegacyShape } from '../legacy-body.ts';
import { commandRoute, listRoute, type Parts, type Route } from '../route.ts';

const all = '/api/articles';
const one = `${all}/:id`;

const shape: LegacyShape = {
  fields: [
    ...['titre', 'contenu', 'auteur', 'categorie', 'isPrincipal', 'featured'],
    ...['version', 'requestId'],
  ],
  picture: 'image',
  numbers: ['version'],
  booleans: ['isPrincipal', 'featured'],
  choices: ['categorie'],
};

/** Input of `saveArticle`: either name of the mark makes the article the principal one. */
function sentArticle({ params, body }: Parts): unknown {
  const known = knownFields(body, shape);
  const named = 'id' in params ? withId(known, params['id']) : known;
  if (typeof named !== 'object' || named === null || !('featured' in named)) return named;
  const { featured, ...article } = named;
  const isMain =
    featured === false && 'isPrincipal' in article ? article.isPrincipal : featured;
  return { ...article, isPrincipal: isMain };
}

/** Article with additional field names for older clients. */
function presentArticle(article: Article): object {
  const isPrincipal = isMainArticle(article);
  const { imageUrl, date } = article;
  return {
    ...article,
    image: imageUrl,
    datePublication: date,
    isPrincipal,
    featured: isPrincipal,
  };
}

const present = ({ article }: { readonly article: Article }) => ({
  article: presentArticle(article),
});
const saved = { shape, input: sentArticle, present };

export const articleRoutes: readonly Route[] = [
  listRoute(all, 'articles', commands.listArticles, presentArticle),
  commandRoute('GET', one, commands.readArticle, { present }),
  commandRoute('POST', all, commands.saveArticle, { status: 201, ...saved }),
  commandRoute('PUT', one, commands.saveArticle, saved),
  commandRoute('DELETE', one, commands.deleteArticle),
  // A view counts with an expired token too: reading needs no session.
  commandRoute('POST', `${one}/view`, commands.viewArticle, { session: 'ignored' }),
];
