/** A stretch of a text; `isChanged` when the other text has something else there. */
export interface Stretch {
  readonly text: string;
  readonly isChanged: boolean;
}

/** Two texts, cut where they begin and cease to differ. */
interface Difference {
  readonly one: readonly Stretch[];
  readonly other: readonly Stretch[];
}

/**
 * Comparisons of words at most: a table of that size takes some ten milliseconds. Beyond it
 * all that lies between the common beginning and the common end counts as changed.
 */
const maxComparisons = 4_000_000;

/** The difference of two texts, word by word. */
export function difference(one: string, other: string): Difference {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const [bareA, bareB] = [a.map(bare), b.map(bare)];
  const start = commonStart(bareA, bareB);
  const end = commonStart(bareA.slice(start).reverse(), bareB.slice(start).reverse());
  const kept = commonWords(
    bareA.slice(start, a.length - end),
    bareB.slice(start, b.length - end),
  );
  const isKept = (index: number, length: number, among: ReadonlySet<number>) =>
    index < start || index >= length - end || among.has(index - start);
  return {
    one: stretches(a, (index) => isKept(index, a.length, kept.one)),
    other: stretches(b, (index) => isKept(index, b.length, kept.other)),
  };
}

// A word with the spaces that follow it, or line breaks: together they are the text.
function wordsOf(text: string): string[] {
  return text.match(/\n+|\S+[^\S\n]*|[^\S\n]+/g) ?? [];
}

/** What is compared of a word: the spaces after it make it no other one. */
function bare(word: string): string {
  return word.trim() || word;
}

function commonStart(a: readonly string[], b: readonly string[]): number {
  const stop = a.findIndex((word, index) => word !== b[index]);
  return stop === -1 ? a.length : stop;
}

interface Kept {
  readonly one: Set<number>;
  readonly other: Set<number>;
}

/** Where the words of the longest common sequence are in both texts. */
function commonWords(a: readonly string[], b: readonly string[]): Kept {
  const kept: Kept = { one: new Set(), other: new Set() };
  const width = b.length + 1;
  if (a.length * width > maxComparisons) return kept;
  // lengths[i * width + j]: how many words the ends a[i…] and b[j…] have in common.
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      kept.one.add(i++);
      kept.other.add(j++);
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return kept;
}

function stretches(words: readonly string[], isKept: (index: number) => boolean): Stretch[] {
  const found: Stretch[] = [];
  words.forEach((text, index) => {
    const isChanged = !isKept(index);
    const last = found.at(-1);
    if (last?.isChanged === isChanged) {
      found[found.length - 1] = { text: last.text + text, isChanged };
    } else found.push({ text, isChanged });
  });
  return found;
}
