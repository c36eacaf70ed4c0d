import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { routes } from '../../functions/src/api/routes/index.ts';
import {
  callers,
  catalogue,
  tokensOfCallers,
  expectedVerdict,
  type Caller,
} from '../api/catalogue.ts';
import { addressOf, contentOf } from '../api/records.ts';
import { apiAs, bearer } from '../functions/calls.ts';
import { setPublishedCount } from '../functions/contents.ts';
import { readAllDocuments, expectFaultless } from './attempts.ts';
import { sendRaw } from './rest.ts';
import { world } from './world.ts';

const tags = ['night'];
let tokens: ReadonlyMap<Caller, string>;

beforeAll(async () => {
  await setPublishedCount(0);
  tokens = await tokensOfCallers();
});

const failure = (status: number, error: string) => ({
  status,
  body: { success: false, error },
});
const answers = {
  'Invalid token': failure(401, `Invalid token: ${messages.guard.signIn}`),
  Forbidden: failure(403, `Forbidden: ${messages.guard.permission}`),
  accepted: undefined,
};

const calls = [
  ...catalogue.map((call) => ({ ...call, content: () => contentOf(call) })),
  // A request with the statut alone runs another command.
  {
    ...({ method: 'PUT', path: '/temoignages/:id', who: 'temoignages W' } as const),
    content: () => Promise.resolve({ statut: 'brouillon' }),
  },
];

it('API catalogue contains exactly the routes of the functions', () => {
  const known = catalogue.map(({ method, path }) => `${method} /api${path}`);
  expect(routes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    known.toSorted(),
  );
});

describe.each(calls)('$method $path, for $who', ({ content, ...call }) => {
  const verdicts = callers.map(
    (caller) => [caller, expectedVerdict(caller, call.who)] as const,
  );
  const refused = verdicts.filter(([, verdict]) => verdict !== 'accepted');

  it('accepts every caller with the permission', { tags }, async () => {
    // A logout ends the session of its token, which the other routes need.
    const own = call.path.endsWith('/logout') ? await tokensOfCallers() : tokens;
    let address = await addressOf(call, world().chief.token);
    for (const [caller, verdict] of verdicts) {
      if (verdict !== 'accepted') continue;
      const reply = await apiAs(own.get(caller), call.method, address, await content());
      expect(reply.status, `${caller}: ${JSON.stringify(reply.body)}`).toBeLessThan(300);
      if (call.method === 'DELETE') address = await addressOf(call, world().chief.token);
    }
  });

  if (refused.length === 0) return;

  it('rejects every other caller with HTTP 401 or 403 and changes nothing', async () => {
    const [sent, address] = [await content(), await addressOf(call, world().chief.token)];
    const before = await readAllDocuments();
    for (const [caller, verdict] of refused) {
      const { status, body } = await apiAs(tokens.get(caller), call.method, address, sent);
      expect({ status, body }, caller).toEqual(answers[verdict]);
    }
    expect(await readAllDocuments()).toEqual(before);
    // The same request is accepted from a member with the permission.
    const { status } = await apiAs(world().chief.token, call.method, address, sent);
    expect(status).toBeLessThan(300);
  });
});

const chiefHeaders = () => bearer(world().chief.token);
const baseRequest = () => ({ name: 'nothing', headers: chiefHeaders() });

/** Invalid ids of records, and ids that would lead out of a collection. */
const strangeIds = [
  ...['..%2F..%2Fusers', '..%5C..%5Cusers', 'inconnu%2Fautre%2Fencore', '%2F', '%2e%2e'],
  ...['%00', 'a%00b', '%0d%0aSet-Cookie:x', '%E2%80%AE', '%F0%9F%92%A5', '__proto__'],
  ...['__inconnu__', 'constructor', 'toString', ';', '*', '%3Cscript%3E', "'%20OR%201=1"],
  ...['a'.repeat(1500), '%61'.repeat(1500)],
];

it.each(catalogue.filter(({ path }) => path.includes(':id')))(
  '$method $path answers HTTP 400 or 404 to malformed and unknown ids',
  { tags },
  async ({ method, path }) => {
    const headers = { ...chiefHeaders(), 'Content-Type': 'application/json' };
    const attacks = strangeIds.map((id) => ({
      ...{ ...baseRequest(), method, path: `/api${path.replace(':id', id)}` },
      ...(method === 'PUT' && { headers, body: '{"statut":"publie"}' }),
      // Hosting itself would answer an id that looks like a path.
      ...{ direct: true, statuses: [400, 404] },
    }));
    await expectFaultless(attacks);
  },
);

describe('Unknown API path', { tags }, () => {
  const strangePaths = [
    ...['/api', '/api/', '/api/nulle-part', '/api/Articles', '/api/articles%2F'],
    ...['/api/articles%3Flimit=1', '/api/articles/a/b/c', '/api/users', '/api/auth'],
    ...['/api/auth-sqlite', '/api/auth-sqlite/Users', '/api/inscriptions-sqlite/stats/x'],
    ...['/api/__proto__', '/api/constructor/prototype', `/api/${'a/'.repeat(1000)}`],
  ];
  /** Paths that Hosting reserves, or that crash its emulator. */
  const pathsPastHosting = [
    ...['//', '//api//nulle-part', '/%2f%2fapi', '/./../api', '/api%2Farticles', '/api/.env'],
    ...['/api/.git/config', '/api/health/../../.env', '/api/%2e%2e/%2e%2e/.env'],
  ];
  const attacks = (paths: readonly string[], direct: boolean) =>
    ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].flatMap((method) =>
      paths.map((path) => ({ ...baseRequest(), method, path, direct, statuses: [400, 404] })),
    );

  it('is answered with HTTP 400 or 404 through Hosting', () =>
    expectFaultless(attacks(strangePaths, false)));

  it('is answered with HTTP 400 or 404 by the function itself', async () => {
    await expectFaultless(attacks([...strangePaths, ...pathsPastHosting], true));
    const good = await sendRaw({ method: 'GET', path: '/api/health', direct: true });
    expect(good.status).toBe(200);
  });
});

describe('Pagination with an invalid limit or cursor', { tags }, () => {
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

  it.each(lists)('is rejected by $path', async ({ path }) => {
    const list = path.slice(1).replace('-sqlite', '');
    const other = list === 'articles' ? 'galerie' : 'articles';
    const cursor = (content: unknown) =>
      `cursor=${Buffer.from(JSON.stringify(content)).toString('base64url')}`;
    const date = [4_000_000_000, 0];
    /** Invalid contents for a cursor of a list; a cursor of users is an id instead. */
    const contents = [
      ...[null, [], [null, null, null], ['rien', date, 'a'], [other, date, 'a']],
      ...[[list, [1e300, 0], 'a'], ...['../users/a', '__a__'].map((id) => [list, date, id])],
    ];
    const isDated = !path.endsWith('/users');
    const own = isDated ? ['cursor=abc', 'cursor=null', ...contents.map(cursor)] : [];
    const statuses = [400];
    const get = (query: string) => ({
      ...{ ...baseRequest(), method: 'GET', path: `/api${path}?${query}`, statuses },
    });
    await expectFaultless([...queries, ...own].map(get));
    const validCursor = isDated ? cursor([list, date, 'a']) : 'cursor=a';
    for (const query of ['limit=1', `limit=1&${validCursor}`]) {
      expect((await sendRaw(get(query))).status, query).toBe(200);
    }
  });
});
