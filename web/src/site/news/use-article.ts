import { useMemo } from 'react';
import type { PublicArticle } from '../../data/articles.ts';
import { useLoaded } from '../../data/use-loaded.ts';
import { remember, known } from './use-articles.ts';

async function loadArticle(id: string): Promise<PublicArticle | null> {
  const { publishedArticleById } = await import('../../data/articles.ts');
  const article = await publishedArticleById(id);
  if (article) remember([article]);
  return article ?? null;
}

const loadNothing = () => Promise.resolve(null);

/**
 * The published article of that identifier, from a list that was loaded or else by itself,
 * because it may be older than what the lists show.
 *
 * @returns undefined while it is loading, null when there is none.
 */
export function useArticle(id: string | undefined): PublicArticle | null | undefined {
  const listed = id === undefined ? undefined : known.get(id);
  const isUnknown = id !== undefined && !listed;
  const load = useMemo(
    () => (isUnknown ? () => loadArticle(id) : loadNothing),
    [id, isUnknown],
  );
  const { value } = useLoaded<PublicArticle | null>(load, null);
  return listed ?? value;
}
