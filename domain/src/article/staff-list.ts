import type { Article } from './article.ts';
import { foldText } from '../text.ts';
import { normalizeLine } from '../typed-text.ts';

/** All that a search looks through in an article, without case or accents. */
export function searchableArticle({
  titre,
  contenu,
  auteur,
  categorie,
}: Pick<Article, 'titre' | 'contenu' | 'auteur' | 'categorie'>): string {
  return [titre, auteur, categorie, contenu].map(foldText).join('\n');
}

/**
 * Search of the articles: a test of texts made by `searchableArticle`, true for those that hold
 * each typed word, whatever its order, case and accents, and for all when nothing was typed.
 */
export function articleSearch(typed: string): (searchable: string) => boolean {
  const words = foldText(normalizeLine(typed)).split(' ').filter(Boolean);
  return (searchable) => words.every((word) => searchable.includes(word));
}

/** What the staff's list of articles can be ordered by: names of fields. */
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

/** What a list is first ordered by when `key` is chosen: texts from A, the rest from the top. */
export function naturalSort(key: ArticleSortKey): ArticleSort {
  return { key, direction: key === 'titre' || key === 'auteur' ? 'asc' : 'desc' };
}

const french = new Intl.Collator('fr', { numeric: true });

/** Puts articles in the order of `sort`; equals keep one order whatever list they come from. */
export function compareArticles({ key, direction }: ArticleSort) {
  const sign = direction === 'asc' ? 1 : -1;
  return <A extends Pick<Article, 'id' | ArticleSortKey>>(one: A, other: A): number =>
    sign * (compareValues(one[key], other[key]) || (one.id < other.id ? -1 : 1));
}

function compareValues(one: string | number | Date, other: string | number | Date): number {
  if (typeof one === 'string' && typeof other === 'string') return french.compare(one, other);
  return Number(one) - Number(other);
}
