import type { ArticleCategorie } from '@centre/domain/article';
import { useEffect, useState } from 'react';
import type { PublicArticle } from '../../data/articles.ts';

/** The news of one tab; a load that failed is an empty list, and is logged. */
export type NewsState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly articles: readonly PublicArticle[] };

/** The latest articles of `categorie`, or of all, fetched once per tab. */
export function useNews(count: number, categorie: ArticleCategorie | undefined): NewsState {
  const [lists, setLists] = useState<ReadonlyMap<string, readonly PublicArticle[]>>(new Map());
  const key = categorie ?? '';
  const articles = lists.get(key);
  const isMissing = articles === undefined;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    // The data SDK is not part of the page: it is fetched once the page is interactive.
    async function load() {
      let loaded: readonly PublicArticle[] = [];
      try {
        const { latestArticles } = await import('../../data/articles.ts');
        loaded = await latestArticles(count, categorie);
      } catch (error) {
        console.error('The articles could not be loaded.', error);
      }
      if (isCurrent) setLists((known) => new Map(known).set(key, loaded));
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [count, categorie, key, isMissing]);

  return articles ? { status: 'loaded', articles } : { status: 'loading' };
}
