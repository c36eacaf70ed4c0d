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
 * Whether a text of `searchableArticle` holds every word of what was typed, in any order and
 * however it was written.
 *
 * @returns a test that is true for everything when nothing was typed.
 */
export function articleSearch(typed: string): (searchable: string) => boolean {
  const words = foldText(normalizeLine(typed)).split(' ').filter(Boolean);
  return (searchable) => words.every((word) => searchable.includes(word));
}
