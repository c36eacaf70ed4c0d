import {
  foldWord,
  partsOf,
  referencePrefix,
  wordsOf,
  type Searchable,
  type Words,
} from './words.ts';

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

const international = '228';
const localLength = 8;

/** The words of what was typed; the pieces of a phone number are one word. */
export function searchedWords(typed: string): SearchedWords {
  const words: string[] = [];
  const addresses: string[] = [];
  for (const piece of joinNumbers(foldWord(typed).split(' '))) {
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

/** The digits, without Togo's calling code unless they may be something else. */
function numberOf(piece: string): string {
  const digits = piece.replace(/\D/g, '');
  const dialled = digits.replace(/^00/, '');
  const hasCountry = piece.startsWith('+') || digits !== dialled;
  const isLong = digits.length > localLength;
  return dialled.startsWith(international) && (hasCountry || isLong)
    ? dialled.slice(international.length)
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
export interface BestToken {
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
