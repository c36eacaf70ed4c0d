import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withTables } from './markdown.ts';
import { permissionsFile, permissionsPage } from './permissions-page.ts';

describe('docs/permissions.md', () => {
  it('says what the tables of the code say; if not, `npm run docs` writes it anew', async () => {
    expect(readFileSync(permissionsFile, 'utf8')).toBe(await permissionsPage());
  });

  it('must have a place for each of its tables', () => {
    expect(() => withTables('# Nothing', { roles: '' })).toThrow('table of roles');
  });
});
