import type { ArticleCategorie, PublicArticle } from '@centre/domain/article/article';
import type { PublishedDocuments } from '@centre/domain/site-renderer';
import { pageOf, type StoredDocument } from '@centre/domain/content/stored-documents';
import { articleIn } from './shown-records.ts';

/** Where the next page of a list begins: after this article. It can be kept. */
export interface ArticleCursor {
  readonly id: string;
  /**
   * When it was made, as precisely as Firestore knows: others may have been made in the same
   * millisecond. Older records have a text.
   */
  readonly made: { readonly seconds: number; readonly nanoseconds: number } | string;
}

function cursorOf(document: StoredDocument): ArticleCursor {
  const made = document.data()?.['dateCreation'] as ArticleCursor['made'];
  if (typeof made === 'string') return { id: document.id, made };
  return { id: document.id, made: { seconds: made.seconds, nanoseconds: made.nanoseconds } };
}

/** Some articles of a list, and where its next ones begin if there are any. */
export interface ArticlePage {
  readonly articles: readonly PublicArticle[];
  readonly next?: ArticleCursor;
}

/** A page of `count` articles, from one document more, which says whether others follow. */
export function articlePageOf(docs: readonly StoredDocument[], count: number): ArticlePage {
  const { shown, last } = pageOf(docs, count);
  return { articles: shown.map(articleIn), ...(last && { next: cursorOf(last) }) };
}

/** Articles that are added to a list at a time. */
export const articlesPerPage = 30;

/** The first page of a list, the principal article first even when it is older than the page. */
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

/** The latest articles, `count` at most, the principal one first. */
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
