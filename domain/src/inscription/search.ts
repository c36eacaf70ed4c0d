import { centre } from '../centre.ts';
import type { InscriptionField } from './inscription.ts';
import { foldWord, partsOf } from '../file-name.ts';
import { modaliteOf } from './record.ts';
import { referenceIn } from './reference.ts';
import { comparableNumber } from '../phone.ts';
import { foldText } from '../text.ts';

/** What the words of an application are taken from; older records lack some of it. */
export type Searchable = Partial<
  Record<InscriptionField | 'reference' | 'formation' | 'niveau', string | undefined>
>;

interface Words {
  /** Of the names, the e-mail address, the modality and the speciality. */
  readonly names: readonly string[];
  /** Of the phone number and the reference; they are not paired. */
  readonly codes: readonly string[];
  /** The whole e-mail address. */
  readonly address: string;
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
const referencePrefix = foldWord(centre.abbreviation);

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

/** A search: every word must be the beginning of a word of the application. */
export interface SearchedWords {
  readonly words: readonly string[];
  /** Beginnings of e-mail addresses, with their at sign. */
  readonly addresses: readonly string[];
}

/** Characters of a word that the database compares; the reader compares the others. */
const tokenLength = 6;
/** Characters of each word of a pair. */
const pairLength = 3;
/** Words that are paired; no application has more. */
const pairedNames = 24;

/**
 * Words that a typed search looks for. The pieces of a phone number are one word. A text with a
 * whole reference is searched by the reference alone.
 */
export function searchedWords(typed: string): SearchedWords {
  const text = foldWord(typed);
  const reference = referenceIn(text);
  if (reference !== undefined)
    return { words: [partsOf(withoutPrefix(foldWord(reference))).join('')], addresses: [] };
  const words: string[] = [];
  const addresses: string[] = [];
  for (const piece of joinNumbers(text.split(' '))) {
    if (isNumber(piece)) words.push(numberOf(piece));
    else if (partsOf(localPart(piece)).length > 0 && piece.includes('@')) {
      addresses.push(piece);
      words.push(...partsOf(localPart(piece)));
    } else words.push(...partsOf(withoutPrefix(piece)));
  }
  return { words: withoutRedundant(words), addresses };
}

export function isEmptySearch({ words, addresses }: SearchedWords): boolean {
  return words.length === 0 && addresses.length === 0;
}

function localPart(piece: string): string {
  return piece.split('@')[0] ?? '';
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

/** The digits, without the country's calling code unless they may be something else. */
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

function withoutPrefix(piece: string): string {
  return piece.startsWith(referencePrefix) ? piece.slice(referencePrefix.length) : piece;
}

/** Longest first, without the words that are beginnings of others. */
function withoutRedundant(words: readonly string[]): string[] {
  const kept: string[] = [];
  for (const word of [...words].sort((a, b) => b.length - a.length)) {
    if (word !== '' && !kept.some((longer) => longer.startsWith(word))) kept.push(word);
  }
  return kept;
}

export function matches(record: Searchable, searched: SearchedWords): boolean {
  const { names, codes, address } = wordsOf(record);
  const found = [...names, ...codes];
  return (
    searched.words.every((word) => found.some((whole) => whole.startsWith(word))) &&
    searched.addresses.every((beginning) => address.startsWith(beginning))
  );
}

/** The first `length` characters; surrogate pairs are not cut. */
function beginning(word: string, length: number): string {
  return Array.from(word).slice(0, length).join('');
}

const sizeOf = (word: string) => Array.from(word).length;

/** The tokens under which an application is found: beginnings of words, and pairs of names. */
export function tokensOf({ names, codes }: Words): string[] {
  const tokens = new Set<string>();
  for (const word of [...names, ...codes]) {
    for (let length = 1; length <= Math.min(sizeOf(word), tokenLength); length++) {
      tokens.add(beginning(word, length));
    }
  }
  const paired = names.slice(0, pairedNames);
  for (const one of paired) {
    for (const other of paired) {
      if (one === other || sizeOf(one) < pairLength) continue;
      tokens.add(pair(one, beginning(other, 1)));
      if (sizeOf(other) >= pairLength) tokens.add(pair(one, other));
    }
  }
  return [...tokens];
}

/** Two beginnings as one token; those of the same length are sorted. */
function pair(one: string, other: string): string {
  const parts = [beginning(one, pairLength), beginning(other, pairLength)];
  return (sizeOf(other) < pairLength ? parts : parts.sort()).join('|');
}

interface Candidate {
  readonly token: string;
  /** How much it narrows the search, roughly in letters. */
  readonly weight: number;
}

/** The most selective token, and whether it is the whole search. */
interface BestToken {
  readonly token: string;
  readonly isExact: boolean;
}

/** The token to query; undefined when nothing is looked for. */
export function bestToken({ words, addresses }: SearchedWords): BestToken | undefined {
  const [best] = words
    .flatMap((word) => [single(word), ...pairsWith(word, words)])
    .sort((a, b) => b.weight - a.weight);
  if (!best) return undefined;
  const [only] = words;
  const isExact =
    addresses.length === 0 &&
    words.length === 1 &&
    only !== undefined &&
    sizeOf(only) <= tokenLength;
  return { token: best.token, isExact };
}

function single(word: string): Candidate {
  const token = beginning(word, tokenLength);
  // The first digits of phone numbers are nearly the same for all.
  return { token, weight: isDigits(word) ? (sizeOf(token) - 1) * 1.3 : sizeOf(token) };
}

function pairsWith(word: string, words: readonly string[]): Candidate[] {
  if (isCode(word) || sizeOf(word) < pairLength) return [];
  return words
    .filter((other) => other !== word && !isCode(other))
    .map((other) => {
      const isLong = sizeOf(other) >= pairLength;
      const token = pair(word, isLong ? other : beginning(other, 1));
      return { token, weight: isLong ? 6.5 : 4.5 };
    });
}

function isDigits(word: string): boolean {
  return /^\d+$/.test(word);
}

// Only references have no vowels; they are not paired.
function isCode(word: string): boolean {
  return /\d/.test(word) || /^[cfghjkmqrtwxy]+$/.test(word);
}
