/** Bytes of a refusal, at most. */
export const longestRefusal = 4096;

/** That many fields that nothing knows. */
export const manyFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`champ${at}`, 1]));

/** A letter with that many marks, which take long to sort. */
export const manyMarks = (count: number) => `a${'\u0315\u0300'.repeat(count / 2)}`;
