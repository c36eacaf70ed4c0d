import { describe, expect, it } from 'vitest';
import { printable } from './printable.ts';

describe('What is printed', () => {
  it.each([
    ['keeps the local letters', 'Ɖɛ Ŋ’Kɔdzo Ʋɩ ɣƒ', 'Ɖɛ Ŋ’Kɔdzo Ʋɩ ɣƒ'],
    ['composes accents', 'E\u0301le\u0301onore', 'Éléonore'],
    ['keeps tones that no letter holds', 'Akɔ\u0301', 'Akɔ\u0301'],
    ['takes apart letters that the fonts lack', 'Ǎ', 'A\u030C'],
    ['marks what cannot be drawn', 'a王b😀', 'a◌b◌'],
    ['writes every space alike', 'BTS\u00A0: a\u202Fb\tc', 'BTS : a b c'],
    ['drops what nobody sees', 'Ko\u00ADfi\u200B', 'Kofi'],
  ])('%s', (_, typed, printed) => {
    expect(printable(typed)).toBe(printed);
  });
});
