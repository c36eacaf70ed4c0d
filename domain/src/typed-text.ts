// Apart from `text.ts`, which the pages that everybody reads load.

const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

// Files in Windows-1252 that were read as Latin-1 hold controls from U+0080 on, in this order.
const misread = /[\u0080-\u009F]/g;
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

// Zero width, directions, tags, fillers, and what stands for a note or picture left behind.
const unseen = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]/gu;

// Of a script in which joiners and variation selectors shape letters: Arabic, N’Ko, Devanagari.
const shapedLetter =
  /(?![\p{Default_Ignorable_Code_Point}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}])\p{L}(?:(?!\p{Default_Ignorable_Code_Point})\p{M})*$/u;
const shapingMark = /[\u200C\u200D\p{Variation_Selector}]/u;

/** Marks on one letter, of which no script has thirty: to sort thousands takes seconds. */
const heapedMarks = /(\p{M}{30})\p{M}+/gu;

const joinableEmoji = /\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?$/u;

/** Whether a mark changes what is seen: between a woman and a wrench, it makes a mechanic. */
function isSeen(mark: string, before: string, after: string): boolean {
  if (shapingMark.test(mark) && shapedLetter.test(before)) return true;
  if (mark === '\u200D') {
    return joinableEmoji.test(before) && /^\p{Extended_Pictographic}/u.test(after);
  }
  const isKeycap = /[\d#*]$/.test(before) && after.startsWith('\u20E3');
  return (
    /[\uFE0E\uFE0F]/.test(mark) && (isKeycap || /\p{Extended_Pictographic}$/u.test(before))
  );
}

/**
 * `text` as it is kept, by whatever way it came: line breaks as `\n`, without marks that nobody
 * sees, in NFC, trimmed.
 */
export function normalizeText(text: string): string {
  return text
    .replace(lineBreak, '\n')
    .replace(misread, (letter) => windowsLetters.charAt(letter.charCodeAt(0) - 0x80))
    .replaceAll('\u2800', ' ')
    .replace(unseen, (mark, at: number, whole: string) => {
      // The letters beside it decide, with their accents.
      const before = whole.slice(Math.max(0, at - 12), at);
      const after = whole.slice(at + mark.length, at + mark.length + 2);
      return isSeen(mark, before, after) ? mark : '';
    })
    .replace(heapedMarks, '$1')
    .normalize('NFC')
    .trim();
}

/** The same on one line. */
export function normalizeLine(text: string): string {
  const pieces = normalizeText(text).split(/[\t\n]/);
  return pieces
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .join(' ');
}

/** A character that cannot be kept, and where it is found. */
export interface BadCharacter {
  /** Such as `U+0007`. */
  readonly name: string;
  /** What stands before it on its line, the last letters at most; empty at the beginning. */
  readonly before: string;
  /** Counted from 1; undefined in a text of one line. */
  readonly line: number | undefined;
}

const shownBefore = 20;

/**
 * The first character of a normalised text that cannot be stored: a control, a lone surrogate, or
 * U+FFFD, which replaces bytes that could not be read.
 */
export function badCharacterIn(text: string): BadCharacter | undefined {
  const found = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\uFFFD]/u.exec(text);
  if (!found) return undefined;
  const [character] = found;
  const code = character.codePointAt(0) ?? 0;
  const lines = text.slice(0, found.index).split('\n');
  const letters = Array.from(lines.at(-1) ?? '');
  return {
    name: `U+${code.toString(16).toUpperCase().padStart(4, '0')}`,
    before: (letters.length > shownBefore ? '…' : '') + letters.slice(-shownBefore).join(''),
    line: text.includes('\n') ? lines.length : undefined,
  };
}

/**
 * An e-mail address without what a paste brings along: a display name, `mailto:`, the end of a
 * sentence.
 */
export function normalizeEmail(typed: string): string {
  const text = normalizeLine(typed).replace(/\p{Cf}/gu, '');
  const [, bracketed = text] = /<([^<>]*)>/.exec(text) ?? [];
  const [, address = bracketed] = /^mailto:([^?]*)/i.exec(bracketed.trim()) ?? [];
  return address
    .trim()
    .replace(/[.,;]{1,9}$/, '')
    .trim();
}

// Names, dots between them that stand alone, and a domain that is registered below a country or
// the like. Letters of any script.
const emailPattern =
  /^(?=[^@]{1,64}@)[^\s@.,;:<>()[\]\\"]+(?:\.[^\s@.,;:<>()[\]\\"]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/iu;

/** Whether an address, as `normalizeEmail` leaves it, can receive anything. */
export function isEmail(address: string): boolean {
  return emailPattern.test(address);
}

/** An e-mail address as it is compared: in practice no two differ by capitals alone. */
export function foldEmail(address: string): string {
  return normalizeEmail(address).toLowerCase();
}

/**
 * A password as it is compared, however a keyboard composes its letters and spaces (RFC 8265, with
 * nothing else taken from it).
 */
export function normalizePassword(typed: string): string {
  return typed.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}
