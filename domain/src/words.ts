import { foldText } from './text.ts';
import { normalizeLine } from './typed-text.ts';

/** Letters without a removable accent, with those that people type in their place. */
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
 * letters in place of the local ones, which the office's keyboards lack. Another folding needs a
 * new index.
 */
export function foldWord(text: string): string {
  return foldText(normalizeLine(text)).replace(
    /[ɖɛƒɣŋɔʋɩœæßς]/gu,
    (letter) => plainLetters[letter] ?? letter,
  );
}

/** The letters and digits of `piece` that stand together. */
export function partsOf(piece: string): string[] {
  return piece.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
}

/** Words in `text`; those joined by a hyphen or an apostrophe, also as one. */
export function wordsIn(text: string): string[] {
  return foldWord(text)
    .split(' ')
    .flatMap((piece) => {
      const parts = partsOf(piece);
      return parts.length > 1 ? [...parts, parts.join('')] : parts;
    });
}
