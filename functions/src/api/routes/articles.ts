import { answerWith, articleAnswer, deletionAnswer } from '@centre/domain/api-answers';
import { type Article } from '@centre/domain/article/article';
import { isMainArticle } from '@centre/domain/article/principal';
import { saveArticleRequest } from '@centre/domain/article/schema';
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

/** An article as it is sent: either name of the mark makes it the principal one. */
function sentArticle({ params, body }: Parts): unknown {
  const known = knownFields(body, shape);
  const named = 'id' in params ? withId(known, params['id']) : known;
  if (typeof named !== 'object' || named === null || !('featured' in named)) return named;
  const { featured, ...article } = named;
  const isMain =
    featured === false && 'isPrincipal' in article ? article.isPrincipal : featured;
  return { ...article, isPrincipal: isMain };
}

/** An article with its fields under the names that older clients read, too. */
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

const answered = {
  present: ({ article }: { readonly article: Article }) => ({
    article: presentArticle(article),
  }),
  answer: answerWith({ article: articleAnswer }),
};
const sent = { body: { schema: saveArticleRequest }, shape, input: sentArticle };

export const articleRoutes: readonly Route[] = [
  listRoute(all, 'articles', commands.listArticles, {
    does: 'Lists the articles, the latest first; drafts too for members who may read them.',
    record: articleAnswer,
    present: presentArticle,
  }),
  commandRoute('GET', one, commands.readArticle, {
    does: 'Reads one article.',
    ...answered,
  }),
  commandRoute('POST', all, commands.saveArticle, {
    does: 'Publishes a new article; as the principal one it replaces the former.',
    status: 201,
    ...sent,
    ...answered,
    refusals: [409, 429],
  }),
  commandRoute('PUT', one, commands.saveArticle, {
    does: 'Saves an article; a category, mark or image that is left out stays what it is.',
    ...sent,
    ...answered,
    refusals: [409, 429],
  }),
  commandRoute('DELETE', one, commands.deleteArticle, {
    does: 'Puts an article into the bin, for thirty days; its picture is hidden.',
    answer: deletionAnswer,
  }),
  commandRoute('POST', `${one}/view`, commands.viewArticle, {
    does: 'Counts that a visitor has read a published article; the body is empty.',
    // An ended session must keep nobody from reading.
    session: 'ignored',
    refusals: [429],
  }),
];
