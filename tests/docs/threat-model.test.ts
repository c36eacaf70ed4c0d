import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const source = (path: string) => readFileSync(new URL(path, root), 'utf8');
const document = source('docs/security.md');

const proofs = source('docs/proofs.md');

const quoted = Array.from(
  `${document}${proofs}`.matchAll(/`([\w./-]+\.tsx?)`(?: “([^”]+)”)?/g),
  ([, path = '', title = '']) => ({ path, title }),
);
const testFiles = readdirSync(new URL('tests/security/', root)).filter((name) =>
  /^ *(?:describe|it)\b/m.test(source(`tests/security/${name}`)),
);

describe('Threat model', () => {
  it.each(quoted)(
    'quotes, like the list of proofs, an existing test: $path “$title”',
    ({ path, title }) => {
      expect(existsSync(new URL(path, root))).toBe(true);
      // A title may span several lines of its source.
      expect(source(path).replace(/\s+/g, ' ')).toContain(title);
    },
  );

  it('names a test in every row of an attack', () => {
    const tables = document.split('\n\n').filter((part) => part.startsWith('| Attack '));
    const attacks = tables.flatMap((table) => table.split('\n').slice(2));
    expect(attacks).not.toEqual([]);
    for (const row of attacks) expect(row).toMatch(/`[\w./-]+\.ts`/);
  });

  it.each(testFiles)('names tests/security/%s, which contains tests', (file) => {
    expect(document).toContain(`\`tests/security/${file}\``);
  });
});
