import { beforeAll, describe, expect, it } from 'vitest';
import { bearer } from '../functions/staff.ts';
import { suite } from '../suite.ts';
import { newSuperAdmin } from '../api/callers.ts';
import { catalogue } from '../api/catalogue.ts';
import type { Client } from '../api/client.ts';
import { faultsOf } from './faults.ts';
import { sendRaw } from './raw.ts';
import { everythingStored } from './stored.ts';

let chief: Client;

beforeAll(async () => {
  chief = await newSuperAdmin();
});

const headers = () => bearer(String(chief.token));

const patterns = [...new Set(catalogue.map(({ path }) => path))];

/** The methods that the description gives a path, a fixed one's besides those of `/:id`. */
function methodsAt(pattern: string): string[] {
  const others = catalogue.filter(
    ({ path }) =>
      path === pattern || path === pattern.replace(/\/(?:stats|categories)$/, '/:id'),
  );
  return others.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

const oddMethods = [
  'PATCH',
  'TRACE',
  'PROPFIND',
  'MKCOL',
  'MOVE',
  'COPY',
  'SEARCH',
  'LOCK',
  'PURGE',
];
const usual = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

describe.each(patterns)('/api%s', (pattern) => {
  const path = `/api${pattern.replace(':id', 'inconnu')}`;
  const taken = methodsAt(pattern);

  it('refuses every method that it has no use for, and names those that it has', async () => {
    const before = await everythingStored();
    const methods = [...oddMethods, ...usual.filter((method) => !taken.includes(method))];
    const attacks = methods.map((method) => {
      return { name: 'nothing', method, path, headers: headers(), statuses: [405] };
    });
    expect(await faultsOf(attacks)).toEqual([]);
    expect(await everythingStored()).toEqual(before);
    const refused = await sendRaw({ method: 'PATCH', path, headers: headers() });
    const allowed = String(refused.headers.allow).split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining(catalogue.filter((c) => c.path === pattern).map((c) => c.method)),
    );
    expect(allowed).not.toContain('PATCH');
  });
});

describe('a page of another site', () => {
  const own = suite.origin('hosting');
  const foreign = [
    'https://exemple.tg',
    'https://exemple.tg:5002',
    'http://127.0.0.1.exemple.tg',
    'null',
    `${own}.exemple.tg`,
    own.replace('http:', 'ftp:'),
    own.replace(/\d$/, ''),
    `http://${suite.host}`,
    'http://localhost:1',
    '*',
  ];
  const permission = 'access-control-allow-origin';

  const ask = (method: string, origin: string, path = '/api/articles') =>
    sendRaw({
      method,
      path,
      headers: {
        ...headers(),
        Origin: origin,
        ...(method === 'OPTIONS' && {
          'Access-Control-Request-Method': 'PUT',
          'Access-Control-Request-Headers': 'authorization,content-type',
        }),
      },
    });

  it.each(foreign)('at %s may not read an answer', async (origin) => {
    for (const method of ['GET', 'OPTIONS', 'PATCH', 'POST']) {
      for (const path of [
        '/api/articles',
        '/api/auth-sqlite/users',
        '/api/health',
        '/api/rien',
      ]) {
        const { headers: received } = await ask(method, origin, path);
        expect(received, `${method} ${path}`).not.toHaveProperty(permission);
        expect(received, path).not.toHaveProperty('access-control-allow-methods');
        expect(received).not.toHaveProperty('access-control-allow-credentials');
      }
    }
    // It is told nothing, and no more is refused than that.
    expect((await ask('OPTIONS', origin)).status).toBe(204);
    expect((await ask('GET', origin, '/api/health')).status).toBe(200);
  });

  it('is none when it is a page of this one', async () => {
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const { headers: received } = await ask(method, own);
      expect(received[permission]).toBe(own);
      expect(received.vary).toContain('Origin');
      expect(received).not.toHaveProperty('access-control-allow-credentials');
    }
    const { status, headers: received, text } = await ask('OPTIONS', own, '/api/articles/x');
    expect({ status, text }).toEqual({ status: 204, text: '' });
    expect(received.allow).toBe('GET, HEAD, PUT, DELETE, OPTIONS');
    expect(received['access-control-allow-methods']).toContain('PUT');
    expect(String(received['access-control-allow-headers']).toLowerCase()).toContain(
      'authorization',
    );
  });
});

describe('strange headers', () => {
  const path = '/api/auth-sqlite/users';
  const refused = { name: 'strange headers', method: 'GET', path, statuses: [401] };

  it.each([
    ['no scheme', { Authorization: 'x'.repeat(500) }],
    ['a very long token', { Authorization: `Bearer ${'a.'.repeat(3000)}` }],
    ['a token of three empty parts', { Authorization: 'Bearer ..' }],
    ['a token that is JSON', { Authorization: 'Bearer {"role":"SUPER_ADMIN"}' }],
    ['a role in a header', { 'X-Role': 'SUPER_ADMIN', 'X-User-Id': 'x' }],
    ['another method in a header', { 'X-HTTP-Method-Override': 'POST' }],
    [
      'another address in a header',
      { 'X-Original-URL': '/api/health', 'X-Rewrite-URL': '/api/health' },
    ],
    [
      '200 headers',
      Object.fromEntries(
        Array.from({ length: 200 }, (_, index) => [`X-En-Tete-${index}`, 'x'.repeat(20)]),
      ),
    ],
    ['addresses by the hundred', { 'X-Forwarded-For': '203.0.113.9, '.repeat(300) }],
    ['an unknown expectation', { Accept: 'text/html', 'Accept-Language': 'x'.repeat(2000) }],
  ])('are no session: %s', async (_, strange) => {
    expect(await faultsOf([{ ...refused, headers: strange }])).toEqual([]);
  });

  it('do not keep a good session from being one', async () => {
    const flood = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`X-En-Tete-${index}`, 'x'.repeat(20)]),
    );
    const good = await sendRaw({ method: 'GET', path, headers: { ...flood, ...headers() } });
    expect(good.status).toBe(200);
  });
});
