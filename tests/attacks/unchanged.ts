import { afterAll, beforeAll, expect } from 'vitest';
import { bucket, firestore } from '../../functions/src/data/admin.ts';
import '../functions/admin.ts';

// What counts attempts, or says that somebody logged in, changes when somebody tries.
const counting = new Set(['limites', 'connexions', 'journal', 'sessionsTerminees', 'vues']);

/** Every document and every file, with what tells one version of it from another. */
async function everything(): Promise<ReadonlyMap<string, string>> {
  const [collections, [files]] = await Promise.all([
    firestore().listCollections(),
    bucket().getFiles(),
  ]);
  const read = collections.filter(({ id }) => !counting.has(id)).map((each) => each.select());
  const documents = await Promise.all(read.map((query) => query.get()));
  return new Map([
    ...documents.flatMap(({ docs }) =>
      docs.map(({ ref, updateTime }) => [ref.path, updateTime.valueOf()] as const),
    ),
    ...files.map(
      ({ name, metadata }) =>
        [`file ${name}`, `${metadata.generation} ${metadata.contentType}`] as const,
    ),
  ]);
}

/** The tests of the surrounding block create, change and remove nothing at all. */
export function nothingChanges(): void {
  let before: ReadonlyMap<string, string> = new Map();
  beforeAll(async () => {
    before = await everything();
    expect(before.size).toBeGreaterThan(0);
  });
  afterAll(async () => {
    const after = await everything();
    const paths = new Set([...before.keys(), ...after.keys()]);
    expect([...paths].filter((path) => before.get(path) !== after.get(path))).toEqual([]);
  });
}
