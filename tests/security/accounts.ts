import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { auth, bucket } from '../../functions/src/data/admin.ts';
import { suite } from '../suite.ts';
import { apiAs, callAs, postApi } from '../functions/calls.ts';
import {
  browserSession,
  byCallable,
  newMember,
  asMember,
  readStatus,
  tokenWithoutMember,
} from '../functions/members.ts';
import { claimsIn } from '../functions/tokens.ts';
import {
  attempt,
  attempts,
  expectSilent,
  expectUnchangedData,
  refusals,
  textOf,
} from './attempts.ts';
import { authRest, sendPicture } from './rest.ts';
import { world } from './world.ts';

const logIn = (username: string, password: unknown) =>
  postApi('/api/auth/login', { username, password });

describe('Login', () => {
  expectUnchangedData();
  const names: Readonly<Record<string, (name: string) => string>> = {
    'a quote and an SQL comment': () => `' OR 1=1 --`,
    'a regular expression that matches all': () => '.*',
    'a wildcard': () => '*',
    'an LDAP filter': () => '*)(uid=*',
    'a relative path': (name) => `../${name}`,
    'a Firestore document path': (name) => `usernames/${name}`,
    'a Cyrillic homoglyph': (name) => name.replace('e', '\u0435'),
    'the username twice': (name) => `${name} ${name}`,
    'the name __proto__': () => '__proto__',
    'an e-mail address': (name) => `${name}@cfpi.example`,
    'the address of the decoy account': () => 'nobody@staff.invalid',
  };
  attempts(names, 'rejects %s as the username', [401], (make) => {
    const { username, password } = world().reader;
    return [
      () => logIn(username, password),
      () => logIn(make(username), password),
      // The response equals that to a wrong password, and so reveals no other fault.
      async (text) => expect(text).toBe(textOf(await logIn(username, `${password}x`))),
    ];
  });

  const passwords: Readonly<Record<string, (password: string) => unknown>> = {
    'a query operator': () => ({ $ne: null }),
    'an array with the password': (password) => [password],
    'a boolean': () => true,
    null: () => null,
    'the password with a trailing space': (password) => `${password} `,
    'the password in upper case': (password) => password.toUpperCase(),
    'the password without its last character': (password) => password.slice(0, -1),
    'the password with a null byte': (password) => `${password}\u0000`,
    'the password with a lone surrogate': (password) => `${password}\ud800`,
    '4,096 characters': () => 'x'.repeat(4096),
    '60,000 characters': () => 'x'.repeat(60_000),
  };
  attempts(passwords, 'rejects %s as the password', [400, 401], (make) => {
    const { username, password } = world().reader;
    return [
      () => logIn(username, password),
      () => logIn(username, make(password)),
      (text) => expectSilent(text, ['"token"', password]),
    ];
  });
});

/** Request to the Firebase Auth REST API. */
const ask = (method: string, body: object) => () =>
  authRest(method, { returnSecureToken: true, ...body });

const aliasOf = async (uid: string) => (await auth().getUser(uid)).email ?? '';
const newAccount = () => ({ email: `${randomUUID()}@exemple.tg`, password: randomUUID() });

describe('Firebase Auth REST API', () => {
  const addresses: Readonly<Record<string, (username: string) => Promise<string> | string>> = {
    'by their real e-mail address': () => 'essai@cfpi.example',
    // Only the functions know the alias, and the secret that replaces the password.
    'by the internal alias of their account': () => aliasOf(world().reader.id),
    'by their username at staff.invalid': (username) => `${username}@staff.invalid`,
    'by their username at cfpi.example': (username) => `${username}@cfpi.example`,
  };
  attempts(addresses, 'rejects the login of a member %s', refusals, async (addressOf) => {
    const { username, password } = world().reader;
    const email = await addressOf(username);
    return [
      () => byCallable(username, password),
      ask('signInWithPassword', { email, password }),
    ];
  });
  attempt('rejects a password reset for a member’s real e-mail address', refusals, async () => {
    const requestType = 'PASSWORD_RESET';
    const email = await aliasOf(world().reader.id);
    return [
      ask('sendOobCode', { requestType, email }),
      ask('sendOobCode', { requestType, email: 'essai@cfpi.example' }),
    ];
  });
  attempt('rejects a sign-up with the localId of a member', refusals, () => [
    ask('signUp', newAccount()),
    ask('signUp', { ...newAccount(), localId: world().reader.id }),
  ]);
  it('does not reveal whether a real e-mail address has an account', async () => {
    const query = async (identifier: string): Promise<unknown> => {
      const { text } = await ask('createAuthUri', {
        identifier,
        continueUri: 'http://localhost',
      })();
      return JSON.parse(text);
    };
    expect(await query(await aliasOf(world().reader.id))).toMatchObject({ registered: true });
    expect(await query('essai@cfpi.example')).toMatchObject({ registered: false });
  });

  const claims = { role: 'SUPER_ADMIN' };
  const customAttributes = JSON.stringify(claims);
  it.each([
    ['signs up with a role', 'signUp', () => ({ ...newAccount(), customAttributes, claims })],
    ['signs up without an e-mail address', 'signUp', () => ({})],
    [
      ...['updates their own claims', 'update'],
      async () => ({ idToken: await tokenWithoutMember(), customAttributes }),
    ],
  ] as [string, string, () => object | Promise<object>][])(
    'grants no access to a self-registered user who %s',
    async (_, method, body) => {
      const { text } = await ask(method, await body())();
      const { idToken } = JSON.parse(text) as { idToken?: string };
      // Whether or not the request was accepted, a token in its response gives no access.
      const token = idToken ?? world().stranger;
      const application = `inscriptions/${world().application.id}`;
      expect(await readStatus(world().reader.token, application)).toBe(200);
      expect(await readStatus(token, application)).toBe(403);
      expect(await readStatus(token, 'users')).toBe(403);
      expect((await callAs(token, 'createUser', {})).status).toBe(403);
    },
  );
  it('neither shows, updates nor deletes the account of another user', async () => {
    const { id, username, password } = world().reader;
    const idToken = await tokenWithoutMember();
    const own = String(claimsIn(idToken)['sub']);
    const shown = await ask('lookup', { idToken, localId: [id] })();
    expect(shown.text).toContain(own);
    expect(shown.text).not.toContain(id);
    await ask('update', { idToken, localId: id, password: 'le mien' })();
    expect((await byCallable(username, password)).status).toBe(200);
    const stranger = await tokenWithoutMember();
    await ask('delete', { idToken: stranger, localId: id })();
    const removed = String(claimsIn(stranger)['sub']);
    const { users } = await auth().getUsers([{ uid: id }, { uid: removed }]);
    expect(users.map(({ uid }) => uid)).toEqual([id]);
  });
});

describe('Ended session', () => {
  const refreshedToken = async (refreshToken: string) => {
    const url = `${suite.origin('auth')}/securetoken.googleapis.com/v1/token?key=demo`;
    const body = new URLSearchParams({
      ...{ grant_type: 'refresh_token', refresh_token: refreshToken },
    });
    const response = await fetch(url, { method: 'POST', body });
    return ((await response.json()) as { id_token?: string }).id_token;
  };
  const inscriptions = 'inscriptions?pageSize=1';

  it.each<[string, object | undefined]>([
    ['a deactivation', { isActive: false }],
    ['a role change', { role: 'CONTENT_MANAGER' }],
    ['a password change', { password: 'un autre mot de passe' }],
    ['a deletion', undefined],
  ])('rejects its old and refreshed tokens after %s', async (_, change) => {
    const { id, username, password } = await newMember();
    const { idToken, refreshToken } = await browserSession(username, password);
    expect(await readStatus(idToken, inscriptions)).toBe(200);
    const command = change ? 'updateUser' : 'deleteUser';
    const { status } = await callAs(world().chief.token, command, { id, ...change });
    expect(status).toBe(200);
    expect(await readStatus(idToken, inscriptions)).toBe(403);
    // The emulator, unlike production, may refresh the token; the new token has no access.
    const next = await refreshedToken(refreshToken);
    expect(await readStatus(next ?? idToken, inscriptions)).toBe(403);
    if (!change) expect(next).toBeUndefined();
  });

  it.each([
    ['the callable', (token: string) => callAs(token, 'logout', {})],
    ...['/api/auth/logout', '/api/auth-sqlite/logout'].map(
      (path) => [path, (token: string) => apiAs(token, 'POST', path)] as const,
    ),
  ] as const)(
    'rejects its old and refreshed tokens after logout by %s; other sessions last',
    async (_, logOut) => {
      const { id, username, password } = await asMember('INSCRIPTIONS_MANAGER');
      const left = await browserSession(username, password);
      const other = await browserSession(username, password);
      /** HTTP statuses of a list, the member's document, an upload, the API and a callable. */
      const statuses = async (token: string) => [
        await readStatus(token, inscriptions),
        await readStatus(token, `users/${id}`),
        (await sendPicture(token, `incoming/${id}/${randomUUID()}`)).status,
        (await apiAs(token, 'GET', '/api/auth/verify')).status,
        // An empty input is rejected with HTTP 400, but only after the session was accepted.
        (await callAs(token, 'logExport', {})).status,
      ];
      const opened = [200, 200, 200, 200, 400];
      const refused = [403, 403, 403, 401, 401];
      expect(await statuses(left.idToken)).toEqual(opened);
      expect((await logOut(left.idToken)).status).toBe(200);
      expect(await statuses(left.idToken)).toEqual(refused);
      expect(await statuses((await refreshedToken(left.refreshToken)) ?? '')).toEqual(refused);
      expect(await statuses(other.idToken)).toEqual(opened);
      await bucket().deleteFiles({ prefix: `incoming/${id}/` });
    },
  );
});
