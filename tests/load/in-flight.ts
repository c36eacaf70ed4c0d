/** Does `work` for each of `items`, at most `limit` at a time; the results are in order. */
export async function inFlight<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  const waiting = items.entries();
  async function worker() {
    for (const [index, item] of waiting) results[index] = await work(item, index);
  }
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
