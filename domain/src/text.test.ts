import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { excerpt, foldText } from './text.ts';

const anyText = fc.string({ unit: 'grapheme' });

describe('foldText', () => {
  it('removes case, accents and repeated spaces', () => {
    expect(foldText('  ÉLECTRO-mécanique  du\n froid ')).toBe('electro-mecanique du froid');
    expect(foldText('Ɖogbe')).toBe('ɖogbe');
  });

  it('returns the same for any case and Unicode form of a text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zéèêàçôïɖɛɔŋ ]*$/), (text) => {
        for (const form of ['NFC', 'NFD'] as const) {
          expect(foldText(text.toLocaleUpperCase('fr').normalize(form))).toBe(foldText(text));
        }
      }),
    );
  });
});

describe('excerpt', () => {
  it.each([
    ['Bonjour', 7, 'Bonjour'],
    ['Bonjour à tous', 8, 'Bonjour…'],
    ['Bonjour à tous', 9, 'Bonjour à…'],
    ['Bonjour à tous', 13, 'Bonjour à…'],
    ['Deux ans, puis un métier', 11, 'Deux ans…'],
    // A time with a no-break space is a single word.
    ['Ouvert de 8\u00A0h à 16\u00A0h', 11, 'Ouvert de…'],
    ['Anticonstitutionnellement', 4, 'Anti…'],
    ['👩🏾‍🔧👩🏾‍🔧👩🏾‍🔧', 2, '👩🏾‍🔧👩🏾‍🔧…'],
  ])(
    'limits “%s” to %i characters, at the end of a word or grapheme',
    (text, length, shown) => {
      expect(excerpt(text, length)).toBe(shown);
    },
  );

  it('keeps accents with their letters in browsers without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', {});
    expect(excerpt('Akɔ\u0301ɖe\n🏾', 3)).toBe('Akɔ\u0301…');
    expect(excerpt('Akɔ\u0301 ɖe', 7)).toBe('Akɔ\u0301 ɖe');
    vi.unstubAllGlobals();
  });

  it('returns at most the requested number of graphemes', () => {
    const segments = new Intl.Segmenter('fr');
    fc.assert(
      fc.property(anyText, fc.integer({ min: 0, max: 20 }), (text, length) => {
        const shown = excerpt(text, length);
        const count = [...segments.segment(shown.replace(/…$/, ''))].length;
        expect(shown === text || count <= length).toBe(true);
      }),
    );
  });
});
