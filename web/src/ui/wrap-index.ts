/** `index` brought back among `count` things, the ends meeting: -1 is the last one. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}
