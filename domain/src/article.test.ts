import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMainArticle, layOutNews } from './principal-article.ts';
import { limits } from './limits.ts';

const marked = fc.array(fc.record({ featured: fc.boolean(), isPrincipal: fc.boolean() }));

describe('the layout of news', () => {
  it('puts the main article first, under either name of the mark', () => {
    const plain = { featured: false, isPrincipal: false };
    const older = { featured: true, isPrincipal: false };
    const newer = { featured: false, isPrincipal: true };
    expect(layOutNews([plain, older], 4)).toEqual({ featured: older, others: [plain] });
    expect(layOutNews([plain, newer], 4)).toEqual({ featured: newer, others: [plain] });
  });

  it('knows an older article, which may have one mark or none', () => {
    expect([{ featured: true }, { isPrincipal: true }, {}].map(isMainArticle)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('takes the first article when none is marked', () => {
    const [first, second] = [
      { featured: false, isPrincipal: false },
      { featured: false, isPrincipal: false },
    ] as const;
    expect(layOutNews([first, second], 4).featured).toBe(first);
  });

  it('shows each article once and no more than it has room for', () => {
    fc.assert(
      fc.property(marked, (articles) => {
        const { featured, others } = layOutNews(articles, limits.secondaryArticles);
        const shown = featured ? [featured, ...others] : others;
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.length).toBe(Math.min(articles.length, 1 + limits.secondaryArticles));
        expect(featured !== undefined && isMainArticle(featured)).toBe(
          articles.some(isMainArticle),
        );
      }),
    );
  });
});
