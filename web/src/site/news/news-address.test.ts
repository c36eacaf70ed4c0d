import { describe, expect, it } from 'vitest';
import { articleAddress, articleIdOf, newsTabs, tabAddress, tabOf } from './news-address.ts';

describe('The address of the news', () => {
  it('names a category with or without its accents and capitals', () => {
    for (const spelling of ['Nouveauté', 'nouveauté', 'nouveaute', 'NOUVEAUTE']) {
      expect(tabOf('', spelling)).toBe('Nouveauté');
      expect(tabOf(`?categorie=${encodeURIComponent(spelling)}`)).toBe('Nouveauté');
    }
  });

  it('names no category for all articles, and nothing for an unknown one', () => {
    expect(tabOf('')).toBe('Tous');
    expect(tabOf('', 'tous')).toBe('Tous');
    expect(tabOf('', 'cuisine')).toBeUndefined();
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
  });
});

describe('The address of an article', () => {
  it('carries its identifier, of any letters', () => {
    for (const id of ['abc-123', 'été 2025', '100%', 'a#b']) {
      const { hash } = new URL(articleAddress(id), 'https://centre.example');
      expect(articleIdOf(hash)).toBe(id);
    }
  });

  it('is read as it was typed when it is not well encoded', () => {
    expect(articleIdOf('#article-100%')).toBe('100%');
  });

  it('is not any other fragment', () => {
    expect(articleIdOf('')).toBeUndefined();
    expect(articleIdOf('#contenu')).toBeUndefined();
    expect(articleIdOf('#article-')).toBe('');
  });
});
