import { centre } from '../centre.ts';
import { foldText } from '../text.ts';
import { foldWord, partsOf, wordsIn } from '../words.ts';
import { referenceIn } from '../inscription/reference.ts';
import { comparableNumber } from '../phone.ts';
import type { Row } from './row.ts';

/**
 * Rows in which every typed word stands, in any order and as any part of a word: of the names,
 * the e-mail address, the town, the speciality, the modality, the reference, or of the digits of the
 * phone. Neither capitals nor accents count. All rows when nothing is typed.
 */
export function searchRows(rows: readonly Row[], typed: string): readonly Row[] {
  const words = searchedWords(typed);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = searchedTexts.get(row) ?? searchedText(row);
    searchedTexts.set(row, text);
    return words.every((word) => text.includes(word));
  });
}

/** Texts of the rows that were searched: those of a campaign take a slow phone a second. */
const searchedTexts = new WeakMap<Row, string>();

/** Text of a row that searches look in, a blank between its words. */
function searchedText(row: Row): string {
  const { nom, prenom, email, telephone, lieuResidence, specialite, modalite = '' } = row;
  const names = [nom, prenom].flatMap(spellings);
  const texts = [...names, ...email.split('@'), lieuResidence, specialite, modalite];
  return [
    ...texts.flatMap(wordsIn),
    foldWord(email),
    ...numbersOf(telephone),
    withoutPrefix(partsOf(foldWord(row.reference)).join('')),
  ].join(' ');
}

/**
 * Spellings of a name: in the letters of the local languages, and as French writes the same
 * sounds. Kɔku is Kokou in most registers.
 */
function spellings(text: string): string[] {
  const folded = foldText(text);
  if (!/[ɖɛƒɣŋɔʋɩ]/u.test(folded)) return [folded];
  return [folded, folded.replaceAll('u', 'ou'), folded.replaceAll('ɔ', 'ou')];
}

/** Calling codes of applicants, with the prefix of numbers dialled within the country. */
const callingCodes: readonly (readonly [code: string, trunk: string])[] = [
  ...['228', '229', '226', '225', '224', '223', '227', '221'].map(
    (code) => [code, ''] as const,
  ),
  ['233', '0'],
  ['33', '0'],
];

/** Calling codes of countries that have put two digits before all their numbers. */
const renumbered = ['229', '225'];

/**
 * Digits of a phone number, with its country and as it is dialled within it, in its country's
 * present and former form.
 */
function numbersOf(telephone: string): string[] {
  const digits = (comparableNumber(telephone) || telephone).replace(/\D/g, '');
  const known = callingCodes.find(([code]) => digits.startsWith(code));
  if (!known) return [digits];
  const [code, trunk] = known;
  const local = digits.slice(code.length);
  const former = renumbered.includes(code) ? [local.slice(2), code + local.slice(2)] : [];
  // Some write the prefix after the country too: +33 (0)6 …
  return [digits, local.startsWith(trunk) ? local : trunk + local, ...former];
}

/** Forms in which records may have a phone number; none when it cannot be one. */
export function storedNumbers(telephone: string): string[] {
  if (comparableNumber(telephone) === '') return [];
  const forms = numbersOf(telephone).flatMap((digits) => [digits, `+${digits}`]);
  return [...new Set([telephone, ...forms])];
}

/** Prefix of references, which is in all of them and finds nothing. */
const referencePrefix = foldWord(centre.abbreviation);

function withoutPrefix(piece: string): string {
  return piece.startsWith(referencePrefix) ? piece.slice(referencePrefix.length) : piece;
}

/**
 * Words of a typed search. The pieces of a phone number are one word. A text with a whole
 * reference is searched by the reference alone.
 */
function searchedWords(typed: string): string[] {
  const text = foldWord(typed);
  const reference = referenceIn(text);
  if (reference !== undefined) return [withoutPrefix(partsOf(foldWord(reference)).join(''))];
  return joinNumbers(text.split(' '))
    .flatMap((piece) => {
      if (isNumber(piece)) return [numberOf(piece)];
      // Beginnings of an address, which holds signs that words do not.
      if (/[^@]+@/.test(piece)) return [piece];
      return partsOf(withoutPrefix(piece));
    })
    .filter((word) => word !== '');
}

function isNumber(piece: string): boolean {
  return /^[+(\d][\d().\-/+]*$/.test(piece) && /\d/.test(piece);
}

function joinNumbers(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const continues = last !== undefined && isNumber(last) && !piece.startsWith('+');
    if (continues && isNumber(piece)) joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  return joined;
}

/** Digits, without the country's calling code unless they may be something else. */
function numberOf(piece: string): string {
  const digits = piece.replace(/\D/g, '');
  const dialled = digits.replace(/^00/, '');
  const hasCountry = piece.startsWith('+') || digits !== dialled;
  const isLong = digits.length > centre.phoneDigits;
  return dialled.startsWith(centre.callingCode) && (hasCountry || isLong)
    ? dialled.slice(centre.callingCode.length)
    : hasCountry
      ? dialled
      : digits;
}
