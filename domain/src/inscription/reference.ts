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
/** A code behind `before`, and neither another sign nor the rest of an e-mail address beside it. */
const codeAfter = (before: string) =>
  new RegExp(
    `(?:^|[^\\p{L}\\p{N}])${before}([${alphabet}]{4})${gap}([${alphabet}]{4})(?!${sign}|@)`,
    'u',
  );
// The surer first: a phone number in the same text may have the digits of a code.
const sure = [
  codeAfter(centre.abbreviation.toUpperCase() + gap),
  codeAfter(`(?!\\d{4}${gap}\\d{4})`),
];
const any = codeAfter('');

function firstOf(codes: readonly RegExp[], typed: string): string | undefined {
  const text = typed.replace(/%(2D|23|20)/gi, ' ').toUpperCase();
  const found = codes.map((code) => code.exec(text)).find((one) => one !== null);
  return found && `${centre.abbreviation}-${found[1] ?? ''}-${found[2] ?? ''}`;
}

/**
 * The reference in a text that may name other things: with the centre's abbreviation or a letter,
 * which a phone number has not. Undefined when it holds none.
 */
export const referenceIn = (typed: string): string | undefined => firstOf(sure, typed);

/**
 * The reference in a text, as it is written: one noted down as `cfpi 7kq3 m4xh`, in a sentence, or
 * at the end of a link, whose signs may be in code. The text itself when it holds none.
 */
export const toReference = (typed: string): string => firstOf([...sure, any], typed) ?? typed;

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
