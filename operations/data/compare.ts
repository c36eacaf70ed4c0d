import { align, keyed } from '../audit/align.ts';
import type { Entry, Holdings } from './records.ts';

/** Something that is not the same on both sides. */
export interface Difference {
  readonly kind: 'missing' | 'extra' | 'different';
  /** Such as `inscriptions/{id}`, `comptes/{uid}`, `fichiers/{path}`. */
  readonly where: string;
}

/** What was compared, and what is not the same. */
export interface Comparison {
  readonly documents: number;
  readonly accounts: number;
  readonly files: number;
  readonly differences: readonly Difference[];
}

/** Compares, one by one, every document, account and file of `found` with the `expected` ones. */
export async function compare(expected: Holdings, found: Holdings): Promise<Comparison> {
  const differences: Difference[] = [];
  const names = [...(await expected.collections()), ...(await found.collections())];
  let documents = 0;
  for (const name of [...new Set(names)].toSorted()) {
    const sides = [expected.documents(name), found.documents(name)] as const;
    documents += await compareEntries(name, sides, differences);
  }
  const accountsOf = [expected.accounts(), found.accounts()] as const;
  const accounts = await compareEntries('comptes', accountsOf, differences);
  const filesOf = [expected.files(), found.files()] as const;
  const files = await compareEntries('fichiers', filesOf, differences);
  return { documents, accounts, files, differences };
}

/** @returns how many there are on either side */
async function compareEntries(
  place: string,
  [expected, found]: readonly [AsyncIterable<Entry<unknown>>, AsyncIterable<Entry<unknown>>],
  differences: Difference[],
): Promise<number> {
  let count = 0;
  const keyOf = ({ key }: Entry<unknown>) => key;
  for await (const { key, groups } of align([keyed(expected, keyOf), keyed(found, keyOf)])) {
    count++;
    const [[before], [after]] = groups as [Entry<unknown>[], Entry<unknown>[]];
    const where = `${place}/${key}`;
    if (!after) differences.push({ kind: 'missing', where });
    else if (!before) differences.push({ kind: 'extra', where });
    else if (JSON.stringify(before.content) !== JSON.stringify(after.content)) {
      differences.push({ kind: 'different', where });
    }
  }
  return count;
}
