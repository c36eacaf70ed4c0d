import type { Explanation } from './page.texts.ts';

const beforeHighSigns = / (?=[:;?!»%])/g;
const afterOpening = /« /g;
const beforeHours = /(\d) (?=h(?!\p{L}))/gu;
const beforeMinutes = /(\d\u00A0h) (?=\d)/g;

/**
 * `words` with the no-break spaces of French typography, so that no line begins with a colon or a
 * question mark. Contents are written with plain spaces, by us and by staff.
 */
/* @__NO_SIDE_EFFECTS__ */
export function typeset<const Words>(words: Words): Words {
  return spaced(words) as Words;
}

function spaced(words: unknown): unknown {
  if (typeof words === 'string')
    return words
      .replace(beforeHighSigns, '\u00A0')
      .replace(afterOpening, '«\u00A0')
      .replace(beforeHours, '$1\u00A0')
      .replace(beforeMinutes, '$1\u00A0');
  if (Array.isArray(words)) return words.map(spaced);
  if (words?.constructor !== Object) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, spaced(value)]));
}

/** Titles and the texts that explain them, in order. */
export function explained(texts: Readonly<Record<string, string>>): Explanation[] {
  return Object.entries(texts).map(([title, text]) => ({ title, text }));
}
