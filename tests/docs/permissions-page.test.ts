import { readFileSync } from 'node:fs';
import { permissions, resources, roles } from '@centre/domain/permissions';
import { describe, expect, it } from 'vitest';
import * as commands from '../../functions/src/commands/index.ts';
import { withTables } from './markdown.ts';
import { permissionsFile, permissionsPage } from './permissions-page.ts';

describe('docs/permissions.md', () => {
  const page = () => readFileSync(permissionsFile, 'utf8');

  it('says what the tables of the code say; if not, `npm run docs` writes it anew', async () => {
    expect(page()).toBe(await permissionsPage());
  });

  it('has every role with what it is granted, and every command', () => {
    for (const role of roles) {
      const row = page()
        .split('\n')
        .findLast((line) => line.startsWith(`| \`${role}\``));
      const cells = (row ?? '').split('|').slice(2, -1);
      expect(cells.map((cell) => cell.trim())).toEqual(
        resources.map((resource) => permissions[role][resource].join(' ') || '—'),
      );
    }
    for (const name of Object.keys(commands)) expect(page()).toContain(`\`${name}\``);
  });

  it('must have a place for each of its tables', () => {
    expect(() => withTables('# Nothing', { roles: '' })).toThrow('table of roles');
  });
});
