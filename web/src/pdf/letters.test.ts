import { describe, expect, it } from 'vitest';
import { legibleText, hasMissingLetters, pdfLetters, printable, wrap } from './letters.ts';

describe('Wrapping', () => {
  it.each([
    ['breaks at spaces', 'un deux trois', 7, ['un deux', 'trois']],
    ['breaks after a hyphen', 'un Marie-Reine', 10, ['un Marie-', 'Reine']],
    [
      'breaks too long a word where the line stands',
      'de abcdefgh ij',
      5,
      ['de ab', 'cdefg', 'h ij'],
    ],
    ['keeps an accent with its letter', 'ɔ́ɔ́ɔ́', 3, ['ɔ́', 'ɔ́', 'ɔ́']],
    ['gives one line for no text', '', 3, ['']],
  ])('%s', (_, text, length, lines) => {
    expect(wrap(text, (line) => line.length <= length)).toEqual(lines);
  });
});

describe('What is printed', () => {
  it.each([
    ['keeps the local letters', 'Ɖɛ Ŋ’Kɔdzo Ʋɩ ɣƒ', 'Ɖɛ Ŋ’Kɔdzo Ʋɩ ɣƒ'],
    ['composes accents', 'E\u0301le\u0301onore', 'Éléonore'],
    ['keeps tones that no letter holds', 'Akɔ\u0301', 'Akɔ\u0301'],
    ['takes apart letters that the fonts lack', 'Ǎ', 'A\u030C'],
    ['marks what cannot be drawn', 'a王b😀😀', 'a◌b◌'],
    ['writes every space alike', 'BTS\u00A0: a\u202Fb\tc', 'BTS : a b c'],
    ['drops invisible characters', 'Ko\u00ADfi\u200B', 'Kofi'],
  ])('%s', (_, typed, printed) => {
    expect(printable(typed)).toBe(printed);
  });
});

describe('Letters that the fonts lack', () => {
  it.each(['محمد', '王伟', 'Кофи', 'Kofi 王', '٣', 'ߒߞߏ'])('are some of %s', (text) => {
    expect(hasMissingLetters(text)).toBe(true);
  });

  it.each([pdfLetters, 'Ǎma Ễ Akɔ\u0301', 'F4 👩🏾‍🔧 ❤️', '', '« – » 5\u202F000'])(
    'are none of %s',
    (text) => {
      expect(hasMissingLetters(text)).toBe(false);
      expect(legibleText(text, 'ailleurs')).toBe(text);
    },
  );

  it.each([
    ['王伟', 'ailleurs'],
    ['عبد الله', 'ailleurs'],
    ['محمّد (محمد)', 'ailleurs'],
    ['Kofi 王 伟 Ama', 'Kofi […] Ama (ailleurs)'],
    ['名前: Kofi', '[…]: Kofi (ailleurs)'],
  ])('leave of %s: %s', (text, shown) => {
    expect(legibleText(text, 'ailleurs')).toBe(shown);
  });
});
