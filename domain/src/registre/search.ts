import { centre } from '../centre.ts';
import { foldText } from '../text.ts';
import { foldWord, partsOf, wordsIn } from '../folded-words.ts';
import { findReference } from '../inscription/reference.ts';
import { comparableNumber } from '../phone.ts';
import type { Row } from './row.ts';

/**
 * Rows that contain every typed word, in any order and within longer words: in the names, the e-mail
 * address, the town, the speciality, the modality, the reference, or the digits of the phone. Case
 * and accents are ignored. All rows when nothing is typed.
 */
export function searchRows(rows: readonly Row[], typed: string): readonly Row[] {
  const words = searchedWords(typed);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = textCache.get(row) ?? searchableText(row);
    textCache.set(row, text);
    return words.every((word) => text.includes(word));
  });
}

/** Cache of searchable texts: to compute those of a campaign takes a second on a slow phone. */
const textCache = new WeakMap<Row, string>();

/** Searchable text of a row, with blanks between its words. */
function searchableText(row: Row): string {
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
 * Searchable digits of a phone number: with the calling code, as dialled within the country, and as
 * before a renumbering.
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

/** Forms in which records may hold a phone number; empty when it is none. */
export function storedNumbers(telephone: string): string[] {
  if (comparableNumber(telephone) === '') return [];
  const forms = numbersOf(telephone).flatMap((digits) => [digits, `+${digits}`]);
  return [...new Set([telephone, ...forms])];
}

/** Prefix of all references, left out of searches because every row has it. */
const referencePrefix = foldWord(centre.abbreviation);

function withoutPrefix(piece: string): string {
  return piece.startsWith(referencePrefix) ? piece.slice(referencePrefix.length) : piece;
}

/**
 * Words of a typed search. The groups of a phone number are one word. From a text with a complete
 * reference, only the reference is searched.
 */
function searchedWords(typed: string): string[] {
  const text = foldWord(typed);
  const reference = findReference(text);
  if (reference !== undefined) return [withoutPrefix(partsOf(foldWord(reference)).join(''))];
  return joinNumbers(text.split(' '))
    .flatMap((piece) => {
      if (isNumber(piece)) return [numberOf(piece)];
      // The beginning of an e-mail address has characters that words do not.
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

/** Digits of a typed number, without the centre's calling code where it is certain to be one. */
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
