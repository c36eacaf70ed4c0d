import { describe, expect, it } from 'vitest';
import { routes } from '../../functions/src/api/routes/index.ts';
import { catalogue } from '../api/catalogue.ts';
import { stored } from '../functions/admin.ts';
import { bearer, callFunctionRaw } from '../functions/calls.ts';
import { suite } from '../suite.ts';
import {
  attempt,
  attempts,
  expectFaultless,
  expectRefused,
  expectUnchangedData,
} from './attempts.ts';
import { sendRaw, type RawRequest } from './rest.ts';
import { world } from './world.ts';

const asChief = () => bearer(world().chief.token);
const users = '/api/auth-sqlite/users';

const methods = [
  ...['PATCH', 'TRACE', 'PROPFIND', 'MKCOL', 'MOVE', 'COPY', 'SEARCH', 'LOCK', 'PURGE'],
  ...['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
];

it.each([...new Set(catalogue.map(({ path }) => path))])(
  'Path /api%s answers HTTP 405 to other methods and lists its own in Allow',
  async (route) => {
    // A fixed path such as `/stats` has the methods of `/:id` too.
    const same = [route, route.replace(/\/(?:stats|categories)$/, '/:id')];
    const known = catalogue
      .filter(({ path }) => same.includes(path))
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    const others = methods.filter((method) => !known.includes(method));
    const sent = { path: `/api${route.replace(':id', 'inconnu')}`, headers: asChief() };
    await expectFaultless(
      others.map((method) => ({ ...sent, method, name: 'nothing', statuses: [405] })),
    );
    const { headers } = await sendRaw({ ...sent, method: 'PATCH' });
    expect(new Set(String(headers.allow).split(', '))).toEqual(new Set([...known, 'OPTIONS']));
  },
);

describe('HTTP method override', () => {
  expectUnchangedData();
  const overrides: Readonly<Record<string, Partial<RawRequest> & { query?: string }>> = {
    'X-HTTP-Method-Override': { headers: { 'X-HTTP-Method-Override': 'DELETE' } },
    'X-HTTP-Method': { headers: { 'X-HTTP-Method': 'DELETE' } },
    'X-Method-Override': { headers: { 'X-Method-Override': 'DELETE' } },
    '_method in the query string': { query: '?_method=DELETE' },
    '_method in the body': { body: '{"_method":"DELETE"}' },
  };
  attempts(overrides, 'rejects POST that asks for DELETE by %s', [404, 405], (row) => {
    const { query = '', headers: own, body } = row;
    const headers = { 'Content-Type': 'application/json', ...asChief(), ...own };
    const path = `articles/${world().published}`;
    const post = (to: string) => () =>
      sendRaw({ method: 'POST', path: `/api/${to}${query}`, headers, body });
    const expectStored = async () => expect(await stored(path)).toBeDefined();
    return [post(`${path}/view`), post(path), expectStored];
  });
  attempt('rejects GET of a route that only takes POST', [405], () => {
    const path = `/api/articles/${world().published}/view`;
    const send = (method: string) => () => sendRaw({ method, path, headers: asChief() });
    return [send('POST'), send('GET')];
  });
});

describe('Guarded API route in another spelling', () => {
  expectUnchangedData();
  const guarded = routes
    .filter(({ command }) => command && !('allow' in command.guard))
    .map(({ method, path }) => ({ method, path: path.replace(/:\w+/g, 'x') }));
  const spellings: Readonly<Record<string, (path: string) => string>> = {
    'with doubled slashes': (path) => path.replaceAll('/', '//').slice(1),
    'with a trailing slash': (path) => `${path}/`,
    'in upper case': (path) => path.toUpperCase(),
    'with percent-encoded letters': (path) => path.replace('api', '%61pi'),
    'with an encoded slash': (path) => path.replace('/api/', '/api%2F'),
    'through /api/health/../': (path) => path.replace('/api/', '/api/health/../'),
    'through encoded dots': (path) => path.replace('/api/', '/api/health/%2e%2e/'),
    'with a path parameter': (path) => `${path};x=1`,
    'with a trailing null byte': (path) => `${path}%00`,
    'with a file extension': (path) => `${path}.json`,
  };
  for (const [title, spell] of Object.entries(spellings)) {
    it.each(guarded)(`rejects $method $path ${title} without a session`, (route) => {
      const path = spell(route.path);
      return expectRefused(() => sendRaw({ ...route, path }), [400, 401, 404, 405, 415]);
    });
  }
});

describe('Cross-origin request', () => {
  const own = suite.origin('hosting');
  const permission = 'access-control-allow-origin';
  const credentials = 'access-control-allow-credentials';
  const preflight = {
    'Access-Control-Request-Method': 'PUT',
    'Access-Control-Request-Headers': 'authorization,content-type',
  };
  const ask = (method: string, Origin: string, path = '/api/articles') => {
    const headers = { ...asChief(), Origin, ...(method === 'OPTIONS' && preflight) };
    return sendRaw({ method, path, headers });
  };

  it.each([
    ...['https://exemple.tg', 'https://exemple.tg:5002', 'http://127.0.0.1.exemple.tg', 'null'],
    ...[`${own}.exemple.tg`, own.replace('http:', 'ftp:'), own.replace(/\d$/, '')],
    ...[`http://${suite.host}`, 'http://localhost:1', '*'],
  ])('from %s gets no CORS headers', async (origin) => {
    for (const method of ['GET', 'OPTIONS', 'PATCH', 'POST']) {
      for (const path of ['/api/articles', users, '/api/health', '/api/rien']) {
        const { headers } = await ask(method, origin, path);
        for (const name of [permission, 'access-control-allow-methods', credentials]) {
          expect(headers, `${method} ${path}`).not.toHaveProperty(name);
        }
      }
    }
    // The request itself is accepted; only the CORS headers are missing.
    expect((await ask('OPTIONS', origin)).status).toBe(204);
    expect((await ask('GET', origin, '/api/health')).status).toBe(200);
  });

  it('from the site’s own origin gets CORS headers without credentials', async () => {
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const { headers } = await ask(method, own);
      expect(headers[permission]).toBe(own);
      expect(headers.vary).toContain('Origin');
      expect(headers).not.toHaveProperty(credentials);
    }
    const { status, headers, text } = await ask('OPTIONS', own, '/api/articles/x');
    expect({ status, text }).toEqual({ status: 204, text: '' });
    expect(headers.allow).toBe('GET, HEAD, PUT, DELETE, OPTIONS');
    expect(headers['access-control-allow-methods']).toContain('PUT');
    expect(headers['access-control-allow-headers']).toMatch(/authorization/i);
  });

  it('to a callable gets no credentials header and no cookie', async () => {
    const sent = { Origin: 'https://ailleurs.example' };
    const { headers } = await callFunctionRaw('login', '{"data":{}}', sent);
    // A callable answers any origin, as the SDK needs, but uses no cookies for authentication.
    expect(headers.get(credentials)).toBeNull();
    expect(headers.get('Set-Cookie')).toBeNull();
  });
});

describe('Unusual request headers', () => {
  const flood = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [`X-En-Tete-${index}`, 'x'.repeat(20)]),
  );
  it.each<[string, Readonly<Record<string, string>>]>([
    ['a token without a scheme', { Authorization: 'x'.repeat(500) }],
    ['a very long token', { Authorization: `Bearer ${'a.'.repeat(3000)}` }],
    ['a token with three empty parts', { Authorization: 'Bearer ..' }],
    ['a JSON object as the token', { Authorization: 'Bearer {"role":"SUPER_ADMIN"}' }],
    ['a role in X-Role', { 'X-Role': 'SUPER_ADMIN', 'X-User-Id': 'x' }],
    ['X-HTTP-Method-Override', { 'X-HTTP-Method-Override': 'POST' }],
    ['another URL', { 'X-Original-URL': '/api/health', 'X-Rewrite-URL': '/api/health' }],
    ['200 headers', flood],
    ['300 addresses in X-Forwarded-For', { 'X-Forwarded-For': '203.0.113.9, '.repeat(300) }],
    ['a long Accept-Language', { Accept: 'text/html', 'Accept-Language': 'x'.repeat(2000) }],
  ])('leave the request unauthenticated: %s', async (name, headers) => {
    const sent = { method: 'GET', path: users };
    await expectFaultless([{ ...sent, name, headers, statuses: [401] }]);
    const good = await sendRaw({ ...sent, headers: { ...headers, ...asChief() } });
    expect(good.status).toBe(200);
  });

  const hosts = { 'X-Forwarded-Host': 'ailleurs.example', 'X-Original-URL': users };
  it.each(Object.entries({ ...hosts, 'X-Rewrite-URL': users }))(
    'do not change the host or path of an answer: %s',
    async (name, value) => {
      const sent = { method: 'GET', headers: { [name]: value } };
      const { status, text, headers } = await sendRaw({ ...sent, path: '/api/health' });
      expect(status).toBe(200);
      expect(text).not.toContain('ailleurs.example');
      expect(JSON.stringify(headers)).not.toContain('//ailleurs.example');
      const redirected = await sendRaw({ ...sent, path: '/admin' });
      expect(redirected.headers.location).toBe('/dashboard');
    },
  );
});

describe('Cache-Control of the API', () => {
  it.each([
    ...['articles', 'galerie', 'temoignages', 'inscriptions', 'inscriptions-sqlite'],
    ...['auth-sqlite/users', 'auth/login', 'journal', 'nulle-part'],
  ])('is no-store for /api/%s, without ETag or Set-Cookie', async (name) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const sent = { method, path: `/api/${name}`, headers: asChief() };
      const { headers, text } = await sendRaw(sent);
      expect(headers['cache-control'], method).toContain('no-store');
      expect(headers.etag).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
      if (method === 'HEAD') expect(text).toBe('');
    }
  });
});
