import { ReadableStream } from 'node:stream/web';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { align, compareKeys, keyed } from './align.ts';

const stream = (items: readonly string[]) => ReadableStream.from(items);

it('Streams that are gone through at once give every item once, under its key', async () => {
  const sorted = fc
    .array(fc.string({ unit: 'binary', maxLength: 3 }))
    .map((keys) => keys.toSorted(compareKeys));
  await fc.assert(
    fc.asyncProperty(sorted, sorted, sorted, async (...lists) => {
      const streams = lists.map((list) => keyed(stream(list), (key) => key));
      const seen: string[][] = lists.map(() => []);
      const keys: string[] = [];
      for await (const { key, groups } of align(streams)) {
        keys.push(key);
        for (const [index, group] of groups.entries()) {
          expect(group.every((item) => item === key)).toBe(true);
          seen[index]?.push(...group);
        }
      }
      expect(seen).toEqual(lists);
      expect(keys).toEqual([...new Set(lists.flat())].toSorted(compareKeys));
    }),
  );
});
