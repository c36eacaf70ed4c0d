import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routes } from '../../functions/src/api/routes/index.ts';

it('docs/api.md lists exactly the routes of the API', () => {
  const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
  const written = [...page.matchAll(/^\| `([A-Z]+ \/api\/[^`?]*)/gm)].map(([, call]) => call);
  expect(written.toSorted()).toEqual(
    routes.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
});
