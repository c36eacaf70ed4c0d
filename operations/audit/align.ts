/** An item that is compared by its key. */
interface Keyed<Value> {
  readonly key: string;
  readonly value: Value;
}

/** The items with one key, by their stream. */
interface Aligned<Value> {
  readonly key: string;
  readonly groups: readonly (readonly Value[])[];
}

/** The order of the database: that of the bytes of UTF-8. */
export function compareKeys(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** Joins several streams that are ordered by key. Holds the items of one key at a time. */
export async function* align<Value>(
  streams: readonly AsyncIterable<Keyed<Value>>[],
): AsyncGenerator<Aligned<Value>> {
  const readers = streams.map((stream) => stream[Symbol.asyncIterator]());
  const heads = await Promise.all(readers.map((reader) => reader.next()));
  for (;;) {
    const keys = heads.flatMap(({ done, value }) => (done ? [] : [value.key]));
    const [first, ...others] = keys;
    if (first === undefined) return;
    const key = others.reduce((a, b) => (compareKeys(b, a) < 0 ? b : a), first);
    const groups: Value[][] = readers.map(() => []);
    for (const [index, reader] of readers.entries()) {
      for (;;) {
        const head = heads[index];
        if (!head || head.done || head.value.key !== key) break;
        groups[index]?.push(head.value.value);
        heads[index] = await reader.next();
      }
    }
    yield { key, groups };
  }
}

/** `items` with the keys that `keyOf` gives them. */
export async function* keyed<Value>(
  items: AsyncIterable<Value>,
  keyOf: (item: Value) => string,
): AsyncGenerator<Keyed<Value>> {
  for await (const value of items) yield { key: keyOf(value), value };
}
