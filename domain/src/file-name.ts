import { wallClock } from './dates.ts';
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

/** Characters; with what stands around it, a name stays below what every system accepts. */
const longest = 80;

/**
 * `text` as a part of a file's name that every system accepts: small plain letters, digits and
 * hyphens. Empty when nothing of it can be written so.
 */
export function fileNamePart(text: string): string {
  return Array.from(foldText(text), (letter) => plainLetters[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
}

/** `20251120-140509`: an instant in a file's name, by the centre's clock. */
export function fileNameInstant(date: Date): string {
  const [day = '', time = ''] = wallClock(date).split('T');
  return `${day.replaceAll('-', '')}-${time.replaceAll(':', '')}`;
}
