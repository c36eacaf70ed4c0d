import type { Article } from './article.ts';
import { foldText } from '../text.ts';
import { normalizeLine } from '../typed-text.ts';

/** Searchable text of an article, without case or accents. */
export function searchableArticle({
  titre,
  contenu,
  auteur,
  categorie,
}: Pick<Article, 'titre' | 'contenu' | 'auteur' | 'categorie'>): string {
  return [titre, auteur, categorie, contenu].map(foldText).join('\n');
}

/**
 * Predicate of a search over texts of `searchableArticle`: true when a text contains each typed word,
 * regardless of order, case and accents. Always true when nothing was typed.
 */
export function articleSearch(typed: string): (searchable: string) => boolean {
  const words = foldText(normalizeLine(typed)).split(' ').filter(Boolean);
  return (searchable) => words.every((word) => searchable.includes(word));
}

/** Fields by which the staff's list of articles can be sorted. */
export const articleSortKeys = [
  'titre',
  'auteur',
  'vues',
  'dateCreation',
  'dateModification',
] as const;

export type ArticleSortKey = (typeof articleSortKeys)[number];

export interface ArticleSort {
  readonly key: ArticleSortKey;
  readonly direction: 'asc' | 'desc';
}

/** The latest first. */
export const defaultArticleSort: ArticleSort = { key: 'dateCreation', direction: 'desc' };

export function isSameSort(one: ArticleSort, other: ArticleSort): boolean {
  return one.key === other.key && one.direction === other.direction;
}

/** Initial sort for a chosen field: texts ascending, numbers and dates descending. */
export function naturalSort(key: ArticleSortKey): ArticleSort {
  return { key, direction: key === 'titre' || key === 'auteur' ? 'asc' : 'desc' };
}

const french = new Intl.Collator('fr', { numeric: true });

/** Comparator of a sort. Equal articles are ordered by id, so every list has the same order. */
export function compareArticles({ key, direction }: ArticleSort) {
  const sign = direction === 'asc' ? 1 : -1;
  return <A extends Pick<Article, 'id' | ArticleSortKey>>(one: A, other: A): number =>
    sign * (compareValues(one[key], other[key]) || (one.id < other.id ? -1 : 1));
}

function compareValues(one: string | number | Date, other: string | number | Date): number {
  if (typeof one === 'string' && typeof other === 'string') return french.compare(one, other);
  return Number(one) - Number(other);
}
