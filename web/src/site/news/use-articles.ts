import { useMemo, useState } from 'react';
import type { PublicArticle } from '@centre/domain/article/article';
import type { ArticlePage } from '../../data/public/article-pages.ts';
import { loadPublishedLists } from '../../data/public/lists-later.ts';
import { queryKeys, usePublicQuery, type Load } from '../../data/public/page-data.ts';
import { categorieOf, newsTabs, type NewsTab } from './news-address.ts';

const loadNothing = () => Promise.resolve(null);

const articleOf =
  (id: string): Load<PublicArticle | null> =>
  async (sent) => {
    const article = await (await loadPublishedLists()).articleOfId(id, sent);
    if (article) cacheArticles([article]);
    return article;
  };

/**
 * Published article by id: from a loaded list, or else fetched alone, because it may be older than
 * the articles of the lists.
 *
 * @returns undefined while it is loading, null when it does not exist.
 */
export function useArticle(id: string | undefined): PublicArticle | null | undefined {
  const listed = id === undefined ? undefined : loadedArticles.get(id);
  const isUnknown = id !== undefined && !listed;
  const load = useMemo(() => (isUnknown ? articleOf(id) : loadNothing), [id, isUnknown]);
  const name = isUnknown ? queryKeys.article(id) : '';
  const { value } = usePublicQuery<PublicArticle | null>(name, load, null);
  return listed ?? value;
}

// Cache: an article of a loaded list opens without another read.
export const loadedArticles = new Map<string, PublicArticle>();

export function cacheArticles(articles: readonly PublicArticle[]): void {
  for (const article of articles) loadedArticles.set(article.id, article);
}

const noArticles: ArticlePage = { articles: [] };

const firstPageOf =
  (tab: NewsTab): Load<ArticlePage> =>
  async (sent) => {
    const page = await (await loadPublishedLists()).articlesOf(categorieOf(tab), sent);
    // A prerendered page contains excerpts of its articles only.
    if (page !== sent?.value) cacheArticles(page.articles);
    return page;
  };

const firstPages = Object.fromEntries(newsTabs.map((tab) => [tab, firstPageOf(tab)])) as Record<
  NewsTab,
  Load<ArticlePage>
>;

const noPage = () => Promise.resolve(noArticles);

/** Articles of `tab`, loaded page by page; each page is fetched once. */
export function useArticles(tab: NewsTab | undefined) {
  const { value } = usePublicQuery(
    tab ? queryKeys.articles(categorieOf(tab)) : '',
    tab ? firstPages[tab] : noPage,
    noArticles,
  );
  const first = tab ? value : noArticles;
  const [following, setFollowing] = useState<ReadonlyMap<NewsTab, ArticlePage>>(new Map());
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const [failed, setFailed] = useState<NewsTab>();

  const rest = tab && following.get(tab);
  const next = rest ? rest.next : first?.next;

  async function loadMore() {
    if (!tab || !next || isLoadingMore) return;
    setIsLoadingMore(true);
    setFailed(undefined);
    try {
      const page = await (await loadPublishedLists()).moreArticlesOf(categorieOf(tab), next);
      cacheArticles(page.articles);
      const articles = [...(rest?.articles ?? []), ...page.articles];
      setFollowing((pages) => new Map(pages).set(tab, { ...page, articles }));
    } catch (error) {
      console.error('The page could not load more articles.', error);
      setFailed(tab);
    }
    setIsLoadingMore(false);
  }

  return {
    /** Undefined while the first page is loading. */
    articles: first && joined(first.articles, rest?.articles ?? []),
    hasMore: next !== undefined,
    isLoadingMore,
    /** Whether the last attempt to load more failed. */
    hasMoreFailed: failed !== undefined && failed === tab,
    loadMore,
  };
}

// The principal article is first, and must not appear again at its place by date.
function joined(
  first: readonly PublicArticle[],
  rest: readonly PublicArticle[],
): readonly PublicArticle[] {
  const firstIds = new Set(first.map(({ id }) => id));
  return [...first, ...rest.filter(({ id }) => !firstIds.has(id))];
}
