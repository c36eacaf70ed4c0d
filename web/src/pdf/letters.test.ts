import { describe, expect, it } from 'vitest';
import { legibleText, hasMissingLetters, pdfLetters, printable, wrap } from './letters.ts';

describe('wrap', () => {
  it.each([
    ['breaks at spaces', 'un deux trois', 7, ['un deux', 'trois']],
    ['breaks after a hyphen', 'un Marie-Reine', 10, ['un Marie-', 'Reine']],
    [
      'breaks too long a word at the end of the line',
      'de abcdefgh ij',
      5,
      ['de ab', 'cdefg', 'h ij'],
    ],
    ['keeps an accent with its letter', 'ɔ́ɔ́ɔ́', 3, ['ɔ́', 'ɔ́', 'ɔ́']],
    ['returns one line for an empty text', '', 3, ['']],
  ])('%s', (_, text, length, lines) => {
    expect(wrap(text, (line) => line.length <= length)).toEqual(lines);
  });
});

describe('Printable text', () => {
  it.each([
    ['keeps the letters of Ewe and Kabiyè', 'Ɖɛ Ŋ’Kɔdzo Ʋɩ ɣƒ', 'Ɖɛ Ŋ’Kɔdzo Ʋɩ ɣƒ'],
    ['composes accents', 'E\u0301le\u0301onore', 'Éléonore'],
    ['keeps combining tones without a composed letter', 'Akɔ\u0301', 'Akɔ\u0301'],
    ['decomposes letters that the fonts lack', 'Ǎ', 'A\u030C'],
    ['replaces characters without a glyph by a mark', 'a王b😀😀', 'a◌b◌'],
    ['normalizes spaces', 'BTS\u00A0: a\u202Fb\tc', 'BTS : a b c'],
    ['removes invisible characters', 'Ko\u00ADfi\u200B', 'Kofi'],
  ])('%s', (_, typed, printed) => {
    expect(printable(typed)).toBe(printed);
  });
});

describe('Letters missing in the fonts', () => {
  it.each(['محمد', '王伟', 'Кофи', 'Kofi 王', '٣', 'ߒߞߏ'])('are found in %s', (text) => {
    expect(hasMissingLetters(text)).toBe(true);
  });

  it.each([pdfLetters, 'Ǎma Ễ Akɔ\u0301', 'F4 👩🏾‍🔧 ❤️', '', '« – » 5\u202F000'])(
    'are not found in %s',
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
  ])('are omitted from %s, which becomes %s', (text, shown) => {
    expect(legibleText(text, 'ailleurs')).toBe(shown);
  });
});
