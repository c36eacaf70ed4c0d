/** `text` as searches compare it: without case, accents or repeated spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('fr')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A text of these characters has no combining marks: it may be cut anywhere. */
const single = /^[\t\n -\u02FF\u2010-\u2026]*$/;

/**
 * The whole words of the first `length` characters, with an ellipsis when something was left out.
 * One word that is longer is cut; a composed character never is.
 */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = single.test(text.slice(0, length + 1)) ? length : endOfCharacters(text, length);
  if (end >= text.length) return text;
  // Up to the last space where a line would break.
  const [words = ''] = /^.*(?=[^\S\u00A0\u202F])/s.exec(text.slice(0, end + 1)) ?? [];
  return `${(words.trim() || text.slice(0, end)).replace(/[\s,;:]+$/, '')}…`;
}

/** Where the first `count` characters of `text` end; it takes a page on a phone a while. */
function endOfCharacters(text: string, count: number): number {
  let seen = 0;
  let end = 0;
  for (const character of charactersOf(text)) {
    if (seen === count) break;
    seen += 1;
    end += character.length;
  }
  return end;
}

/**
 * `text` in characters as its readers see them. Firefox tells them from 125 on only: before, what
 * several signs make up, such as a family of emoji, may fall apart, but no letter loses its accent.
 */
export function* charactersOf(text: string): Generator<string> {
  if ('Segmenter' in Intl)
    for (const { segment } of new Intl.Segmenter('fr').segment(text)) yield segment;
  else for (const [character] of text.matchAll(/.\p{M}*/gsu)) yield character;
}

/** Search engines cut longer descriptions. */
const summaryLength = 155;

/** The beginning of `text` on one line, for search engines and messengers. */
export function summaryOf(text: string): string {
  return excerpt(text.replace(/\s+/g, ' ').trim(), summaryLength);
}
