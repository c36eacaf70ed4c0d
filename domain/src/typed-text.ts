// Not in `text.ts`, which the public pages load.

const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

// Windows-1252 text that was read as Latin-1 has controls from U+0080 on, in this order.
const misread = /[\u0080-\u009F]/g;
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

// Zero-width characters, directions, tags, fillers, and placeholders of annotations or pictures.
const invisible = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]/gu;

// Letter of a script with joiners and variation selectors: Arabic, N’Ko, Devanagari.
const shapedLetter =
  /(?![\p{Default_Ignorable_Code_Point}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}])\p{L}(?:(?!\p{Default_Ignorable_Code_Point})\p{M})*$/u;
const shapingMark = /[\u200C\u200D\p{Variation_Selector}]/u;

/** Thirty or more marks on one letter, which no script has; normalizing thousands takes seconds. */
const stackedMarks = /(\p{M}{30})\p{M}+/gu;

const joinableEmoji = /\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?$/u;

/** Whether an invisible mark has a visible effect: it joins a woman and a wrench to a mechanic. */
function isVisible(mark: string, before: string, after: string): boolean {
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
 * Normalized form in which all texts are stored: line breaks as `\n`, no invisible marks, NFC,
 * trimmed.
 */
export function normalizeText(text: string): string {
  return text
    .replace(lineBreak, '\n')
    .replace(misread, (letter) => windowsLetters.charAt(letter.charCodeAt(0) - 0x80))
    .replaceAll('\u2800', ' ')
    .replace(invisible, (mark, at: number, whole: string) => {
      // The neighbouring letters decide, with their accents.
      const before = whole.slice(Math.max(0, at - 12), at);
      const after = whole.slice(at + mark.length, at + mark.length + 2);
      return isVisible(mark, before, after) ? mark : '';
    })
    .replace(stackedMarks, '$1')
    .normalize('NFC')
    .trim();
}

/** Normalized form of a text on one line. */
export function normalizeLine(text: string): string {
  const pieces = normalizeText(text).split(/[\t\n]/);
  return pieces
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .join(' ');
}

/** Character that cannot be stored, with its position. */
export interface BadCharacter {
  /** Such as `U+0007`. */
  readonly name: string;
  /** End of the text before it on its line; empty at the beginning. */
  readonly before: string;
  /** Counted from 1; undefined in a text of one line. */
  readonly line: number | undefined;
}

const maxBefore = 20;

/**
 * First character of a normalised text that cannot be stored: a control, a lone surrogate, or
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
    before: (letters.length > maxBefore ? '…' : '') + letters.slice(-maxBefore).join(''),
    line: text.includes('\n') ? lines.length : undefined,
  };
}

/**
 * E-mail address without the leftovers of a paste: a display name, `mailto:`, the full stop of a
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

// Local part with single dots between its names, then a domain below a top-level domain. Letters of
// any script.
const emailPattern =
  /^(?=[^@]{1,64}@)[^\s@.,;:<>()[\]\\"]+(?:\.[^\s@.,;:<>()[\]\\"]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/iu;

/** Whether an address has a valid form, after `normalizeEmail`. */
export function isEmail(address: string): boolean {
  return emailPattern.test(address);
}

/** Form in which e-mail addresses are compared: in practice, no two differ by case alone. */
export function foldEmail(address: string): string {
  return normalizeEmail(address).toLowerCase();
}

/**
 * Normalized form of a password, because keyboards compose letters and spaces differently: these two
 * rules of RFC 8265, and none of the others.
 */
export function normalizePassword(typed: string): string {
  return typed.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}
