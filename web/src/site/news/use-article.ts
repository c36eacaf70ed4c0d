import { useMemo } from 'react';
import type { PublicArticle } from '@centre/domain/article/article';
import { queryKeys } from '../../data/public/page-data.ts';
import { usePublicQuery, type Load } from '../../data/public/use-public-query.ts';
import { known, remember } from './use-articles.ts';

const loadNothing = () => Promise.resolve(null);

const articleOf =
  (id: string): Load<PublicArticle | null> =>
  async (sent) => {
    const { articleOfId } = await import('../../data/public/published-lists.ts');
    const article = await articleOfId(id, sent);
    if (article) remember([article]);
    return article;
  };

/**
 * The published article of that identifier, from a list that was loaded or else by itself,
 * because it may be older than what the lists show.
 *
 * @returns undefined while it is loading, null when there is none.
 */
export function useArticle(id: string | undefined): PublicArticle | null | undefined {
  const listed = id === undefined ? undefined : known.get(id);
  const isUnknown = id !== undefined && !listed;
  const load = useMemo(() => (isUnknown ? articleOf(id) : loadNothing), [id, isUnknown]);
  const name = isUnknown ? queryKeys.article(id) : '';
  const { value } = usePublicQuery<PublicArticle | null>(name, load, null);
  return listed ?? value;
}
