import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { auth } from '../../functions/src/data/admin.ts';
import { suite } from '../suite.ts';
import { browserSession, byCallable, newMember } from '../functions/logging-in.ts';
import { postApi } from '../functions/calls.ts';
import { callAs, readStatus } from '../functions/staff.ts';
import { authRest } from './rest.ts';
import { expectSilent } from './leak-assertions.ts';
import { nothingChanges } from './unchanged.ts';
import { world } from './world.ts';

const refusal = async (username: unknown, password: unknown) => {
  const { status, body } = await postApi('/api/auth/login', { username, password });
  return { status, body };
};

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
    it(`${title} for a name`, async () => {
      const { username, password } = world().reader;
      expect((await refusal(username, password)).status).toBe(200);
      const wrong = await refusal(username, `${password}x`);
      const tricked = await refusal(make(username), password);
      // What is wrong with it is not said: the answer is that of a wrong password.
      expect(tricked).toEqual(wrong);
      expect(tricked.status).toBe(401);
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
    'too much': () => 'x'.repeat(100_000),
  };
  for (const [title, make] of Object.entries(passwords)) {
    it(`${title} for a password`, async () => {
      const { username, password } = world().reader;
      expect((await refusal(username, password)).status).toBe(200);
      const { status, body } = await refusal(username, make(password));
      expect([400, 401]).toContain(status);
      expect(body).not.toHaveProperty('token');
      expectSilent(JSON.stringify(body), [username, password]);
    });
  }

  it('a wrong password says the same for a member, a former one and nobody', async () => {
    const { reader, former } = world();
    const said = [];
    for (const name of [reader.username, former.username, `x-${randomUUID()}`]) {
      const { status, body, headers } = await byCallable(name, 'pas le bon');
      said.push({ status, body, length: headers.get('content-length') });
    }
    expect(new Set(said.map((each) => JSON.stringify(each))).size).toBe(1);
  });
  it('the right password of a former member says what a wrong one does', async () => {
    const { username, password } = world().former;
    expect(await refusal(username, password)).toEqual(await refusal(username, 'pas le bon'));
  });
});

describe('Firebase’s own channel to the accounts', () => {
  const refused = async (path: string, body: object) => {
    const { status, text } = await authRest({ path, body });
    expect(status, text).toBeGreaterThanOrEqual(400);
    expectSilent(text);
  };
  const aliasOf = async (uid: string) => (await auth().getUser(uid)).email ?? '';

  for (const [title, addressOf] of Object.entries({
    'under their real address': () => 'essai@cfpi.example',
    // Only the functions know it, and what the account has in place of the password.
    'under the alias of their account': aliasOf,
  })) {
    it(`does not know a member ${title}`, async () => {
      const { username, password, id } = world().reader;
      expect((await byCallable(username, password)).status).toBe(200);
      await refused('accounts:signInWithPassword', { email: await addressOf(id), password });
    });
  }
  for (const domain of ['staff.invalid', 'cfpi.example']) {
    it(`does not know a name at ${domain}`, async () => {
      const { username, password } = world().reader;
      await refused('accounts:signInWithPassword', {
        email: `${username}@${domain}`,
        password,
        returnSecureToken: true,
      });
    });
  }
  it('sends no new password to a member’s real address', async () => {
    await refused('accounts:sendOobCode', {
      requestType: 'PASSWORD_RESET',
      email: 'essai@cfpi.example',
    });
  });
  it('does not say whether a real address has an account', async () => {
    const { text } = await authRest({
      path: 'accounts:createAuthUri',
      body: { identifier: 'essai@cfpi.example', continueUri: 'http://localhost' },
    });
    expect(JSON.parse(text)).not.toMatchObject({ registered: true });
  });
  it('takes no role from a stranger who registers with one', async () => {
    const body = {
      email: `${randomUUID()}@exemple.tg`,
      password: randomUUID(),
      returnSecureToken: true,
      customAttributes: JSON.stringify({ role: 'SUPER_ADMIN' }),
      claims: { role: 'SUPER_ADMIN' },
    };
    const { text } = await authRest({ path: 'accounts:signUp', body });
    await expectNoAccess((JSON.parse(text) as { idToken?: string }).idToken);
  });
  it('takes no member’s place for a stranger who registers', async () => {
    await refused('accounts:signUp', {
      localId: world().reader.id,
      email: `${randomUUID()}@exemple.tg`,
      password: randomUUID(),
    });
  });
  it('lets in who registers without an address, and to nothing', async () => {
    const { text } = await authRest({
      path: 'accounts:signUp',
      body: { returnSecureToken: true },
    });
    await expectNoAccess((JSON.parse(text) as { idToken?: string }).idToken);
  });
  it('gives a stranger no role when they change their account', async () => {
    const { text } = await authRest({
      path: 'accounts:update',
      body: {
        idToken: world().stranger,
        customAttributes: JSON.stringify({ role: 'SUPER_ADMIN' }),
        returnSecureToken: true,
      },
    });
    await expectNoAccess((JSON.parse(text) as { idToken?: string }).idToken);
  });
  it('changes nobody’s password for a stranger', async () => {
    const { id, username, password } = world().reader;
    await authRest({
      path: 'accounts:update',
      body: { idToken: world().stranger, localId: id, password: 'le mien maintenant' },
    });
    expect((await byCallable(username, password)).status).toBe(200);
  });
  it('removes nobody’s account for a stranger', async () => {
    const { id } = world().reader;
    const stranger = await anotherStranger();
    await authRest({ path: 'accounts:delete', body: { idToken: stranger, localId: id } });
    expect((await auth().getUser(id)).uid).toBe(id);
  });
  it('shows a stranger nobody but themselves', async () => {
    const { id } = world().reader;
    const { text } = await authRest({
      path: 'accounts:lookup',
      body: { idToken: world().stranger, localId: [id] },
    });
    expect(text).not.toContain(id);
  });

  const anotherStranger = async () => {
    const body = { returnSecureToken: true };
    const { text } = await authRest({ path: 'accounts:signUp', body });
    return (JSON.parse(text) as { idToken: string }).idToken;
  };

  /** Whatever the answer was: the token in it, if any, opens nothing. */
  async function expectNoAccess(token: string | undefined): Promise<void> {
    const bearerToken = token ?? world().stranger;
    expect(await readStatus(bearerToken, `inscriptions/${world().application.id}`)).toBe(403);
    expect(await readStatus(bearerToken, 'users')).toBe(403);
    expect((await callAs(bearerToken, 'createUser', {})).status).toBe(403);
  }
});

describe('A session that has ended', () => {
  const renewed = async (refreshToken: string) => {
    const url = `${suite.origin('auth')}/securetoken.googleapis.com/v1/token?key=demo`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    });
    const { id_token } = (await response.json()) as { id_token?: string };
    return id_token;
  };
  const inscriptions = 'inscriptions?pageSize=1';

  const ends: Readonly<Record<string, object>> = {
    'a deactivation': { isActive: false },
    'another role': { role: 'CONTENT_MANAGER' },
    'another password': { password: 'un autre mot de passe' },
  };
  for (const [title, change] of Object.entries(ends)) {
    it(`renews itself after ${title}`, async () => {
      const { id, username, password } = await newMember();
      const { idToken, refreshToken } = await browserSession(username, password);
      expect(await readStatus(idToken, inscriptions)).toBe(200);
      const { status } = await callAs(world().chief.token, 'updateUser', { id, ...change });
      expect(status).toBe(200);
      expect(await readStatus(idToken, inscriptions)).toBe(403);
      // The emulator may give another token, as production does not: it opens nothing either.
      const next = await renewed(refreshToken);
      expect(await readStatus(next ?? idToken, inscriptions)).toBe(403);
    });
  }
  it('renews itself after the member was deleted', async () => {
    const { id, username, password } = await newMember();
    const { idToken, refreshToken } = await browserSession(username, password);
    expect(await readStatus(idToken, inscriptions)).toBe(200);
    expect((await callAs(world().chief.token, 'deleteUser', { id })).status).toBe(200);
    expect(await renewed(refreshToken)).toBeUndefined();
    expect(await readStatus(idToken, inscriptions)).toBe(403);
  });
});
