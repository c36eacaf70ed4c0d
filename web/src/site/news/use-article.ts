import { useMemo } from 'react';
import type { PublicArticle } from '../../data/articles.ts';
import { useLoaded } from '../../data/use-loaded.ts';
import { knownArticle, rememberArticles } from './known-articles.ts';

const nothing = () => Promise.resolve(null);

async function load(id: string): Promise<PublicArticle | null> {
  const { publishedArticleById } = await import('../../data/articles.ts');
  const article = await publishedArticleById(id);
  if (!article) return null;
  rememberArticles([article]);
  return article;
}

/**
 * The published article of that identifier, from a list that was loaded or else by itself,
 * because it may be older than what the lists show.
 *
 * @returns undefined while it is loading, null when there is none.
 */
export function useArticle(id: string | undefined): PublicArticle | null | undefined {
  const known = id === undefined ? undefined : knownArticle(id);
  const isUnknown = id !== undefined && !known;
  const loadOne = useMemo(() => (isUnknown ? () => load(id) : nothing), [id, isUnknown]);
  const { value } = useLoaded<PublicArticle | null>(loadOne, null);
  return known ?? value;
}
