import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../functions/src/api/routes/index.ts';
import { catalogue } from '../api/catalogue.ts';
import { stored } from '../functions/admin.ts';
import { create } from '../functions/articles.ts';
import { callFunctionRaw } from '../functions/calls.ts';
import { bearer } from '../functions/staff.ts';
import { suite } from '../suite.ts';
import { attempt, expectRefused } from './attempts.ts';
import { expectFaultless } from './faults.ts';
import { sendRaw, type RawRequest } from './raw.ts';
import { nothingChanges } from './stored.ts';
import { world } from './world.ts';

const asChief = () => bearer(world().chief.token);
const users = '/api/auth-sqlite/users';

/** The methods that the description gives a path, a fixed one's besides those of `/:id`. */
function methodsAt(pattern: string): string[] {
  const paths = [pattern, pattern.replace(/\/(?:stats|categories)$/, '/:id')];
  const found = catalogue.filter(({ path }) => paths.includes(path));
  return found.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

const odd = ['PATCH', 'TRACE', 'PROPFIND', 'MKCOL', 'MOVE', 'COPY', 'SEARCH', 'LOCK', 'PURGE'];
const usual = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

describe.each([...new Set(catalogue.map(({ path }) => path))])('/api%s', (pattern) => {
  it('refuses every method that it has no use for, and names those that it has', async () => {
    const path = `/api${pattern.replace(':id', 'inconnu')}`;
    const taken = methodsAt(pattern);
    const others = [...odd, ...usual.filter((method) => !taken.includes(method))];
    await expectFaultless(
      others.map((method) => ({
        ...{ name: 'nothing', method, path, headers: asChief(), statuses: [405] },
      })),
    );
    const refused = await sendRaw({ method: 'PATCH', path, headers: asChief() });
    const allowed = new Set(String(refused.headers.allow).split(', '));
    expect(allowed).toEqual(new Set([...taken, 'OPTIONS']));
  });
});

describe('One method in the clothes of another', () => {
  let path = '';
  beforeAll(async () => {
    path = `articles/${(await create(world().chief)).id}`;
  });
  describe('changes nothing:', () => {
    nothingChanges();
    const clothes: Readonly<Record<string, Partial<RawRequest> & { query?: string }>> = {
      'X-HTTP-Method-Override': { headers: { 'X-HTTP-Method-Override': 'DELETE' } },
      'X-HTTP-Method': { headers: { 'X-HTTP-Method': 'DELETE' } },
      'X-Method-Override': { headers: { 'X-Method-Override': 'DELETE' } },
      '_method in the address': { query: '?_method=DELETE' },
      '_method in the body': { body: '{"_method":"DELETE"}' },
    };
    for (const [title, { query = '', headers, body }] of Object.entries(clothes)) {
      attempt(`POST that says DELETE by ${title}`, [404, 405], () => {
        const json = { 'Content-Type': 'application/json', ...asChief(), ...headers };
        const send = (method: string, to: string) => () =>
          sendRaw({ method, path: `/api/${to}${query}`, headers: json, body });
        return [
          send('POST', `${path}/view`),
          send('POST', path),
          async () => {
            expect(await stored(path)).toBeDefined();
          },
        ];
      });
    }
    attempt('a change that is asked for with GET', [404], () => {
      const get = (to: string) => () =>
        sendRaw({
          method: 'GET',
          path: `${to}?titre=x&contenu=y&auteur=z`,
          headers: asChief(),
        });
      return [get('/api/articles'), get('/api/users')];
    });
  });
});

describe('Everything that needs a permission', () => {
  nothingChanges();
  const guarded = routes.flatMap(({ method, path, command }) => {
    const guard = command?.guard;
    const isOpen = guard === undefined || 'allow' in guard;
    return isOpen ? [] : [{ method, path: path.replace(/:\w+/g, 'x') }];
  });
  const spellings: Readonly<Record<string, (path: string) => string>> = {
    'with slashes doubled': (path) => path.replaceAll('/', '//').slice(1),
    'with a slash behind': (path) => `${path}/`,
    'in capitals': (path) => path.toUpperCase(),
    'with letters in code': (path) => path.replace('api', '%61pi'),
    'with a slash in code': (path) => path.replace('/api/', '/api%2F'),
    'by way of another': (path) => path.replace('/api/', '/api/health/../'),
    'by way of another, in code': (path) => path.replace('/api/', '/api/health/%2e%2e/'),
    'with a parameter of the path': (path) => `${path};x=1`,
    'with a null byte behind': (path) => `${path}%00`,
    'with an end of file name': (path) => `${path}.json`,
  };
  for (const [title, spell] of Object.entries(spellings)) {
    for (const { method, path } of guarded) {
      it(`${method} ${path} ${title}, by nobody`, () =>
        expectRefused(() => sendRaw({ method, path: spell(path) }), [400, 401, 404, 405, 415]));
    }
  }
});

describe('a page of another site', () => {
  const own = suite.origin('hosting');
  const foreign = [
    ...['https://exemple.tg', 'https://exemple.tg:5002', 'http://127.0.0.1.exemple.tg', 'null'],
    ...[`${own}.exemple.tg`, own.replace('http:', 'ftp:'), own.replace(/\d$/, '')],
    ...[`http://${suite.host}`, 'http://localhost:1', '*'],
  ];
  const permission = 'access-control-allow-origin';
  const credentials = 'access-control-allow-credentials';
  const preflight = {
    'Access-Control-Request-Method': 'PUT',
    'Access-Control-Request-Headers': 'authorization,content-type',
  };

  const ask = (method: string, origin: string, path = '/api/articles') =>
    sendRaw({
      ...{ method, path },
      headers: { ...asChief(), Origin: origin, ...(method === 'OPTIONS' && preflight) },
    });

  it.each(foreign)('at %s may not read an answer', async (origin) => {
    for (const method of ['GET', 'OPTIONS', 'PATCH', 'POST']) {
      for (const path of ['/api/articles', users, '/api/health', '/api/rien']) {
        const { headers: received } = await ask(method, origin, path);
        expect(received, `${method} ${path}`).not.toHaveProperty(permission);
        expect(received, path).not.toHaveProperty('access-control-allow-methods');
        expect(received).not.toHaveProperty(credentials);
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
      expect(received).not.toHaveProperty(credentials);
    }
    const { status, headers: received, text } = await ask('OPTIONS', own, '/api/articles/x');
    expect({ status, text }).toEqual({ status: 204, text: '' });
    expect(received.allow).toBe('GET, HEAD, PUT, DELETE, OPTIONS');
    expect(received['access-control-allow-methods']).toContain('PUT');
    const named = String(received['access-control-allow-headers']).toLowerCase();
    expect(named).toContain('authorization');
  });

  it('is answered without cookies by a callable', async () => {
    const sent = { Origin: 'https://ailleurs.example' };
    const { headers } = await callFunctionRaw('login', '{"data":{}}', sent);
    // A callable answers any site, as the SDK needs; but it knows nobody by their cookies.
    expect(headers.get(credentials)).toBeNull();
    expect(headers.get('Set-Cookie')).toBeNull();
  });
});

describe('strange headers', () => {
  const flood = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [`X-En-Tete-${index}`, 'x'.repeat(20)]),
  );
  const strange: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'no scheme': { Authorization: 'x'.repeat(500) },
    'a very long token': { Authorization: `Bearer ${'a.'.repeat(3000)}` },
    'a token of three empty parts': { Authorization: 'Bearer ..' },
    'a token that is JSON': { Authorization: 'Bearer {"role":"SUPER_ADMIN"}' },
    'a role in a header': { 'X-Role': 'SUPER_ADMIN', 'X-User-Id': 'x' },
    'another method in a header': { 'X-HTTP-Method-Override': 'POST' },
    'another address in a header': {
      ...{ 'X-Original-URL': '/api/health', 'X-Rewrite-URL': '/api/health' },
    },
    '200 headers': flood,
    'addresses by the hundred': { 'X-Forwarded-For': '203.0.113.9, '.repeat(300) },
    'an unknown expectation': { Accept: 'text/html', 'Accept-Language': 'x'.repeat(2000) },
  };
  it.each(Object.entries(strange))('are no session: %s', async (name, headers) => {
    const sent = { method: 'GET', path: users };
    await expectFaultless([{ ...sent, name, headers, statuses: [401] }]);
    const good = await sendRaw({ ...sent, headers: { ...headers, ...asChief() } });
    expect(good.status).toBe(200);
  });
});

describe('A request for another host', () => {
  const hosts = { 'X-Forwarded-Host': 'ailleurs.example', 'X-Original-URL': users };
  for (const [name, value] of Object.entries({ ...hosts, 'X-Rewrite-URL': users })) {
    it(`by ${name}, changes what the API says`, async () => {
      const sent = { method: 'GET', path: '/api/health', headers: { [name]: value } };
      const { status, text, headers } = await sendRaw(sent);
      expect(status).toBe(200);
      expect(text).not.toContain('ailleurs.example');
      expect(JSON.stringify(headers)).not.toContain('//ailleurs.example');
    });
    it(`by ${name}, sends a visitor elsewhere`, async () => {
      const sent = { method: 'GET', path: '/admin', headers: { [name]: value } };
      expect((await sendRaw(sent)).headers.location).toBe('/dashboard');
    });
  }
});

describe('What is personal', () => {
  const lists = ['articles', 'galerie', 'temoignages', 'inscriptions', 'inscriptions-sqlite'];
  const others = ['auth-sqlite/users', 'auth/login', 'journal', 'nulle-part'];
  for (const path of [...lists, ...others].map((name) => `/api/${name}`)) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      it(`${method} ${path} leaves something on the way for others`, async () => {
        const { headers, text } = await sendRaw({ method, path, headers: asChief() });
        expect(headers['cache-control']).toContain('no-store');
        expect(headers.etag).toBeUndefined();
        expect(headers['set-cookie']).toBeUndefined();
        if (method === 'HEAD') expect(text).toBe('');
      });
    }
  }
});
