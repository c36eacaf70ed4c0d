import type { ArticleCategorie, PublicArticle } from '@centre/domain/article/article';
import type { PublishedDocuments } from '@centre/domain/site-renderer';
import { pageOf, type StoredDocument } from '@centre/domain/content/stored-documents';
import { articleIn } from './shown-records.ts';

/** Serializable cursor of a list: the next page begins after this article. */
export interface ArticleCursor {
  readonly id: string;
  /**
   * Creation time with Firestore's full precision, because articles may share a millisecond.
   * A string in older records.
   */
  readonly made: { readonly seconds: number; readonly nanoseconds: number } | string;
}

function cursorOf(document: StoredDocument): ArticleCursor {
  const made = document.data()?.['dateCreation'] as ArticleCursor['made'];
  if (typeof made === 'string') return { id: document.id, made };
  return { id: document.id, made: { seconds: made.seconds, nanoseconds: made.nanoseconds } };
}

/** Page of a list of articles, with the cursor of the next page, if any. */
export interface ArticlePage {
  readonly articles: readonly PublicArticle[];
  readonly next?: ArticleCursor;
}

/** Page of `count` articles; `docs` holds one more when another page follows. */
export function articlePageOf(docs: readonly StoredDocument[], count: number): ArticlePage {
  const { shown, last } = pageOf(docs, count);
  return { articles: shown.map(articleIn), ...(last && { next: cursorOf(last) }) };
}

/** Page size of the public lists of articles. */
export const articlesPerPage = 30;

/** First page of a list, beginning with the principal article, however old. */
export async function firstArticlePage(
  documents: PublishedDocuments,
  categorie?: ArticleCategorie,
): Promise<ArticlePage> {
  const [docs, principal] = await Promise.all([
    documents.articles({ categorie, count: articlesPerPage + 1 }),
    documents.principal(categorie),
  ]);
  const page = articlePageOf(docs, articlesPerPage);
  return { ...page, articles: principalFirst(page.articles, principal) };
}

/** Latest articles, `count` at most, the principal one first. */
export async function latestArticles(
  documents: PublishedDocuments,
  count: number,
  categorie?: ArticleCategorie,
): Promise<readonly PublicArticle[]> {
  const [docs, principal] = await Promise.all([
    documents.articles({ categorie, count }),
    documents.principal(categorie),
  ]);
  return principalFirst(docs.map(articleIn), principal).slice(0, count);
}

function principalFirst(
  articles: readonly PublicArticle[],
  principal: StoredDocument | undefined,
): readonly PublicArticle[] {
  const main = principal
    ? articleIn(principal)
    : articles.find(({ isPrincipal }) => isPrincipal);
  return main ? [main, ...articles.filter(({ id }) => id !== main.id)] : articles;
}
