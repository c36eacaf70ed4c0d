import { foldText } from './text.ts';
import { normalizeLine } from './typed-text.ts';

/** Plain equivalents of letters without a removable accent. */
export const plainLetters: Readonly<Record<string, string>> = {
  ɖ: 'd',
  ɗ: 'd',
  ɓ: 'b',
  ɛ: 'e',
  ə: 'e',
  ǝ: 'e',
  ƒ: 'f',
  ɣ: 'g',
  ɩ: 'i',
  ƙ: 'k',
  ŋ: 'n',
  ɲ: 'n',
  ɔ: 'o',
  ʃ: 's',
  ʊ: 'u',
  ʋ: 'v',
  ʌ: 'a',
  ƴ: 'y',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ς: 'σ',
};

/**
 * Folded form of a text, for search and sorting: lower case, no accents, no invisible marks, plain
 * letters instead of the local ones, which the office's keyboards lack.
 */
export function foldWord(text: string): string {
  return foldText(normalizeLine(text)).replace(
    /[ɖɛƒɣŋɔʋɩœæßς]/gu,
    (letter) => plainLetters[letter] ?? letter,
  );
}

/** Runs of letters and digits in `piece`. */
export function partsOf(piece: string): string[] {
  return piece.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
}

/** Words of `text`, folded. Compounds with a hyphen or an apostrophe also give their joined form. */
export function wordsIn(text: string): string[] {
  return foldWord(text)
    .split(' ')
    .flatMap((piece) => {
      const parts = partsOf(piece);
      return parts.length > 1 ? [...parts, parts.join('')] : parts;
    });
}
