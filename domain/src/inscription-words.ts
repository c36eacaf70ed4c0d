import { centre } from './centre.ts';
import type { InscriptionField } from './inscription.ts';
import { modaliteOf } from './inscription-derived.ts';
import { phoneNumber } from './phone.ts';
import { foldText } from './text.ts';

/** What the words of an application are taken from; older records lack some of it. */
export type Searchable = Partial<
  Record<InscriptionField | 'reference' | 'formation' | 'niveau', string | undefined>
>;

/** The words by which an application is found. */
export interface Words {
  /** Of the name, the first names, the address's first half and the modality. */
  readonly names: readonly string[];
  /** The phone number and the reference, which are found by themselves. */
  readonly codes: readonly string[];
  /** The whole e-mail address. */
  readonly address: string;
}

// Keyboards of the office lack these letters: the plain one finds them, and they find it.
const plainLetters: Readonly<Record<string, string>> = {
  ɖ: 'd',
  ɛ: 'e',
  ƒ: 'f',
  ɣ: 'g',
  ŋ: 'n',
  ɔ: 'o',
  ʋ: 'v',
  ɩ: 'i',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ς: 'σ',
};

/** `text` as words are compared and names are sorted: without case, accents or local letters. */
export function foldWord(text: string): string {
  return foldText(text).replace(/[ɖɛƒɣŋɔʋɩœæßς]/gu, (letter) => plainLetters[letter] ?? letter);
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

/** The runs of letters and digits in a piece of folded text. */
export function partsOf(piece: string): string[] {
  return piece.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
}

/** Calling codes that applicants have, and what is dialled before their numbers at home. */
const callingCodes: readonly (readonly [code: string, trunk: string])[] = [
  ...['228', '229', '226', '225', '224', '223', '227', '221'].map(
    (code) => [code, ''] as const,
  ),
  ['233', '0'],
  ['33', '0'],
];

/** The digits of a phone number, with its country and as it is dialled at home. */
function numbersOf(telephone: string): string[] {
  const digits = (phoneNumber(telephone) ?? telephone).replace(/\D/g, '');
  const known = callingCodes.find(([code]) => digits.startsWith(code));
  if (!known) return [digits];
  const [code, trunk] = known;
  const local = digits.slice(code.length);
  // Some write what is dialled at home after the country too: +33 (0)6 …
  return [digits, local.startsWith(trunk) ? local : trunk + local];
}

/** How references begin, which is the same for all and finds nothing. */
export const referencePrefix = foldWord(centre.abbreviation);

/** The words of an application. */
export function wordsOf(record: Searchable): Words {
  const { nom = '', prenom = '', email = '', telephone = '', reference = '' } = record;
  const [local = ''] = email.split('@');
  const names = [nom, prenom, local, modaliteOf(record) ?? ''].flatMap(wordsIn);
  const code = foldWord(reference).replace(new RegExp(`^${referencePrefix}(?=\\W|$)`), '');
  const codes = [...numbersOf(telephone), ...wordsIn(code)].filter((word) => word !== '');
  return { names: unique(names), codes: unique(codes), address: foldWord(email) };
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}
