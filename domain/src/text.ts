/** Folded form of a text for searches: without case, accents or repeated spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('fr')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Text without combining marks, which may be cut at any position. */
const simple = /^[\t\n -\u02FF\u2010-\u2026]*$/;

/**
 * Excerpt of at most `length` characters, in whole words, with an ellipsis when it is shorter than
 * the text. Only a single longer word is cut, and never inside a composed character.
 */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = simple.test(text.slice(0, length + 1)) ? length : endOfCharacters(text, length);
  if (end >= text.length) return text;
  // Up to the last breaking space.
  const [words = ''] = /^.*(?=[^\S\u00A0\u202F])/s.exec(text.slice(0, end + 1)) ?? [];
  return `${(words.trim() || text.slice(0, end)).replace(/[\s,;:]+$/, '')}…`;
}

/** Index after the first `count` composed characters of `text`; slow on a phone. */
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
 * Composed characters (graphemes) of `text`. Firefox before 125 has no segmenter: there, an emoji of
 * several code points, such as a family, may be split, but no letter loses its accent.
 */
export function* charactersOf(text: string): Generator<string> {
  if ('Segmenter' in Intl)
    for (const { segment } of new Intl.Segmenter('fr').segment(text)) yield segment;
  else for (const [character] of text.matchAll(/.\p{M}*/gsu)) yield character;
}

/** Characters; search engines cut longer descriptions. */
const summaryLength = 155;

/** Summary of a text on one line, for search engines and messengers. */
export function summaryOf(text: string): string {
  return excerpt(text.replace(/\s+/g, ' ').trim(), summaryLength);
}
