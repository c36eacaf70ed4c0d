import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMainArticle, layOutNews } from './article.ts';
import { limits } from '../limits.ts';

const marked = fc.array(fc.record({ isPrincipal: fc.boolean() }));

describe('News layout', () => {
  it('features the main article, or the first article when none is main', () => {
    const [plain, other] = [{ isPrincipal: false }, { isPrincipal: false }];
    const main = { isPrincipal: true };
    expect(layOutNews([plain, main], 4)).toEqual({ featured: main, others: [plain] });
    expect(layOutNews([plain, other], 4).featured).toBe(plain);
  });

  it('recognises the main article by isPrincipal or the older featured field', () => {
    const articles = [{ featured: true }, { isPrincipal: true }, {}];
    expect(articles.map(isMainArticle)).toEqual([true, true, false]);
  });

  it('shows each article once, up to the maximum, with a main article featured', () => {
    fc.assert(
      fc.property(marked, (articles) => {
        const { featured, others } = layOutNews(articles, limits.secondaryArticles);
        const shown = featured ? [featured, ...others] : others;
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.length).toBe(Math.min(articles.length, 1 + limits.secondaryArticles));
        expect(featured?.isPrincipal === true).toBe(articles.some(isMainArticle));
      }),
    );
  });
});
