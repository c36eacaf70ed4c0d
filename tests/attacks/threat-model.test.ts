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
    expect(attacks.length).toBeGreaterThan(35);
    for (const row of attacks) expect(row).toMatch(/`[\w./-]+\.ts`/);
  });

  it('names every file that declares attempts', () => {
    const files = readdirSync(new URL('tests/attacks/', root)).filter((name) => {
      return /^const attempt = attemptsOn\(/m.test(source(`tests/attacks/${name}`));
    });
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) expect(document).toContain(`\`tests/attacks/${file}\``);
  });
});
