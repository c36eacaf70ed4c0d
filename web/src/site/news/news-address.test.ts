import { describe, expect, it } from 'vitest';
import { articleAddress, articleIdOf, newsTabs, tabAddress, tabOf } from './news-address.ts';

describe('Address of the news', () => {
  it('parses a category case-insensitively and without accents', () => {
    for (const spelling of ['Nouveauté', 'nouveauté', 'nouveaute', 'NOUVEAUTE']) {
      expect(tabOf('', spelling)).toBe('Nouveauté');
      expect(tabOf(`?categorie=${encodeURIComponent(spelling)}`)).toBe('Nouveauté');
    }
  });

  it('round-trips every tab on both pages', () => {
    for (const tab of newsTabs) {
      for (const page of ['/blog', '/actualites']) {
        const address = new URL(tabAddress(tab, page), 'https://centre.example');
        expect(address.pathname).toBe(page);
        expect(tabOf(address.search)).toBe(tab);
      }
    }
  });

  it('prefers the tab in the query to the category in the path', () => {
    expect(tabOf('?categorie=autres', 'technologie')).toBe('Autres');
    expect(tabAddress('Autres', '/blog/category/technologie')).toBe('/blog?categorie=autres');
    expect([tabOf(''), tabOf('', 'tous'), tabOf('', 'cuisine')]).toEqual([
      'Tous',
      'Tous',
      undefined,
    ]);
  });
});

describe('Address of an article', () => {
  it('round-trips an identifier with any characters', () => {
    for (const id of ['abc-123', 'été 2025', '100%', 'a#b']) {
      const { hash } = new URL(articleAddress(id), 'https://centre.example');
      expect(articleIdOf(hash)).toBe(id);
    }
  });

  it.each([
    ['#article-100%', '100%'],
    ['', undefined],
    ['#contenu', undefined],
    ['#article-', ''],
  ])('parses the fragment “%s” as %j', (hash, id) => {
    expect(articleIdOf(hash)).toBe(id);
  });
});
