// No text of ours holds control characters other than the tab and the line break.
// eslint-disable-next-line no-control-regex -- refusing control characters means naming them
const controlCharacter = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029]/;
// Marks that reorder the text around them: used to disguise names, never typed by hand.
const directionOverride = /[\u202A-\u202E\u2066-\u2069]/;

/** Whether `text` can be stored and shown as it is, in any script. */
export function isCleanText(text: string): boolean {
  return text.isWellFormed() && !controlCharacter.test(text) && !directionOverride.test(text);
}

/** One spelling per text: composed letters (NFC), line breaks as `\n`, no space around. */
export function normalizeText(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
}

/** `text` as it is compared in searches: without case, accents or doubled spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('fr')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The first `length` characters of `text`, with an ellipsis when something was left out.
 * Cuts between characters as readers see them, never inside one.
 */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const characters = Array.from(new Intl.Segmenter('fr').segment(text), (s) => s.segment);
  if (characters.length <= length) return text;
  return `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** An e-mail address as it is compared: in practice no two differ by capitals alone. */
export function foldEmail(address: string): string {
  return normalizeText(address).toLowerCase();
}

/** A simple shape of e-mail address: something, an at sign, a host with a dot. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Characters of a description at most: search engines cut what is longer. */
const summaryLength = 155;

/** The beginning of `text` on one line, as search engines and messengers show it. */
export function summaryOf(text: string): string {
  return excerpt(text.replace(/\s+/g, ' ').trim(), summaryLength);
}
