import { useState } from 'react';
import { newsPage } from '../../content/news.ts';
import type { ArticleCursor, ArticlePage, PublicArticle } from '../../data/articles.ts';
import { useLoaded } from '../../data/use-loaded.ts';
import type { NewsTab } from './address.ts';

// An article that was in a list opens without another read.
export const known = new Map<string, PublicArticle>();

export function remember(articles: readonly PublicArticle[]): void {
  for (const article of articles) known.set(article.id, article);
}

/** Articles that are added to a list at a time. */
const articlesPerPage = 30;

const noArticles: ArticlePage = { articles: [] };

// The data SDK is not part of the page: it is fetched once the page is interactive.
async function loadPage(tab: NewsTab, after?: ArticleCursor): Promise<ArticlePage> {
  const { articlePage, firstArticlePage } = await import('../../data/articles.ts');
  const categorie = tab === newsPage.all ? undefined : tab;
  const page = after
    ? await articlePage(articlesPerPage, categorie, after)
    : await firstArticlePage(articlesPerPage, categorie);
  remember(page.articles);
  return page;
}

const firstPages: Record<NewsTab, () => Promise<ArticlePage>> = {
  Tous: () => loadPage('Tous'),
  Nouveauté: () => loadPage('Nouveauté'),
  Technologie: () => loadPage('Technologie'),
  Autres: () => loadPage('Autres'),
};

const noPage = () => Promise.resolve(noArticles);

/** The articles of `tab`, page after page; each page is fetched once. */
export function useArticles(tab: NewsTab | undefined) {
  const { value: first } = useLoaded(tab ? firstPages[tab] : noPage, noArticles);
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
      const page = await loadPage(tab, next);
      const articles = [...(rest?.articles ?? []), ...page.articles];
      setFollowing((pages) => new Map(pages).set(tab, { ...page, articles }));
    } catch (error) {
      console.error('The page could not load more articles.', error);
      setFailed(tab);
    }
    setIsLoadingMore(false);
  }

  return {
    /** Undefined while the first ones are loading. */
    articles: first && joined(first.articles, rest?.articles ?? []),
    hasMore: next !== undefined,
    isLoadingMore,
    /** Whether the last attempt to load more failed. */
    hasMoreFailed: failed !== undefined && failed === tab,
    loadMore,
  };
}

// The principal article is first, and must not be repeated at its place by date.
function joined(
  first: readonly PublicArticle[],
  rest: readonly PublicArticle[],
): readonly PublicArticle[] {
  const shown = new Set(first.map(({ id }) => id));
  return [...first, ...rest.filter(({ id }) => !shown.has(id))];
}
