import { publishedArticle, type Article } from '@centre/domain/article/article';
import { searchableArticle, type ArticleSort } from '@centre/domain/article/staff-list';
import { articleOf } from '@centre/domain/content/records';
import { limits } from '@centre/domain/limits';
import { readAs, type Fields } from '@centre/domain/content/stored-documents';
import { excerpt } from '@centre/domain/text';
import { collection, doc, getDocFromServer, orderBy, query, where } from 'firebase/firestore';
import { publish } from '../callables.ts';
import type { Deletion } from './corbeille.ts';
import { countOf, readPage, store, type Page, type PageCursor } from './firestore.ts';
import { writeCachedList, readCachedList } from './last-seen.ts';

/** Row of the list: an article with an excerpt instead of its full text. */
export interface ArticleRow extends Omit<Article, 'contenu'> {
  readonly excerpt: string;
  /** Text matched by a search; see `articleSearch`. */
  readonly searchable: string;
}

function rowOf(id: string, fields: Fields): ArticleRow {
  const { contenu, ...article } = articleOf(id, fields);
  return {
    ...article,
    excerpt: excerpt(contenu, limits.excerpt.manager),
    searchable: searchableArticle({ ...article, contenu }),
  };
}

const articles = collection(store, 'articles');
const published = query(articles, where('statut', '==', publishedArticle));

/** Published articles in the order of `sort`. */
export function staffArticlePage(
  count: number,
  { key, direction }: ArticleSort,
  after?: PageCursor,
): Promise<Page<ArticleRow>> {
  return readPage(query(published, orderBy(key, direction)), rowOf, count, after);
}

/** Article in its current version; undefined when it was deleted. */
export async function staffArticle(id: string): Promise<Article | undefined> {
  const document = await getDocFromServer(doc(articles, id));
  return document.exists() ? readAs(articleOf)(document) : undefined;
}

/** Principal article, wherever it is in the list. */
export async function principalArticle(): Promise<ArticleRow | undefined> {
  const principal = query(published, where('isPrincipal', '==', true));
  return (await readPage(principal, rowOf, 1)).items[0];
}

/** Numbers of published articles, in all and by category. */
interface ArticleCounts {
  readonly total: number;
  readonly nouveautes: number;
  readonly technologie: number;
  readonly autres: number;
}

/** Counts published articles by aggregation queries. */
export async function countArticles(): Promise<ArticleCounts> {
  const [total, nouveautes, technologie] = await Promise.all([
    countOf(published),
    countOf(query(published, where('categorie', '==', 'Nouveauté'))),
    countOf(query(published, where('categorie', '==', 'Technologie'))),
  ]);
  return { total, nouveautes, technologie, autres: total - nouveautes - technologie };
}

/** Caches the first rows of the list for use offline. */
export function cacheArticles(rows: readonly ArticleRow[]): void {
  // Without the full texts, which would fill the browser's storage.
  writeCachedList(
    'articles',
    rows.map((row) => ({ ...row, searchable: '' })),
  );
}

/** Cached rows of the list in this browser; undefined when there are none. */
export function cachedArticles(): readonly ArticleRow[] | undefined {
  return readCachedList('articles', (id, fields) =>
    rowOf(id, { ...fields, contenu: fields['excerpt'] }),
  );
}

/** Request of `saveArticle`, with `requestId` for a new article or `version` for a stored one. */
export interface ArticleRequest extends Pick<
  Article,
  'titre' | 'contenu' | 'auteur' | 'categorie' | 'isPrincipal'
> {
  readonly id?: string;
  readonly requestId?: string;
  readonly version?: number;
  readonly image?: { readonly path: string };
}

/**
 * Publishes or updates an article.
 *
 * @throws CallError with the code `aborted` when a newer version is stored.
 */
export async function saveArticle(request: ArticleRequest): Promise<void> {
  await publish('saveArticle', request);
}

/** @throws CallError */
export async function deleteArticle(id: string): Promise<Deletion> {
  return publish('dashboard/deleteArticle', { id });
}
