import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { corbeilles } from '@centre/domain/corbeille';
import { root } from '../../emulators/paths.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Names of the collections in the first cells of the tables. */
const described = [...read('docs/data-model.md').matchAll(/^\| `([a-zA-Z]+)` +\|/gm)].map(
  ([, name]) => name,
);

it('docs/data-model.md lists exactly the collections that the functions use', () => {
  const sources = globSync('functions/src/data/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map(read);
  const used = sources.flatMap((source) =>
    [...source.matchAll(/(?:\bcollection\('([a-zA-Z]+)'|\bdoc\(['`]([a-zA-Z]+)\/)/g)].map(
      ([, collection, ofDocument]) => collection ?? ofDocument,
    ),
  );
  expect([...new Set([...used, ...Object.values(corbeilles)])].toSorted()).toEqual(
    described.toSorted(),
  );
});
