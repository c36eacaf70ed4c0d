import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { suite } from '../suite.ts';
import { callApi, callFunction, type Reply } from '../functions/calls.ts';
import { apiAs, bearer } from '../functions/staff.ts';
import { claimsIn, claimsOf, encoded, unsigned } from '../functions/tokens.ts';
import { attempt, refusals } from './attempts.ts';
import { firestoreRest } from './rest.ts';
import { nothingChanges } from './stored.ts';
import { world } from './world.ts';

const list = '/api/auth-sqlite/users';

/** Asks for what a super administrator may read there. */
const atApi = (title: string, statuses: readonly number[], ask: () => Promise<Reply>) => {
  attempt(title, statuses, () => [
    () => apiAs(world().chief.token, 'GET', list),
    ask,
    (said) => {
      expect(said).not.toContain('"users"');
    },
  ]);
};

describe('At the API, a token', () => {
  nothingChanges();
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  const flawed: Readonly<Record<string, (uid: string, sound: string) => string>> = {
    'of one letter': () => 'x',
    'of nothing at all': () => '',
    'that has expired': (uid) => unsigned(claimsOf(uid, {}, 2 * 3600)),
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
    atApi(`at the API, a token ${title}`, [401, 403], () => {
      const { id, token } = world().chief;
      return apiAs(forge(id, token), 'GET', list);
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
    atApi(`at the API, a sound token ${title}`, [401, 403], () => {
      const [path, init] = place(world().chief.token);
      return callApi('GET', path, init);
    });
  }
});

describe('At the callables, which the emulators let unsigned tokens into,', () => {
  nothingChanges();
  const ask = (token: string) => () => callFunction('listJournal', {}, bearer(token));

  const claimed: Readonly<Record<string, (uid: string) => ReturnType<typeof claimsOf>>> = {
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
    attempt(`at a callable, a token ${title}`, [401, 403], () => [
      ask(world().chief.token),
      ask(unsigned(claims(world().reader.id))),
    ]);
  }

  const times: Readonly<Record<string, unknown>> = {
    'that says no time': undefined,
    'whose time is zero': 0,
    'whose time is a word': 'demain',
    'whose time is before all others': -1,
    'whose time is nothing': null,
  };
  for (const [title, start] of Object.entries(times)) {
    attempt(`at a callable, a token of a session ${title}`, [401, 403], () => {
      const { id } = world().chief;
      return [
        ask(unsigned(claimsOf(id))),
        ask(unsigned(claimsOf(id, { session_start: start }))),
      ];
    });
  }
});

describe('At the database, which the emulators let unsigned tokens into,', () => {
  nothingChanges();
  const read = (claims: ReturnType<typeof claimsOf>) => () =>
    firestoreRest(unsigned(claims), { path: `/inscriptions/${world().application.id}` });

  const claimed: Readonly<Record<string, (own: string) => ReturnType<typeof claimsOf>>> = {
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
    attempt(`at the database, a token ${title}`, refusals, () => {
      const { id } = world().reader;
      return [read(claimsOf(id, { role: 'VIEWER' })), read(claims(id))];
    });
  }
  attempt('at the database, a stranger’s token with a role of their making', [403], () => {
    const stranger = String(claimsIn(world().stranger)['sub']);
    return [
      read(claimsOf(world().reader.id, { role: 'VIEWER' })),
      read(claimsOf(stranger, { role: 'VIEWER' })),
    ];
  });
});

describe('A token for one thing', () => {
  nothingChanges();
  atApi('is used for another: the custom token of a login as an ID token', [401], async () => {
    const { username, password } = world().reader;
    const { body } = await callFunction('login', { username, password });
    return apiAs((body as { result: { token: string } }).result.token, 'GET', list);
  });
});
