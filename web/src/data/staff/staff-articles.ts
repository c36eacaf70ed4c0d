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
import { keepLastSeen, readLastSeen } from './last-seen.ts';

/** One line of the list: its beginning instead of its whole text. */
export interface ArticleRow extends Omit<Article, 'contenu'> {
  readonly excerpt: string;
  /** What a search looks through; see `articleSearch`. */
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

/** The article as it is now; undefined when there is none any more. */
export async function staffArticle(id: string): Promise<Article | undefined> {
  const document = await getDocFromServer(doc(articles, id));
  return document.exists() ? readAs(articleOf)(document) : undefined;
}

/** The principal article, wherever it is in the list. */
export async function principalArticle(): Promise<ArticleRow | undefined> {
  const principal = query(published, where('isPrincipal', '==', true));
  return (await readPage(principal, rowOf, 1)).items[0];
}

/** How many articles are published, in all and by category. */
interface ArticleCounts {
  readonly total: number;
  readonly nouveautes: number;
  readonly technologie: number;
  readonly autres: number;
}

/** Counts the published articles without reading them. */
export async function countArticles(): Promise<ArticleCounts> {
  const [total, nouveautes, technologie] = await Promise.all([
    countOf(published),
    countOf(query(published, where('categorie', '==', 'Nouveauté'))),
    countOf(query(published, where('categorie', '==', 'Technologie'))),
  ]);
  return { total, nouveautes, technologie, autres: total - nouveautes - technologie };
}

/** Keeps the beginning of the list for a day without a connection. */
export function keepSeenArticles(rows: readonly ArticleRow[]): void {
  // Without the whole texts, which would fill the browser's storage.
  keepLastSeen(
    'articles',
    rows.map((row) => ({ ...row, searchable: '' })),
  );
}

/** The list as it was last seen in this browser; undefined when it never was. */
export function seenArticles(): readonly ArticleRow[] | undefined {
  return readLastSeen('articles', (id, fields) =>
    rowOf(id, { ...fields, contenu: fields['excerpt'] }),
  );
}

/** What `saveArticle` is sent; `requestId` goes with a new article, `version` with a known one. */
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
 * Publishes an article or changes one.
 *
 * @throws CallError with the code `aborted` when the version is no longer the last one.
 */
export async function saveArticle(request: ArticleRequest): Promise<void> {
  await publish('saveArticle', request);
}

/** @throws CallError */
export async function deleteArticle(id: string): Promise<Deletion> {
  return publish('dashboard/deleteArticle', { id });
}
