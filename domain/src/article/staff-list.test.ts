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

describe('The order of the staff’s articles', () => {
  it('is the latest first by default', () => {
    const articles = [article({}, 0), article({}, 2), article({}, 1)];
    const sorted = articles.sort(compareArticles(defaultArticleSort));
    expect(sorted.map(({ id }) => id)).toEqual(['article-2', 'article-1', 'article-0']);
  });

  it('puts accents, capitals and numbers where a French reader looks for them', () => {
    const articles = titles('Zinc', 'atelier 10', 'Été', 'Atelier 9', 'eau');
    const sorted = articles.sort(compareArticles(naturalSort('titre')));
    expect(titlesOf(sorted)).toEqual(['Atelier 9', 'atelier 10', 'eau', 'Été', 'Zinc']);
  });

  it('is exactly reversed by the other direction, for every key', () => {
    const articles = [3, 1, 3, 2].map((vues, n) =>
      article({ vues, titre: `Titre ${vues}`, auteur: `Auteur ${vues}` }, n),
    );
    for (const key of articleSortKeys) {
      const up = [...articles].sort(compareArticles({ key, direction: 'asc' }));
      const down = [...articles].sort(compareArticles({ key, direction: 'desc' }));
      expect(down).toEqual(up.reverse());
    }
  });

  it('begins with the first letters of texts and with the highest of everything else', () => {
    const directions = articleSortKeys.map((key) => naturalSort(key).direction);
    expect(directions).toEqual(['asc', 'asc', 'desc', 'desc', 'desc']);
  });
});

describe('The search of the staff’s articles', () => {
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
    ['a part of a word', 'presse'],
    ['a word as WhatsApp gives it', '\u2068compresseur\u2069'],
    ['nothing', '   '],
  ])('finds %s', (_, typed) => {
    expect(articleSearch(typed)(searchable)).toBe(true);
  });

  it('finds nothing when one word is missing', () => {
    expect(articleSearch('compresseur')(searchable)).toBe(true);
    expect(articleSearch('compresseur turbine')(searchable)).toBe(false);
  });
});
