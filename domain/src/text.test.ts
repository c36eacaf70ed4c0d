import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailPattern, excerpt, foldText, isCleanText, normalizeText } from './text.ts';

const local = 'Ɖogbe ɛsɔ ƒeɖome ɣi ŋutɔ ʋutsi pɩdɛ';
const anyText = fc.string({ unit: 'grapheme' });

describe('normalising', () => {
  it('composes letters, unifies line breaks and trims', () => {
    expect(normalizeText('  Kpalime\u0301\r\nTogo\rLomé ')).toBe('Kpalimé\nTogo\nLomé');
  });

  it('keeps the letters of the local languages', () => {
    expect(normalizeText(local)).toBe(local);
    expect(isCleanText(local)).toBe(true);
  });

  it('done twice changes nothing more', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
      }),
    );
  });
});

describe('folding', () => {
  it('forgets case, accents and doubled spaces', () => {
    expect(foldText('  ÉLECTRO-mécanique  du\n froid ')).toBe('electro-mecanique du froid');
  });

  it('keeps apart what are different letters', () => {
    expect(foldText('Ɖogbe')).toBe('ɖogbe');
    expect(foldText('Ɖogbe')).not.toBe(foldText('Dogbe'));
  });

  it('is the same for a text in any case and any Unicode form', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zéèêàçôïɖɛɔŋ ]*$/), (text) => {
        for (const form of ['NFC', 'NFD'] as const) {
          expect(foldText(text.toLocaleUpperCase('fr').normalize(form))).toBe(foldText(text));
        }
      }),
    );
  });
});

describe('clean text', () => {
  it.each([
    ['a control character', 'a\u0000b'],
    ['an escape', 'a\u001Bb'],
    ['a line separator', 'a\u2028b'],
    ['a change of direction', 'a\u202Eb'],
    ['half a pair', 'a\uD800b'],
  ])('holds no %s', (_title, text) => {
    expect(isCleanText(text.replace(/[^ab]/g, ''))).toBe(true);
    expect(isCleanText(text)).toBe(false);
  });

  it('may hold tabs, line breaks, any script and emoji', () => {
    expect(isCleanText('a\tb\nc\r\n漢字 عربي 👩🏾‍🔧')).toBe(true);
  });
});

describe('an excerpt', () => {
  it('is the text itself when that is short enough', () => {
    expect(excerpt('Bonjour', 7)).toBe('Bonjour');
  });

  it('ends with an ellipsis and never inside a character', () => {
    expect(excerpt('Bonjour à tous', 8)).toBe('Bonjour…');
    expect(excerpt('👩🏾‍🔧👩🏾‍🔧👩🏾‍🔧', 2)).toBe('👩🏾‍🔧👩🏾‍🔧…');
  });

  it('is never longer than asked, by a reader’s count', () => {
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

describe('an e-mail address', () => {
  it.each(['afi@courriel.tg', 'a.b+c@d.e.f'])('may be %s', (address) => {
    expect(address).toMatch(emailPattern);
  });

  it.each(['', 'afi', 'afi@', 'afi@courriel', '@courriel.tg', 'a b@c.d', 'a@b@c.d'])(
    'cannot be %j',
    (address) => {
      expect(address).not.toMatch(emailPattern);
    },
  );
});
