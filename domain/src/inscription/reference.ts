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

/** A reference as it is written, from one however it was noted down: `cfpi 7kq3 m4xh`. */
export function toReference(typed: string): string {
  const compact = typed.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const prefix = centre.abbreviation.toUpperCase();
  const code = compact.startsWith(prefix) ? compact.slice(prefix.length) : compact;
  if (code.length !== length) return typed;
  return `${centre.abbreviation}-${code.slice(0, 4)}-${code.slice(4)}`;
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
