import { articleCategories, type ArticleCategorie } from '@centre/domain/article';
import { limits } from '@centre/domain/limits';
import { news } from '../../content/home.ts';
import type { PublicArticle } from '../../data/articles.ts';
import { useLoaded } from '../../data/use-loaded.ts';

/** The tabs of the news block. */
export const newsTabs = [news.all, ...articleCategories] as const;
export type NewsTab = (typeof newsTabs)[number];

const none: readonly PublicArticle[] = [];

// The data SDK is not part of the page: it is fetched once the page is interactive.
const load = (categorie?: ArticleCategorie) => async () => {
  const { latestArticles } = await import('../../data/articles.ts');
  return latestArticles(1 + limits.secondaryArticles, categorie);
};

const loads: Record<NewsTab, () => Promise<readonly PublicArticle[]>> = {
  Tous: load(),
  Nouveauté: load('Nouveauté'),
  Technologie: load('Technologie'),
  Autres: load('Autres'),
};

/** The latest articles of a tab, fetched once; undefined while they load. */
export function useNews(tab: NewsTab): readonly PublicArticle[] | undefined {
  return useLoaded(loads[tab], none).value;
}
