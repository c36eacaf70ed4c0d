import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { auth, bucket } from '../../functions/src/data/admin.ts';
import { suite } from '../suite.ts';
import { postApi } from '../functions/calls.ts';
import { browserSession, byCallable, newMember } from '../functions/logging-in.ts';
import { apiAs, callAs, newStaff, readStatus, strangersToken } from '../functions/staff.ts';
import { claimsIn } from '../functions/tokens.ts';
import { attempt, expectSilent, refusals, textOf } from './attempts.ts';
import { authRest, sendPicture } from './rest.ts';
import { nothingChanges } from './stored.ts';
import { world } from './world.ts';

const logIn = (username: string, password: unknown) =>
  postApi('/api/auth/login', { username, password });

describe('The login', () => {
  nothingChanges();
  const names: Readonly<Record<string, (name: string) => string>> = {
    'a quote and a comment': () => `' OR 1=1 --`,
    'a pattern for everybody': () => '.*',
    'a star': () => '*',
    'a filter of a directory': () => '*)(uid=*',
    'a path': (name) => `../${name}`,
    'a path from the root': (name) => `usernames/${name}`,
    'a letter of another alphabet': (name) => name.replace('e', '\u0435'),
    'the name twice': (name) => `${name} ${name}`,
    'the prototype of everything': () => '__proto__',
    'an address': (name) => `${name}@cfpi.example`,
    'the address of the account': () => 'nobody@staff.invalid',
  };
  for (const [title, make] of Object.entries(names)) {
    attempt(`${title} for a name`, [401], () => {
      const { username, password } = world().reader;
      return [
        () => logIn(username, password),
        () => logIn(make(username), password),
        // What is wrong with it is not said: the answer is that of a wrong password.
        async (said) => {
          expect(said).toBe(textOf(await logIn(username, `${password}x`)));
        },
      ];
    });
  }

  const passwords: Readonly<Record<string, (password: string) => unknown>> = {
    'an operator': () => ({ $ne: null }),
    'a list that holds it': (password) => [password],
    'a truth': () => true,
    nothing: () => null,
    'it with a space behind': (password) => `${password} `,
    'it in other letters': (password) => password.toUpperCase(),
    'its beginning': (password) => password.slice(0, -1),
    'it with a null byte': (password) => `${password}\u0000`,
    'it with half a character': (password) => `${password}\ud800`,
    'very much': () => 'x'.repeat(4096),
    'too much': () => 'x'.repeat(60_000),
  };
  for (const [title, make] of Object.entries(passwords)) {
    attempt(`${title} for a password`, [400, 401], () => {
      const { username, password } = world().reader;
      return [
        () => logIn(username, password),
        () => logIn(username, make(password)),
        (said) => {
          expectSilent(said, ['"token"', password]);
        },
      ];
    });
  }
});

/** A method of Firebase's own interface, which the key of the site is enough for. */
const ask = (method: string, body: object) => () =>
  authRest({ path: `accounts:${method}`, body: { returnSecureToken: true, ...body } });

const aliasOf = async (uid: string) => (await auth().getUser(uid)).email ?? '';

describe('Firebase’s own channel to the accounts', () => {
  const addresses: Readonly<Record<string, (username: string) => Promise<string> | string>> = {
    'under their real address': () => 'essai@cfpi.example',
    // Only the functions know it, and what the account has in place of the password.
    'under the alias of their account': () => aliasOf(world().reader.id),
    'under their name at staff.invalid': (username) => `${username}@staff.invalid`,
    'under their name at cfpi.example': (username) => `${username}@cfpi.example`,
  };
  for (const [title, addressOf] of Object.entries(addresses)) {
    attempt(`does not know a member ${title}`, refusals, async () => {
      const { username, password } = world().reader;
      const email = await addressOf(username);
      return [
        () => byCallable(username, password),
        ask('signInWithPassword', { email, password }),
      ];
    });
  }
  attempt('sends no new password to a member’s real address', refusals, async () => {
    const requestType = 'PASSWORD_RESET';
    const email = await aliasOf(world().reader.id);
    return [
      ask('sendOobCode', { requestType, email }),
      ask('sendOobCode', { requestType, email: 'essai@cfpi.example' }),
    ];
  });
  attempt('takes no member’s place for a stranger who registers', refusals, () => {
    const registering = (more: object) =>
      ask('signUp', { email: `${randomUUID()}@exemple.tg`, password: randomUUID(), ...more });
    return [registering({}), registering({ localId: world().reader.id })];
  });
  it('does not say whether a real address has an account', async () => {
    const [identifier, continueUri] = ['essai@cfpi.example', 'http://localhost'];
    const { text } = await ask('createAuthUri', { identifier, continueUri })();
    expect(JSON.parse(text)).not.toMatchObject({ registered: true });
  });

  const role = { role: 'SUPER_ADMIN' };
  const customAttributes = JSON.stringify(role);
  const powerless: Readonly<Record<string, () => ReturnType<typeof authRest>>> = {
    'takes no role from a stranger who registers with one': () => {
      const email = `${randomUUID()}@exemple.tg`;
      const more = { customAttributes, claims: role };
      return ask('signUp', { email, password: randomUUID(), ...more })();
    },
    'lets in who registers without an address, and to nothing': () => ask('signUp', {})(),
    'gives a stranger no role when they change their account': async () =>
      ask('update', { idToken: await strangersToken(), customAttributes })(),
  };
  for (const [title, register] of Object.entries(powerless)) {
    it(title, async () => {
      const { idToken } = JSON.parse((await register()).text) as { idToken?: string };
      // Whatever the answer was: the token in it, if any, opens nothing.
      const token = idToken ?? world().stranger;
      const application = `inscriptions/${world().application.id}`;
      expect(await readStatus(world().reader.token, application)).toBe(200);
      expect(await readStatus(token, application)).toBe(403);
      expect(await readStatus(token, 'users')).toBe(403);
      expect((await callAs(token, 'createUser', {})).status).toBe(403);
    });
  }
  it('changes nobody’s password for a stranger', async () => {
    const { id, username, password } = world().reader;
    const idToken = await strangersToken();
    await ask('update', { idToken, localId: id, password: 'le mien' })();
    expect((await byCallable(username, password)).status).toBe(200);
  });
  it('removes nobody’s account but their own for a stranger', async () => {
    const { id } = world().reader;
    const stranger = await strangersToken();
    await ask('delete', { idToken: stranger, localId: id })();
    const own = String(claimsIn(stranger)['sub']);
    const { users } = await auth().getUsers([{ uid: id }, { uid: own }]);
    expect(users.map(({ uid }) => uid)).toEqual([id]);
  });
  it('shows a stranger nobody but themselves', async () => {
    const { reader } = world();
    const stranger = await strangersToken();
    const body = { idToken: stranger, localId: [reader.id] };
    const { text } = await authRest({ path: 'accounts:lookup', body });
    expect(text).toContain(String(claimsIn(stranger)['sub']));
    expect(text).not.toContain(reader.id);
  });
});

describe('A session that has ended', () => {
  const renewed = async (refreshToken: string) => {
    const url = `${suite.origin('auth')}/securetoken.googleapis.com/v1/token?key=demo`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    });
    return ((await response.json()) as { id_token?: string }).id_token;
  };
  const inscriptions = 'inscriptions?pageSize=1';

  const ends: Readonly<Record<string, object | undefined>> = {
    'a deactivation': { isActive: false },
    'another role': { role: 'CONTENT_MANAGER' },
    'another password': { password: 'un autre mot de passe' },
    'a deletion': undefined,
  };
  for (const [title, change] of Object.entries(ends)) {
    it(`renews itself after ${title}`, async () => {
      const { id, username, password } = await newMember();
      const { idToken, refreshToken } = await browserSession(username, password);
      expect(await readStatus(idToken, inscriptions)).toBe(200);
      const command = change ? 'updateUser' : 'deleteUser';
      const { status } = await callAs(world().chief.token, command, { id, ...change });
      expect(status).toBe(200);
      expect(await readStatus(idToken, inscriptions)).toBe(403);
      // The emulator may give another token, as production does not: it opens nothing either.
      const next = await renewed(refreshToken);
      expect(await readStatus(next ?? idToken, inscriptions)).toBe(403);
      if (!change) expect(next).toBeUndefined();
    });
  }

  const logouts = {
    'the callable': (token: string) => callAs(token, 'logout', {}),
    '/api/auth/logout': (token: string) => apiAs(token, 'POST', '/api/auth/logout'),
    '/api/auth-sqlite/logout': (token: string) =>
      apiAs(token, 'POST', '/api/auth-sqlite/logout'),
  };
  for (const [channel, logOut] of Object.entries(logouts)) {
    it(`opens nothing, nor when renewed, after a logout at ${channel}, and another goes on`, async () => {
      const { id, username, password } = await newStaff('INSCRIPTIONS_MANAGER');
      const left = await browserSession(username, password);
      const other = await browserSession(username, password);
      const answers = async (token: string) => ({
        applications: await readStatus(token, inscriptions),
        ownDocument: await readStatus(token, `users/${id}`),
        upload: (await sendPicture(token, `incoming/${id}/${randomUUID()}`)).status,
        api: (await apiAs(token, 'GET', '/api/auth/verify')).status,
        // Nothing that an export needs is there, which is looked at last.
        callable: (await callAs(token, 'logExport', {})).status,
      });
      const [ok, no] = [200, 403];
      const opened = { applications: ok, ownDocument: ok, upload: ok, api: ok, callable: 400 };
      const refused = {
        applications: no,
        ownDocument: no,
        upload: no,
        api: 401,
        callable: 401,
      };
      expect(await answers(left.idToken)).toEqual(opened);
      expect((await logOut(left.idToken)).status).toBe(200);
      expect(await answers(left.idToken)).toEqual(refused);
      expect(await answers((await renewed(left.refreshToken)) ?? '')).toEqual(refused);
      expect(await answers(other.idToken)).toEqual(opened);
      await bucket().deleteFiles({ prefix: `incoming/${id}/` });
    });
  }
});
