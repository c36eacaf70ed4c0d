import type { PublicArticle } from '../../data/articles.ts';

// For the life of the page: an article that was in a list opens without another read.
const known = new Map<string, PublicArticle>();

/** Keeps articles that were loaded. */
export function rememberArticles(articles: readonly PublicArticle[]): void {
  for (const article of articles) known.set(article.id, article);
}

/** An article that was loaded before, under its identifier. */
export function knownArticle(id: string): PublicArticle | undefined {
  return known.get(id);
}
