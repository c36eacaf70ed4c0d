import { centre } from '../centre.ts';
import { siteAddress } from '../site-address.ts';

// No vowels, so that no word appears by chance; none of the letters and digits that are
// taken for one another on paper (0 O, 1 I L, 2 Z, 5 S, 8 B) or on the phone (M N, P T D V).
const alphabet = '34679CFGHJKMQRTWXY';
const length = 8;

/**
 * A new reference such as `CFPI-7KQ3-M4XH`: eight characters out of eighteen, some
 * eleven thousand million of them, none of which says anything about another.
 *
 * @param randomBytes gives `count` random bytes (0 to 255) from a cryptographic source.
 */
export function newReference(randomBytes: (count: number) => Uint8Array): string {
  const drawn: string[] = [];
  // Bytes past the last whole multiple are dropped: a remainder would favour some letters.
  const bound = 256 - (256 % alphabet.length);
  while (drawn.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < bound && drawn.length < length)
        drawn.push(alphabet.charAt(byte % alphabet.length));
    }
  }
  const code = drawn.join('');
  return `${centre.abbreviation}-${code.slice(0, 4)}-${code.slice(4)}`;
}

const sign = '[\\p{L}\\p{N}]';
const gap = '[^\\p{L}\\p{N}]*';
const prefix = centre.abbreviation.toUpperCase();
/** A code with or without the abbreviation of the centre, and no other sign beside it. */
const referenceInText = new RegExp(
  `(?:^|[^\\p{L}\\p{N}])(?:${prefix}${gap})?([${alphabet}]{4})${gap}([${alphabet}]{4})(?!${sign})`,
  'u',
);

/**
 * The reference in a text, as it is written: one noted down as `cfpi 7kq3 m4xh`, in a sentence, or
 * at the end of a link, whose signs may be in code. The text itself when it holds none.
 */
export function toReference(typed: string): string {
  const text = typed.replace(/%(2D|23|20)/gi, ' ').toUpperCase();
  const [, first, second] = referenceInText.exec(text) ?? [];
  if (first === undefined || second === undefined) return typed;
  return `${centre.abbreviation}-${first}-${second}`;
}

/** The shape of a reference. */
export const referencePattern = new RegExp(
  `^${centre.abbreviation}-[${alphabet}]{4}-[${alphabet}]{4}$`,
);

/**
 * The page about one application, or the one that asks which when the reference is empty. Browsers
 * keep what is behind the hash to themselves.
 */
export function suiviAddress(reference: string): string {
  return siteAddress(reference === '' ? '/suivi' : `/suivi#${reference}`);
}

/** Address of the follow-up's page when it answers: a link to another application leads away from it. */
export const answerPath = '/suivi?reponse';

/** Address of the follow-up's page as it is typed from paper. */
export const suiviSite = () => suiviAddress('').replace('https://', '');
