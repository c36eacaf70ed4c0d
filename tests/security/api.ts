import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../functions/src/api/routes/index.ts';
import { create } from '../functions/articles.ts';
import { stored } from '../functions/admin.ts';
import { apiAs, bearer } from '../functions/staff.ts';
import { callApi, callFunctionRaw } from '../functions/calls.ts';
import { expectSilent } from './leak-assertions.ts';
import { sendRaw } from './raw.ts';
import { nothingChanges } from './unchanged.ts';
import { world } from './world.ts';

const json = { 'Content-Type': 'application/json' };
const foreign = 'https://ailleurs.example';

describe('One method in the clothes of another', () => {
  let article = '';
  beforeAll(async () => {
    article = (await create(world().chief)).id;
  });
  describe('changes nothing:', () => {
    nothingChanges();
    it.each<[string, { query?: string; headers?: Record<string, string>; body?: string }]>([
      ['X-HTTP-Method-Override', { headers: { 'X-HTTP-Method-Override': 'DELETE' } }],
      ['X-HTTP-Method', { headers: { 'X-HTTP-Method': 'DELETE' } }],
      ['X-Method-Override', { headers: { 'X-Method-Override': 'DELETE' } }],
      ['_method in the address', { query: '?_method=DELETE' }],
      ['_method in the body', { body: '{"_method":"DELETE"}' }],
    ])('POST that says DELETE by %s', async (_, { query = '', headers, ...init }) => {
      const sent = { ...json, ...bearer(world().chief.token), ...headers };
      const path = `/api/articles/${article}${query}`;
      const { status } = await callApi('POST', path, { ...init, headers: sent });
      expect([404, 405]).toContain(status);
      expect(await stored(`articles/${article}`)).toBeDefined();
    });
    it('a change that is asked for with GET', async () => {
      const query = 'titre=x&contenu=y&auteur=z';
      const { status } = await apiAs(world().chief.token, 'GET', `/api/users?${query}`);
      expect(status).toBe(404);
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
      it(`${method} ${path} ${title}, by nobody`, async () => {
        const { status, text } = await sendRaw({ method, path: spell(path) });
        expect([400, 401, 404, 405, 415], text).toContain(status);
        expectSilent(text, world().secrets);
      });
    }
  }
});

describe('Another site', () => {
  nothingChanges();
  it('is answered with cookies by a callable', async () => {
    const { headers } = await callFunctionRaw('login', '{"data":{}}', { Origin: foreign });
    // A callable answers any site, as the SDK needs; but it knows nobody by their cookies.
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(headers.get('Set-Cookie')).toBeNull();
  });
});

describe('A request for another host', () => {
  const hosts = {
    'X-Forwarded-Host': 'ailleurs.example',
    'X-Original-URL': '/api/auth-sqlite/users',
    'X-Rewrite-URL': '/api/auth-sqlite/users',
  };
  for (const [name, value] of Object.entries(hosts)) {
    it(`by ${name}, changes what the API says`, async () => {
      const sent = { method: 'GET', path: '/api/health', headers: { [name]: value } };
      const { status, text, headers } = await sendRaw(sent);
      expect(status).toBe(200);
      expect(text).not.toContain('ailleurs.example');
      expect(JSON.stringify(headers)).not.toContain('//ailleurs.example');
    });
    it(`by ${name}, sends a visitor elsewhere`, async () => {
      const sent = { method: 'GET', path: '/admin', headers: { [name]: value } };
      const { headers } = await sendRaw(sent);
      expect(headers.location).toBe('/dashboard');
    });
  }
});

describe('What is personal', () => {
  const lists = ['articles', 'galerie', 'temoignages', 'inscriptions', 'inscriptions-sqlite'];
  const others = ['auth-sqlite/users', 'auth/login', 'journal', 'nulle-part'];
  for (const path of [...lists, ...others].map((name) => `/api/${name}`)) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      it(`${method} ${path} leaves something on the way for others`, async () => {
        const headers = bearer(world().chief.token);
        const answer = await sendRaw({ method, path, headers });
        expect(answer.headers['cache-control']).toContain('no-store');
        expect(answer.headers.etag).toBeUndefined();
        expect(answer.headers['set-cookie']).toBeUndefined();
        if (method === 'HEAD') expect(answer.text).toBe('');
      });
    }
  }
});
