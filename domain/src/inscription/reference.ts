import { centre } from '../centre.ts';
import { siteAddress } from '../site-address.ts';

// No vowels, so that no word appears by chance; none of the letters and digits that are
// taken for one another on paper (0 O, 1 I L, 2 Z, 5 S, 8 B) or on the phone (M N, P T D V).
const alphabet = '34679CFGHJKMQRTWXY';
const length = 8;

/**
 * Random reference such as `CFPI-7KQ3-M4XH`: eight characters out of eighteen, some eleven
 * thousand million combinations, none of which can be derived from another.
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

const letterOrDigit = '[\\p{L}\\p{N}]';
const gap = '[^\\p{L}\\p{N}]*';
/** Pattern of a code after `before`, outside of longer words and e-mail addresses. */
const codeAfter = (before: string) =>
  new RegExp(
    `(?:^|[^\\p{L}\\p{N}])${before}([${alphabet}]{4})${gap}([${alphabet}]{4})(?!${letterOrDigit}|@)`,
    'u',
  );
// The most certain first, because a phone number in the same text may look like a code.
const certainCodes = [
  codeAfter(centre.abbreviation.toUpperCase() + gap),
  codeAfter(`(?!\\d{4}${gap}\\d{4})`),
];
const anyCode = codeAfter('');

function firstOf(codes: readonly RegExp[], typed: string): string | undefined {
  const text = typed.replace(/%(2D|23|20)/gi, ' ').toUpperCase();
  const found = codes.map((code) => code.exec(text)).find((one) => one !== null);
  return found && `${centre.abbreviation}-${found[1] ?? ''}-${found[2] ?? ''}`;
}

/**
 * Reference in a text with other content, recognized by the centre's abbreviation or by a letter,
 * which phone numbers do not have. Undefined when there is none.
 */
export const findReference = (typed: string): string | undefined =>
  firstOf(certainCodes, typed);

/**
 * Normalized reference of a text such as `cfpi 7kq3 m4xh`, a sentence, or a link, which may be
 * percent-encoded. The text itself when it contains none.
 */
export const normalizeReference = (typed: string): string =>
  firstOf([...certainCodes, anyCode], typed) ?? typed;

export const referencePattern = new RegExp(
  `^${centre.abbreviation}-[${alphabet}]{4}-[${alphabet}]{4}$`,
);

/**
 * URL of the follow-up page: of an application, or of the empty form when `reference` is empty.
 * Browsers do not send the part after the hash.
 */
export function suiviAddress(reference: string): string {
  return siteAddress(reference === '' ? '/suivi' : `/suivi#${reference}`);
}

/** Path of the follow-up page with an answer; not `/suivi`, so that a link to it loads the page. */
export const answerPath = '/suivi?reponse';

/** URL of the follow-up page as printed on paper, without `https://`. */
export const suiviSite = () => suiviAddress('').replace('https://', '');
