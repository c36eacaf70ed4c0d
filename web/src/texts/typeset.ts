import type { Explanation } from './page.texts.ts';

/** Punctuation and hours whose spaces must not break. */
const noBreak = / [:;?!»%]|« |\d h(?!\p{L})( \d)?/gu;

/**
 * Inserts the no-break spaces of French typography into all strings of `texts`, so that no line begins
 * with a colon or a question mark. The sources have plain spaces.
 */
/* @__NO_SIDE_EFFECTS__ */
export function typeset<const Texts>(texts: Texts): Texts {
  return spaced(texts) as Texts;
}

function spaced(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(noBreak, (found) => found.replace(/ /g, '\u00A0'));
  if (Array.isArray(value)) return value.map(spaced);
  if (value?.constructor !== Object) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, spaced(each)]));
}

/** Converts texts by title to a list of explanations, in order. */
export function explained(texts: Readonly<Record<string, string>>): Explanation[] {
  return Object.entries(texts).map(([title, text]) => ({ title, text }));
}
