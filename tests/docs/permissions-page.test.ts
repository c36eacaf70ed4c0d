import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withTables } from './markdown.ts';
import { permissionsFile, permissionsPage } from './permissions-page.ts';

describe('docs/permissions.md', () => {
  it('matches the tables of the code (`npm run docs` rewrites it)', async () => {
    expect(readFileSync(permissionsFile, 'utf8')).toBe(await permissionsPage());
  });

  it('is rejected without a place for one of its tables', () => {
    expect(() => withTables('# Nothing', { roles: '' })).toThrow('table of roles');
  });
});
