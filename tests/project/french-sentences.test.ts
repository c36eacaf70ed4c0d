import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../emulators/paths.ts';
import { filesOf } from './files.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const [, afterwards = ''] = read('CONTRIBUTING.md').split(
  '## Where is a French sentence changed?',
);
const [chapter = ''] = afterwards.split('\n## ');

const rows = [...chapter.matchAll(/^\|[^|]+\|\s*“([^”]+)”\s*\|([^|]+)\|$/gm)].map(
  ([, sentence = '', where = '']) => {
    const files = [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    return { sentence, files };
  },
);

/** Files with French sentences. Tests are left out: one that quotes an old sentence fails. */
const sources = filesOf(/\.(tsx?|mjs)$/).filter(
  (file) => !file.startsWith('tests/') && !/\.test\.tsx?$/.test(file),
);

describe('Table of French sentences in CONTRIBUTING.md', () => {
  it('has a sentence and a file in every row', () => {
    expect(rows.length).toBeGreaterThan(9);
    expect(chapter.match(/^\| /gm)).toHaveLength(rows.length + 2);
  });

  it.each(rows)('names the one file that contains “$sentence”', ({ sentence, files }) => {
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const found = sources.filter((file) => read(file).includes(sentence));
    expect(found).toEqual(files.slice(0, 1));
  });
});
