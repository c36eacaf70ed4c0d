import type { Article } from './article.ts';

interface Marks {
  readonly isPrincipal?: unknown;
  readonly featured?: unknown;
}

/**
 * Whether an article is the main one, under either of the two names of the mark; older records
 * may have neither.
 */
export function isMainArticle({ isPrincipal, featured }: Marks): boolean {
  return isPrincipal === true || featured === true;
}

/**
 * How a list of news is laid out: the main article, else the first, then the others in
 * their order.
 *
 * @returns an undefined `featured` for an empty list only.
 */
export function layOutNews<A extends Pick<Article, 'isPrincipal'>>(
  articles: readonly A[],
  others: number,
): { featured: A | undefined; others: A[] } {
  const featured = articles.find(({ isPrincipal }) => isPrincipal) ?? articles[0];
  return {
    featured,
    others: articles.filter((article) => article !== featured).slice(0, others),
  };
}
