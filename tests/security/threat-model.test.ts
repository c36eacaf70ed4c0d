import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const document = readFileSync(new URL('docs/security.md', root), 'utf8');

const source = (path: string) => readFileSync(new URL(path, root), 'utf8');
const named = [...document.matchAll(/`([\w./-]+\.(?:test\.)?ts)`(?: “([^”]+)”)?/g)].map(
  ([, path = '', title]) => ({ path, title }),
);

describe('The threat model', () => {
  it.each([...new Set(named.map(({ path }) => path))])('names %s, which is there', (path) => {
    expect(existsSync(new URL(path, root))).toBe(true);
  });

  it.each(named.filter(({ title }) => title !== undefined))(
    'says that $path tries “$title”, and it does',
    ({ path, title = '' }) => {
      // Wherever a line was broken, a title is one sentence.
      expect(source(path).replace(/\s+/g, ' ')).toContain(title);
    },
  );

  it('names a test in every row that names an attack', () => {
    const rows = document.split('\n### ').slice(1).join('\n').split('\n## ')[0] ?? '';
    const attacks = rows.split('\n').filter((row) => /^\| (?!attack|---)/.test(row));
    expect(attacks).not.toEqual([]);
    for (const row of attacks) expect(row).toMatch(/`[\w./-]+\.ts`/);
  });

  it.each(
    readdirSync(new URL('tests/security/', root)).filter(
      (name) =>
        name !== 'threat-model.test.ts' &&
        /^ *(?:describe|it)\b/m.test(source(`tests/security/${name}`)),
    ),
  )('names tests/security/%s, in which something is tried', (file) => {
    expect(document).toContain(`\`tests/security/${file}\``);
  });
});
