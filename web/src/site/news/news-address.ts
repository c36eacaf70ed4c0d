import { articleCategories, type ArticleCategorie } from '@centre/domain/article/article';
import { foldText } from '@centre/domain/text';
import { decodedPart } from '../decoded-part.ts';
import { newsPage } from './news.texts.ts';

export type NewsTab = typeof newsPage.all | ArticleCategorie;

export const newsTabs: readonly NewsTab[] = [newsPage.all, ...articleCategories];

/** Category of a tab; undefined for all categories. */
export const categorieOf = (tab: NewsTab) => (tab === newsPage.all ? undefined : tab);

/** Path of the news page; the path of an article begins with it. */
export const newsPath = '/actualites';

/** URL parameter with the open tab. */
const tabParameter = 'categorie';

/**
 * Tab in an address, ignoring case and accents.
 *
 * @param category last segment of `/blog/category/{category}`.
 * @returns undefined for a category that does not exist.
 */
export function tabOf(search: string, category?: string): NewsTab | undefined {
  const wanted = foldText(new URLSearchParams(search).get(tabParameter) ?? category ?? '');
  return wanted === '' ? newsPage.all : newsTabs.find((tab) => foldText(tab) === wanted);
}

/** Address of a tab, under whichever path of the news page is open. */
export function tabAddress(tab: NewsTab, pathname: string): string {
  const page = pathname.startsWith(newsPath) ? newsPath : '/blog';
  return tab === newsPage.all ? page : `${page}?${tabParameter}=${foldText(tab)}`;
}

/** All tabs, with their addresses under `pathname`. */
export const tabsAt = (pathname: string) =>
  newsTabs.map((value) => ({ value, label: value, href: tabAddress(value, pathname) }));

const articlePrefix = '#article-';

/** Id in a fragment such as `#article-{id}`; undefined for any other fragment. */
export function articleIdOf(hash: string): string | undefined {
  if (!hash.startsWith(articlePrefix)) return undefined;
  return decodedPart(hash.slice(articlePrefix.length));
}

export function articleAddress(id: string): string {
  return `/blog${articlePrefix}${encodeURIComponent(id)}`;
}
