import { describe, expect, it } from 'vitest';
import { article } from '../../../tests/factories/article.ts';
import {
  articleSearch,
  articleSortKeys,
  compareArticles,
  defaultArticleSort,
  naturalSort,
  searchableArticle,
} from './staff-list.ts';

const titles = (...titres: string[]) => titres.map((titre, n) => article({ titre }, n));
const titlesOf = (articles: readonly { readonly titre: string }[]) =>
  articles.map(({ titre }) => titre);

describe('Order of the staff’s articles', () => {
  it('is latest first by default', () => {
    const articles = [article({}, 0), article({}, 2), article({}, 1)];
    const sorted = articles.sort(compareArticles(defaultArticleSort));
    expect(sorted.map(({ id }) => id)).toEqual(['article-2', 'article-1', 'article-0']);
  });

  it('ignores accents and capitals and compares numbers by value in titles', () => {
    const articles = titles('Zinc', 'atelier 10', 'Été', 'Atelier 9', 'eau');
    const sorted = articles.sort(compareArticles(naturalSort('titre')));
    expect(titlesOf(sorted)).toEqual(['Atelier 9', 'atelier 10', 'eau', 'Été', 'Zinc']);
  });

  it('is exactly reversed in the opposite direction, for every sort key', () => {
    const articles = [3, 1, 3, 2].map((vues, n) =>
      article({ vues, titre: `Titre ${vues}`, auteur: `Auteur ${vues}` }, n),
    );
    for (const key of articleSortKeys) {
      const up = [...articles].sort(compareArticles({ key, direction: 'asc' }));
      const down = [...articles].sort(compareArticles({ key, direction: 'desc' }));
      expect(down).toEqual(up.reverse());
    }
  });

  it('is initially ascending for text keys and descending for all others', () => {
    const directions = articleSortKeys.map((key) => naturalSort(key).direction);
    expect(directions).toEqual(['asc', 'asc', 'desc', 'desc', 'desc']);
  });
});

describe('articleSearch', () => {
  const searchable = searchableArticle({
    titre: 'Journée d’ÉTÉ',
    contenu: 'Le compresseur\nest en  service',
    auteur: 'Kɔdzo Aɖɔtɔ',
    categorie: 'Nouveauté',
  });

  it.each([
    ['a word of the title without its accents', 'journee'],
    ['a word of the content in capitals', 'COMPRESSEUR'],
    ['the author in local letters', 'aɖɔtɔ'],
    ['the category', 'nouveaute'],
    ['words of several fields in any order', 'service kɔdzo été'],
    ['part of a word', 'presse'],
    ['a word in bidi isolates, as pasted from WhatsApp', '\u2068compresseur\u2069'],
    ['spaces alone', '   '],
  ])('finds an article by %s', (_, typed) => {
    expect(articleSearch(typed)(searchable)).toBe(true);
  });

  it('does not find an article that lacks one word of the search', () => {
    expect(articleSearch('compresseur')(searchable)).toBe(true);
    expect(articleSearch('compresseur turbine')(searchable)).toBe(false);
  });
});
