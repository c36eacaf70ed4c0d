import type { ArticleCategorie } from '@centre/domain/article';
import { useCallback, useEffect, useState } from 'react';
import { countArticles, type ArticleCounts } from '../../data/staff-articles.ts';

/** How many articles there are. */
export interface CountedArticles {
  /** Undefined while they are being counted, null when that failed. */
  readonly counts: ArticleCounts | null | undefined;
  readonly recount: () => Promise<void>;
}

export function useArticleCounts(): CountedArticles {
  const [counts, setCounts] = useState<ArticleCounts | null>();
  const recount = useCallback(
    () =>
      countArticles().then(setCounts, (error: unknown) => {
        console.warn('The articles could not be counted.', error);
        setCounts(null);
      }),
    [],
  );
  useEffect(() => {
    void recount();
  }, [recount]);
  return { counts, recount };
}

/** `counts` without articles that are no longer shown and were still counted. */
export function countsWithout(
  counts: ArticleCounts,
  gone: readonly { readonly categorie: ArticleCategorie }[],
): ArticleCounts {
  const of = (wanted: ArticleCategorie) =>
    gone.filter(({ categorie }) => categorie === wanted).length;
  return {
    total: counts.total - gone.length,
    nouveautes: counts.nouveautes - of('Nouveauté'),
    technologie: counts.technologie - of('Technologie'),
    autres: counts.autres - of('Autres'),
  };
}
