import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routes } from '../../functions/src/api/routes/index.ts';
import { apiFile, apiPage, withTables } from './api-page.ts';

describe('docs/api.md', () => {
  it('says what the table of routes says; if not, `npm run docs` writes it anew', async () => {
    expect(readFileSync(apiFile, 'utf8')).toBe(await apiPage());
  });

  it('has every route', () => {
    const page = readFileSync(apiFile, 'utf8');
    const missing = routes.filter(
      ({ method, path, description }) =>
        !page.includes(`\`${method} ${path}${description.isList ? '?limit&cursor' : ''}\``),
    );
    expect(missing).toEqual([]);
  });

  it('must have a place for each of its tables', () => {
    expect(() => withTables('# Nothing', routes)).toThrow('routes of sessions');
  });

  it('must have a table for each route', () => {
    const page = readFileSync(apiFile, 'utf8');
    const [first] = routes;
    const elsewhere = first ? [{ ...first, path: '/api/elsewhere' }] : [];
    expect(() => withTables(page, elsewhere)).toThrow('/api/elsewhere');
  });
});
