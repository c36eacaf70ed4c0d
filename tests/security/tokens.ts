import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { suite } from '../suite.ts';
import { callApi, callFunction } from '../functions/calls.ts';
import { apiAs, bearer, callAs } from '../functions/staff.ts';
import { firestoreRest } from './rest.ts';
import { expectSilent } from './leak-assertions.ts';
import { nothingChanges } from './unchanged.ts';
import { world } from './world.ts';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What a token of this project says that was issued just now, and nobody signed. */
function claimsOf(uid: string, overrides: Readonly<Record<string, unknown>> = {}) {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${suite.project}`,
    aud: suite.project,
    auth_time: now,
    sid: randomUUID(),
    session_start: now,
    iat: now,
    exp: now + 3600,
    sub: uid,
    user_id: uid,
    firebase: { identities: {}, sign_in_provider: 'custom' },
    ...overrides,
  };
}

const unsigned = (claims: object) =>
  `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;

const list = '/api/auth-sqlite/users';

describe('At the API, a token', () => {
  nothingChanges();
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  const flawed: Readonly<Record<string, (uid: string, sound: string) => string>> = {
    'of nothing': () => 'x',
    'of three dots': () => '...',
    'called null': () => 'null',
    'called undefined': () => 'undefined',
    'cut short': (_, sound) => sound.slice(0, -20).slice(0, 60),
    'with a claim changed in place': (_, sound) => {
      const [head = '', , signature = ''] = sound.split('.');
      return `${head}.${encoded({ role: 'SUPER_ADMIN' })}.${signature}`;
    },
    'of another project': (uid) => unsigned(claimsOf(uid, { aud: 'autre-projet' })),
    'from another issuer': (uid) =>
      unsigned(claimsOf(uid, { iss: 'https://securetoken.google.com/autre-projet' })),
    'from an issuer that only begins the same': (uid) =>
      unsigned(claimsOf(uid, { iss: `https://securetoken.google.com/${suite.project}x` })),
    'for nobody': (uid) => unsigned(claimsOf(uid, { sub: '' })),
    'without a subject': (uid) => unsigned(claimsOf(uid, { sub: undefined })),
    'for a list of people': (uid) => unsigned(claimsOf(uid, { sub: [uid] })),
    'for a path': () => unsigned(claimsOf('users/x')),
    'for a subject that is too long': () => unsigned(claimsOf('x'.repeat(129))),
    'for somebody who is not there': () => unsigned(claimsOf(randomUUID())),
    'for the account that has no owner': () =>
      unsigned(claimsOf('nobody', { role: 'SUPER_ADMIN' })),
    'of a session that began 13 hours ago': (uid) =>
      unsigned(claimsOf(uid, { session_start: hourAgo - 12 * 3600 })),
    'of a session that began in 1970': (uid) => unsigned(claimsOf(uid, { session_start: 0 })),
    'of a session without a name': (uid) => unsigned(claimsOf(uid, { sid: undefined })),
    'of a session called a path': (uid) => unsigned(claimsOf(uid, { sid: 'a/b' })),
    'that Firebase gave for a password': (uid) =>
      unsigned(claimsOf(uid, { sid: undefined, session_start: undefined })),
  };
  for (const [title, forge] of Object.entries(flawed)) {
    it(`at the API, a token ${title}`, async () => {
      const { id, token } = world().chief;
      expect((await apiAs(token, 'GET', list)).status).toBe(200);
      const { status, body } = await apiAs(forge(id, token), 'GET', list);
      expect([401, 403], JSON.stringify(body)).toContain(status);
      expect(body).not.toHaveProperty('users');
      expectSilent(JSON.stringify(body));
    });
  }

  const elsewhere: Readonly<Record<string, (token: string) => [string, RequestInit]>> = {
    'in the address': (token) => [`${list}?token=${token}&access_token=${token}`, {}],
    'in a cookie': (token) => [list, { headers: { Cookie: `__session=${token}` } }],
    'in a header of its own': (token) => [list, { headers: { 'X-Auth-Token': token } }],
    'under another scheme': (token) => [list, { headers: { Authorization: `Basic ${token}` } }],
    'with no scheme': (token) => [list, { headers: { Authorization: token } }],
    'beside another': (token) => [list, { headers: { Authorization: `Bearer x ${token}` } }],
    'for a proxy': (token) => [list, { headers: { 'Proxy-Authorization': `Bearer ${token}` } }],
  };
  for (const [title, place] of Object.entries(elsewhere)) {
    it(`at the API, a sound token ${title}`, async () => {
      const { token } = world().chief;
      expect((await apiAs(token, 'GET', list)).status).toBe(200);
      const [path, init] = place(token);
      const { status, body } = await callApi('GET', path, init);
      expect([401, 403]).toContain(status);
      expect(body).not.toHaveProperty('users');
    });
  }

  it('at the API, a token from before the role was another', async () => {
    expect((await apiAs(world().downgraded.token, 'GET', list)).status).toBe(401);
  });
  it('at the API, a token from before the deactivation', async () => {
    expect((await apiAs(world().former.token, 'GET', list)).status).toBe(401);
  });
  it('at the API, a token of somebody who registered by themselves', async () => {
    expect((await apiAs(world().stranger, 'GET', list)).status).toBe(403);
  });
});

describe('At the callables, which the emulators let unsigned tokens into,', () => {
  nothingChanges();
  const ask = (token: string) => callFunction('createUser', {}, bearer(token));

  const claimed: Readonly<Record<string, (uid: string) => object>> = {
    'that promotes its owner': (uid) => claimsOf(uid, { role: 'SUPER_ADMIN' }),
    'that promotes its owner in a list': (uid) => claimsOf(uid, { role: ['SUPER_ADMIN'] }),
    'that calls its owner an administrator': (uid) => claimsOf(uid, { admin: true }),
    'for a path': () => claimsOf('users/x', { role: 'SUPER_ADMIN' }),
    'for the prototype of everything': () => claimsOf('__proto__', { role: 'SUPER_ADMIN' }),
    'for two dots': () => claimsOf('..', { role: 'SUPER_ADMIN' }),
    'for a number': () => claimsOf('x', { sub: 7, user_id: 7, uid: 7 }),
    'for an object': () => claimsOf('x', { sub: {}, user_id: {}, uid: {} }),
    'for somebody who is not there': () => claimsOf(randomUUID(), { role: 'SUPER_ADMIN' }),
  };
  for (const [title, claims] of Object.entries(claimed)) {
    it(`at a callable, a token ${title}`, async () => {
      // Past the guard the empty request is refused for what it is.
      expect((await ask(world().chief.token)).status).toBe(400);
      const { status, body } = await ask(unsigned(claims(world().reader.id)));
      expect([401, 403], JSON.stringify(body)).toContain(status);
      expectSilent(JSON.stringify(body));
    });
  }

  const times: Readonly<Record<string, unknown>> = {
    'that says no time': undefined,
    'whose time is zero': 0,
    'whose time is a word': 'demain',
    'whose time is before all others': -1,
    'whose time is nothing': null,
  };
  for (const [title, start] of Object.entries(times)) {
    it(`at a callable, a token of a session ${title}`, async () => {
      const { id } = world().chief;
      expect((await ask(unsigned(claimsOf(id)))).status).toBe(400);
      const { status } = await ask(unsigned(claimsOf(id, { session_start: start })));
      expect([401, 403]).toContain(status);
    });
  }
});

describe('At the database, which the emulators let unsigned tokens into,', () => {
  nothingChanges();
  const read = (token: string) =>
    firestoreRest(token, { path: `/inscriptions/${world().application.id}` });

  const claimed: Readonly<Record<string, (own: string) => object>> = {
    'that claims more than the member has': (own) => claimsOf(own, { role: 'SUPER_ADMIN' }),
    'with a space behind the role': (own) => claimsOf(own, { role: 'VIEWER ' }),
    'with a null byte behind the role': (own) => claimsOf(own, { role: 'VIEWER\u0000' }),
    'with the role in an object': (own) => claimsOf(own, { role: { 0: 'VIEWER' } }),
    'with the role below another claim': (own) => claimsOf(own, { claims: { role: 'VIEWER' } }),
    'with no time': (own) => claimsOf(own, { role: 'VIEWER', session_start: undefined }),
    'with a word for a time': (own) =>
      claimsOf(own, { role: 'VIEWER', session_start: 'demain' }),
    'of a session that began 13 hours ago': (own) =>
      claimsOf(own, {
        role: 'VIEWER',
        session_start: Math.floor(Date.now() / 1000) - 13 * 3600,
      }),
    'for a path to a member': (own) => claimsOf(`x/../${own}`, { role: 'VIEWER' }),
  };
  for (const [title, claims] of Object.entries(claimed)) {
    it(`at the database, a token ${title}`, async () => {
      const { id } = world().reader;
      expect((await read(unsigned(claimsOf(id, { role: 'VIEWER' })))).status).toBe(200);
      const { status, text } = await read(unsigned(claims(id)));
      expect(status, text).toBeGreaterThanOrEqual(400);
      expectSilent(text, world().secrets);
    });
  }
  it('at the database, a stranger’s token with a role of their making', async () => {
    const uid = (JSON.parse(payload(world().stranger)) as { sub: string }).sub;
    expect((await read(unsigned(claimsOf(uid, { role: 'VIEWER' })))).status).toBe(403);
  });
});

const payload = (token: string) =>
  Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();

describe('A token for one thing', () => {
  nothingChanges();
  it('is used for another: the custom token of a login as an ID token', async () => {
    const { username, password } = world().reader;
    const { body } = await callFunction('login', { username, password });
    const { token } = (body as { result: { token: string } }).result;
    expect((await apiAs(world().chief.token, 'GET', list)).status).toBe(200);
    expect((await apiAs(token, 'GET', list)).status).toBe(401);
  });
  it('is used for another: a reader’s to change what they read', async () => {
    const { id } = world().application;
    const { status } = await callAs(world().reader.token, 'updateInscription', {
      id,
      statut: 'acceptee',
    });
    expect(status).toBe(403);
  });
});
