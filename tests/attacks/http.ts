import { request as rawRequest } from 'node:http';
import { beforeAll, describe, expect } from 'vitest';
import { routes } from '../../functions/src/api/routes/index.ts';
import { suite } from '../suite.ts';
import { create } from '../functions/articles.ts';
import { stored } from '../functions/admin.ts';
import { apiAs, bearer } from '../functions/staff.ts';
import { callApi, callFunctionRaw } from '../functions/calls.ts';
import { attemptsOn } from './attempts.ts';
import { expectSilent } from './leak-assertions.ts';
import { nothingChanges } from './unchanged.ts';
import { world } from './world.ts';

const attempt = attemptsOn('HTTP');
const users = '/api/auth-sqlite/users';
const json = { 'Content-Type': 'application/json' };
const foreign = 'https://ailleurs.example';

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

describe('One method in the clothes of another', () => {
  let article = '';
  beforeAll(async () => {
    article = (await create(world().chief)).id;
  });
  describe('changes nothing:', () => {
    nothingChanges();
    const path = () => `/api/articles/${article}`;
    const overrides: Readonly<Record<string, () => [string, Sent]>> = {
      'X-HTTP-Method-Override': () => [
        path(),
        { headers: { 'X-HTTP-Method-Override': 'DELETE' } },
      ],
      'X-HTTP-Method': () => [path(), { headers: { 'X-HTTP-Method': 'DELETE' } }],
      'X-Method-Override': () => [path(), { headers: { 'X-Method-Override': 'DELETE' } }],
      '_method in the address': () => [`${path()}?_method=DELETE`, {}],
      '_method in the body': () => [path(), { body: JSON.stringify({ _method: 'DELETE' }) }],
    };
    for (const [title, make] of Object.entries(overrides)) {
      attempt(`POST that says DELETE by ${title}`, async () => {
        const [address, init] = make();
        const headers = { ...json, ...bearer(world().chief.token), ...init.headers };
        const { status } = await callApi('POST', address, { ...init, headers });
        expect([404, 405]).toContain(status);
        expect(await stored(`articles/${article}`)).toBeDefined();
      });
    }
    for (const method of ['PATCH', 'PROPFIND', 'MOVE', 'COPY', 'SEARCH']) {
      attempt(`the method ${method}`, async () => {
        const { status } = await callApi(method, path(), {
          headers: bearer(world().chief.token),
        });
        expect(status).toBe(405);
      });
    }
    attempt('a change that is asked for with GET', async () => {
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
      attempt(`${method} ${path} ${title}, by nobody`, async () => {
        const { status, body } = await raw(method, spell(path));
        expect([400, 401, 404, 405, 415], body).toContain(status);
        expectSilent(body, world().secrets);
      });
    }
  }
});

/** A request whose path goes over the wire as it is written. */
function raw(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; body: string; headers: Readonly<Record<string, unknown>> }> {
  return new Promise((resolve, reject) => {
    const outgoing = rawRequest(
      { host: suite.host, port: suite.port('hosting'), method, path, headers },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const body = Buffer.concat(parts).toString();
          resolve({ status: response.statusCode ?? 0, body, headers: response.headers });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}

describe('Another site', () => {
  nothingChanges();
  const asked = { 'Access-Control-Request-Method': 'POST' };
  for (const origin of [
    foreign,
    'null',
    `${foreign}:5002`,
    'http://127.0.0.1.ailleurs.example',
  ]) {
    attempt(`${origin} is allowed to read what the API says`, async () => {
      const { headers } = await raw('GET', '/api/health', { Origin: origin });
      expect(headers['access-control-allow-origin']).not.toBe(origin);
      expect(headers['access-control-allow-origin']).not.toBe('*');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    });
    attempt(`${origin} is allowed to ask with a token`, async () => {
      const { headers } = await raw('OPTIONS', users, { Origin: origin, ...asked });
      expect(headers['access-control-allow-origin']).not.toBe(origin);
      expect(headers['access-control-allow-origin']).not.toBe('*');
    });
  }
  attempt('is answered with cookies by a callable', async () => {
    const { headers } = await callFunctionRaw('login', '{"data":{}}', { Origin: foreign });
    // A callable answers any site, as the SDK needs; but it knows nobody by their cookies.
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(headers.get('Set-Cookie')).toBeNull();
  });
  const forms = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'text/plain;x=application/json',
  ];
  for (const [path, body] of [
    ['/api/auth/login', '{"username":"superadmin","password":"x"}'],
    ['/api/articles', '{"titre":"x","contenu":"y","auteur":"z"}'],
    [users, '{"username":"abc"}'],
  ] as const) {
    for (const type of forms) {
      attempt(`sends a form as ${type} to ${path}`, async () => {
        const headers = { 'Content-Type': type, ...bearer(world().chief.token) };
        const { status } = await callApi('POST', path, { headers, body });
        expect(status).toBe(415);
      });
    }
  }
});

describe('A request for another host', () => {
  const hosts = {
    'X-Forwarded-Host': 'ailleurs.example',
    'X-Original-URL': users,
    'X-Rewrite-URL': users,
  };
  for (const [name, value] of Object.entries(hosts)) {
    attempt(`by ${name}, changes what the API says`, async () => {
      const { status, body, headers } = await raw('GET', '/api/health', { [name]: value });
      expect(status).toBe(200);
      expect(body).not.toContain('ailleurs.example');
      expect(JSON.stringify(headers)).not.toContain('//ailleurs.example');
    });
    attempt(`by ${name}, sends a visitor elsewhere`, async () => {
      const { headers } = await raw('GET', '/admin', { [name]: value });
      expect(headers['location']).toBe('/dashboard');
    });
  }
});

describe('A body that is meant to break the reader', () => {
  nothingChanges();
  const bodies: Readonly<Record<string, string | Buffer<ArrayBuffer>>> = {
    'with a prototype': '{"__proto__":{"role":"SUPER_ADMIN"},"username":"x","password":"x"}',
    'with the constructor of everything': '{"constructor":{"prototype":{"x":1}}}',
    'ten thousand lists deep': '['.repeat(10_000) + ']'.repeat(10_000),
    'with the same field twice': '{"username":"a","username":{"$ne":1},"password":"x"}',
    'that is no JSON': '{username:"a"}',
    'with something behind': '{"username":"a","password":"b"} {"x":1}',
    'in UTF-16': Buffer.from('{"username":"a","password":"b"}', 'utf16le'),
    'with a byte that is no UTF-8': Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
    'that is a number too large': '{"username":1e999,"password":"x"}',
    'that is a megabyte of spaces': ' '.repeat(1024 * 1024 + 1),
    'that is an array of fields': '[["username","a"],["password","b"]]',
  };
  for (const [title, body] of Object.entries(bodies)) {
    attempt(title, async () => {
      const { status, body: said } = await callApi('POST', '/api/auth/login', {
        headers: json,
        body,
      });
      expect([400, 401, 413], JSON.stringify(said)).toContain(status);
      expect(said).toMatchObject({ success: false });
      expectSilent(JSON.stringify(said));
      expect(Object.hasOwn(Object.prototype, 'role')).toBe(false);
    });
  }
});

describe('What is personal', () => {
  const personal = [
    '/api/auth-sqlite/users',
    '/api/inscriptions',
    '/api/auth/login',
    '/api/journal',
  ];
  for (const path of personal) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      attempt(`${method} ${path} leaves something on the way for others`, async () => {
        const { headers, body } = await raw(method, path, bearer(world().chief.token));
        expect(headers['cache-control']).toContain('no-store');
        expect(headers['set-cookie']).toBeUndefined();
        if (method === 'HEAD') expect(body).toBe('');
      });
    }
  }
});
