import { centre } from '../centre.ts';
import type { InscriptionField } from './inscription.ts';
import { plainLetters } from '../file-name.ts';
import { modaliteOf } from './derived.ts';
import { comparableNumber } from '../phone.ts';
import { foldText } from '../text.ts';
import { normalizeLine } from '../typed-text.ts';

/** What the words of an application are taken from; older records lack some of it. */
export type Searchable = Partial<
  Record<InscriptionField | 'reference' | 'formation' | 'niveau', string | undefined>
>;

export interface Words {
  /** Of the names, the e-mail address, the modality and the speciality. */
  readonly names: readonly string[];
  /** Of the phone number and the reference; they are not paired. */
  readonly codes: readonly string[];
  /** The whole e-mail address. */
  readonly address: string;
}

/**
 * `text` as words are compared and names are sorted: without case, accents, marks that nobody sees,
 * or local letters, which the office's keyboards lack. A change of the letters changes the index.
 */
export function foldWord(text: string): string {
  return foldText(normalizeLine(text)).replace(
    /[ɖɛƒɣŋɔʋɩœæßς]/gu,
    (letter) => plainLetters[letter] ?? letter,
  );
}

/** The words in `text`; those joined by a hyphen or an apostrophe, also as one. */
export function wordsIn(text: string): string[] {
  return foldWord(text)
    .split(' ')
    .flatMap((piece) => {
      const parts = partsOf(piece);
      return parts.length > 1 ? [...parts, parts.join('')] : parts;
    });
}

export function partsOf(piece: string): string[] {
  return piece.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
}

/**
 * `text` in the letters of the local languages, and as French writes the same sounds: Kɔku is
 * Kokou in most registers.
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

/** Last digits that a number is asked for by. */
const lastDigits = [4, 6];

/**
 * The digits of a phone number, with its country and as it is dialled within it, in its country's
 * present and former form; and the last of them.
 */
function numbersOf(telephone: string): string[] {
  const digits = (comparableNumber(telephone) || telephone).replace(/\D/g, '');
  const lasts = lastDigits.map((count) => digits.slice(-count));
  const known = callingCodes.find(([code]) => digits.startsWith(code));
  if (!known) return [digits, ...lasts];
  const [code, trunk] = known;
  const local = digits.slice(code.length);
  const former = renumbered.includes(code) ? [local.slice(2), code + local.slice(2)] : [];
  // Some write the prefix after the country too: +33 (0)6 …
  const dialled = local.startsWith(trunk) ? local : trunk + local;
  return [digits, dialled, ...former, ...lasts];
}

/** The prefix of references is in all of them, and finds nothing. */
export const referencePrefix = foldWord(centre.abbreviation);

export function wordsOf(record: Searchable): Words {
  const { nom = '', prenom = '', email = '', telephone = '', reference = '' } = record;
  const { specialite = '' } = record;
  const others = [...email.split('@'), modaliteOf(record) ?? '', specialite];
  const names = [...[nom, prenom].flatMap(spellings), ...others].flatMap(wordsIn);
  const code = foldWord(reference).replace(new RegExp(`^${referencePrefix}(?=\\W|$)`), '');
  const codes = [...numbersOf(telephone), ...wordsIn(code)].filter((word) => word !== '');
  return { names: unique(names), codes: unique(codes), address: foldWord(email) };
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}
