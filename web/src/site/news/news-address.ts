import { articleCategories, type ArticleCategorie } from '@centre/domain/article/article';
import { foldText } from '@centre/domain/text';
import { decodedPart } from '../decoded-part.ts';
import { newsPage } from './news.texts.ts';

export type NewsTab = typeof newsPage.all | ArticleCategorie;

export const newsTabs: readonly NewsTab[] = [newsPage.all, ...articleCategories];

/** The category that a tab shows; undefined for all. */
export const categorieOf = (tab: NewsTab) => (tab === newsPage.all ? undefined : tab);

/** The page of news; an article has its own page below it. */
export const newsPath = '/actualites';

/** The parameter of the address that says which tab is open. */
const tabParameter = 'categorie';

/**
 * The tab that an address asks for, whatever the case and the accents of its spelling.
 *
 * @param category the last part of `/blog/category/{category}`.
 * @returns undefined for a category that does not exist.
 */
export function tabOf(search: string, category?: string): NewsTab | undefined {
  const asked = foldText(new URLSearchParams(search).get(tabParameter) ?? category ?? '');
  return asked === '' ? newsPage.all : newsTabs.find((tab) => foldText(tab) === asked);
}

/** The address of a tab under the path, of the two of the page of news, that is open. */
export function tabAddress(tab: NewsTab, pathname: string): string {
  const page = pathname.startsWith(newsPath) ? newsPath : '/blog';
  return tab === newsPage.all ? page : `${page}?${tabParameter}=${foldText(tab)}`;
}

/** Every tab with its address under `pathname`. */
export const tabsAt = (pathname: string) =>
  newsTabs.map((value) => ({ value, label: value, href: tabAddress(value, pathname) }));

const articleMark = '#article-';

/** The identifier in a fragment such as `#article-{id}`; undefined for any other fragment. */
export function articleIdOf(hash: string): string | undefined {
  if (!hash.startsWith(articleMark)) return undefined;
  return decodedPart(hash.slice(articleMark.length));
}

export function articleAddress(id: string): string {
  return `/blog${articleMark}${encodeURIComponent(id)}`;
}
