import type { Explanation } from './page.texts.ts';

/** High signs and hours, with the spaces where no line may break. */
const kept = / [:;?!»%]|« |\d h(?!\p{L})( \d)?/gu;

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
    return words.replace(kept, (found) => found.replace(/ /g, '\u00A0'));
  if (Array.isArray(words)) return words.map(spaced);
  if (words?.constructor !== Object) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, spaced(value)]));
}

/** Titles and the texts that explain them, in order. */
export function explained(texts: Readonly<Record<string, string>>): Explanation[] {
  return Object.entries(texts).map(([title, text]) => ({ title, text }));
}
