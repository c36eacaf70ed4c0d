import { describe, expect, it } from 'vitest';
import { articleAddress, articleIdOf, newsTabs, tabAddress, tabOf } from './news-address.ts';

describe('The address of the news', () => {
  it('names a category with or without its accents and capitals', () => {
    for (const spelling of ['Nouveauté', 'nouveauté', 'nouveaute', 'NOUVEAUTE']) {
      expect(tabOf('', spelling)).toBe('Nouveauté');
      expect(tabOf(`?categorie=${encodeURIComponent(spelling)}`)).toBe('Nouveauté');
    }
  });

  it('leads back to the tab it was made for', () => {
    for (const tab of newsTabs) {
      for (const page of ['/blog', '/actualites']) {
        const address = new URL(tabAddress(tab, page), 'https://centre.example');
        expect(address.pathname).toBe(page);
        expect(tabOf(address.search)).toBe(tab);
      }
    }
  });

  it('lets the tab that was chosen win over the category in the path', () => {
    expect(tabOf('?categorie=autres', 'technologie')).toBe('Autres');
    expect(tabAddress('Autres', '/blog/category/technologie')).toBe('/blog?categorie=autres');
    expect([tabOf(''), tabOf('', 'tous'), tabOf('', 'cuisine')]).toEqual([
      'Tous',
      'Tous',
      undefined,
    ]);
  });
});

describe('The address of an article', () => {
  it('carries its identifier, of any letters', () => {
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
  ])('in the fragment “%s” is read as %j', (hash, id) => {
    expect(articleIdOf(hash)).toBe(id);
  });
});
