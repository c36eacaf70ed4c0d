import { describe, expect, it } from 'vitest';
import { catalogue } from '../api/catalogue.ts';
import { bearer } from '../functions/calls.ts';
import { expectFaultless } from './faults.ts';
import { sendRaw } from './raw.ts';
import { world } from './world.ts';

const tags = ['night'];
const sent = () => ({ name: 'nothing', headers: bearer(world().chief.token) });

/** Names that no record can have, or that must not lead out of its collection. */
const strangeIds = [
  ...['..%2F..%2Fusers', '..%5C..%5Cusers', 'inconnu%2Fautre%2Fencore', '%2F', '%2e%2e'],
  ...['%00', 'a%00b', '%0d%0aSet-Cookie:x', '%E2%80%AE', '%F0%9F%92%A5', '__proto__'],
  ...['__inconnu__', 'constructor', 'toString', ';', '*', '%3Cscript%3E', "'%20OR%201=1"],
  ...['a'.repeat(1500), '%61'.repeat(1500)],
];

describe.each(catalogue.filter(({ path }) => path.includes(':id')))(
  '$method $path',
  { tags },
  ({ method, path }) => {
    it('finds nothing under names that no record has', async () => {
      const change = {
        headers: { ...sent().headers, 'Content-Type': 'application/json' },
        body: '{"statut":"publie"}',
      };
      const attacks = strangeIds.map((id) => ({
        ...{ ...sent(), method, path: `/api${path.replace(':id', id)}` },
        ...(method === 'PUT' && change),
        // Hosting would answer a name that looks like a path by itself.
        ...{ direct: true, statuses: [400, 404] },
      }));
      await expectFaultless(attacks);
    });
  },
);

describe('An address that is none', { tags }, () => {
  const strangePaths = [
    ...['/api', '/api/', '/api/nulle-part', '/api/Articles', '/api/articles%2F'],
    ...['/api/articles%3Flimit=1', '/api/articles/a/b/c', '/api/users', '/api/auth'],
    ...['/api/auth-sqlite', '/api/auth-sqlite/Users', '/api/inscriptions-sqlite/stats/x'],
    ...['/api/__proto__', '/api/constructor/prototype', `/api/${'a/'.repeat(1000)}`],
  ];
  /** Paths that Hosting keeps to itself, or that its emulator does not survive. */
  const pathsPastHosting = [
    ...['//', '//api//nulle-part', '/%2f%2fapi', '/./../api', '/api%2Farticles', '/api/.env'],
    ...['/api/.git/config', '/api/health/../../.env', '/api/%2e%2e/%2e%2e/.env'],
  ];
  const attacks = (paths: readonly string[], direct: boolean) =>
    ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].flatMap((method) =>
      paths.map((path) => ({ ...sent(), method, path, direct, statuses: [400, 404] })),
    );

  it('is said to be none, through Hosting', () =>
    expectFaultless(attacks(strangePaths, false)));

  it('is said to be none by the function itself', async () => {
    await expectFaultless(attacks([...strangePaths, ...pathsPastHosting], true));
    const good = await sendRaw({ method: 'GET', path: '/api/health', direct: true });
    expect(good.status).toBe(200);
  });
});

describe('A part of a list that does not exist', { tags }, () => {
  const lists = catalogue.filter(({ method, path, who }) => {
    const isList = path.split('/').length === 2 || path.endsWith('/users');
    return method === 'GET' && who !== 'anyone' && who !== 'members' && isList;
  });
  const queries = [
    ...['limit=0', 'limit=-1', 'limit=1.5', 'limit=1e3', 'limit=beaucoup', 'limit=%D9%A1'],
    ...['limit=', 'limit=1%00', 'limit=99999999999999999999', 'cursor=../users'],
    ...['cursor=../x', 'cursor=%00', 'cursor=__proto__', `cursor=${'a'.repeat(4000)}`],
    'cursor=%F0%9F%92%A5',
  ];

  it.each(lists)('is refused by $path', async ({ path }) => {
    const list = path.slice(1).replace('-sqlite', '');
    const other = list === 'articles' ? 'galerie' : 'articles';
    const cursor = (content: unknown) =>
      `cursor=${Buffer.from(JSON.stringify(content)).toString('base64url')}`;
    const date = [4_000_000_000, 0];
    /** Wrong contents for a cursor of a list; those of users are ids. */
    const contents = [
      ...[null, [], [null, null, null], ['rien', date, 'a'], [other, date, 'a']],
      ...[
        [list, [1e300, 0], 'a'],
        [list, date, '../users/a'],
        [list, date, '__a__'],
      ],
    ];
    const isDated = !path.endsWith('/users');
    const own = isDated ? ['cursor=abc', 'cursor=null', ...contents.map(cursor)] : [];
    const get = (query: string) => ({ ...sent(), method: 'GET', path: `/api${path}?${query}` });
    await expectFaultless(
      [...queries, ...own].map((query) => ({ ...get(query), statuses: [400] })),
    );
    const sound = isDated ? cursor([list, date, 'a']) : 'cursor=a';
    for (const query of ['limit=1', `limit=1&${sound}`]) {
      expect((await sendRaw(get(query))).status, query).toBe(200);
    }
  });
});
