import { randomUUID } from 'node:crypto';
import { messages } from '@centre/domain/messages/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '../../emulators/demo-accounts.ts';
import { findByUsername } from '../../functions/src/data/member/usernames.ts';
import { change, createMember } from './admin.ts';
import { callFunction } from './calls.ts';
import { setCounter, readCounter, expectTooMany, quarterHourMs } from './limits.ts';
import {
  apiSession,
  browserSession,
  byApi,
  byCallable,
  callableSession,
  loginChannels,
  newMember,
} from './members.ts';
import { claimsIn } from './tokens.ts';

// Other tests may have restored the accounts without those of the demonstration data.
beforeAll(async () => {
  for (const account of demoAccounts) {
    if (await findByUsername(account.username)) continue;
    const email = `${account.username}@cfpi.example`;
    await createMember({ ...account, email, password: demoPassword });
  }
});

describe.each(demoAccounts.filter(({ isActive }) => isActive))(
  'Demonstration account $username',
  ({ username, role }) => {
    it('logs in by the callable and both API routes, with its role in the token', async () => {
      const { user } = await callableSession(username, demoPassword);
      expect(user).toMatchObject({ username, role, isActive: true });
      const { idToken } = await browserSession(username, demoPassword);
      const tokens = [idToken];
      for (const path of ['/api/auth-sqlite/login', '/api/auth/login']) {
        tokens.push((await apiSession(path, username, demoPassword)).token);
      }
      for (const token of tokens) {
        expect(claimsIn(token)).toMatchObject({ role, user_id: user.id });
      }
    });
  },
);

describe('Login', () => {
  it('returns only the fields of the member that the dashboard shows', async () => {
    const { username, password } = await newMember();
    const { user } = await callableSession(username, password);
    const isoDate = expect.stringMatching(/^20.+T.+Z$/) as string;
    expect(user).toEqual({
      id: expect.any(String) as string,
      username,
      email: 'essai@cfpi.example',
      role: 'VIEWER',
      isActive: true,
      canBeDeleted: false,
      createdAt: isoDate,
      lastLogin: isoDate,
    });
  });

  it('accepts a password in NFC or NFD form, and an older unnormalized one', async () => {
    const given = `Clé à molette ${randomUUID()}`;
    const decomposed = given.normalize('NFD').replaceAll(' ', '\u00A0');
    const member = await newMember(true, given);
    for (const typed of [given, decomposed]) await callableSession(member.username, typed);
    const older = await newMember(true, decomposed);
    await callableSession(older.username, decomposed);
    const { status } = await byCallable(member.username, `${decomposed}\u0301`);
    expect(status).toBe(401);
  });

  it('returns a token with the current role when the account has the former one', async () => {
    const { id, username, password } = await newMember();
    await apiSession('/api/auth/login', username, password);
    await change(`users/${id}`, { role: 'CONTENT_MANAGER' });
    const { token } = await apiSession('/api/auth/login', username, password);
    expect(claimsIn(token)).toMatchObject({ role: 'CONTENT_MANAGER' });
  });

  it.each([
    ['password', { username: 'direction' }],
    ['username', { username: ' ', password: 'x' }],
  ])('is rejected for a missing %s', async (_, data) => {
    const { body } = await callFunction('login', data);
    expect(body).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', message: messages.session.credentialsRequired },
    });
  });
});

describe.each(loginChannels)('Login through $channel', ({ login }) => {
  it('returns one answer for an unknown name, wrong password and deactivated member', async () => {
    const active = await newMember();
    const inactive = await newMember(false);
    const refusals = [
      await login(active.username, 'not the password'),
      await login(active.username, 'half \ud800 a character'),
      await login(`inconnu-${randomUUID()}`, active.password),
      await login(inactive.username, inactive.password),
      await login('ancien', demoPassword),
    ].map(({ status, body }) => ({ status, body: JSON.stringify(body) }));
    expect(refusals[0]?.status).toBe(401);
    expect(refusals[0]?.body).toContain(messages.session.refused);
    expect(new Set(refusals.map((refused) => JSON.stringify(refused)))).toHaveLength(1);
    expect((await login(active.username, active.password)).status).toBe(200);
  });
});

it('Rejected login at the API returns an error beginning with "Invalid token: "', async () => {
  const { body } = await byApi('/api/auth/login')(`inconnu-${randomUUID()}`, 'x');
  expect(body).toEqual({
    success: false,
    error: `Invalid token: ${messages.session.refused}`,
  });
});

const limit = 20;
const kind = 'connexion-nom';
const attempts = (count: number, name: string) => setCounter(count, kind, name, quarterHourMs);

describe('Login attempts for one username', () => {
  it('are counted across addresses and spellings of the username', async () => {
    const { username } = await newMember();
    for (const [attempt, name] of [
      username,
      username.toUpperCase(),
      ` ${username}`,
    ].entries()) {
      const { status } = await byCallable(name, 'not the password', `10.0.0.${attempt}`);
      expect(status).toBe(401);
    }
    expect(await readCounter(kind, username)).toBe(3);
  });

  it('are rejected beyond the limit, also with the correct password', async () => {
    const { username, password } = await newMember();
    await attempts(limit, username);
    const sentence = 'Trop de tentatives de connexion. Veuillez réessayer dans ';
    expectTooMany(await byCallable(username, password, '10.1.1.1'), sentence);
    expectTooMany(await byApi('/api/auth/login')(username, password), sentence);
  });

  it('are accepted below the limit, and not counted when they succeed', async () => {
    const { username, password } = await newMember();
    await attempts(limit - 1, username);
    for (let attempt = 0; attempt < 3; attempt++) {
      expect((await byCallable(username, password)).status).toBe(200);
    }
  });

  it('are counted and rate limited for an unknown username too', async () => {
    const username = `inconnu-${randomUUID()}`;
    expect((await byCallable(username, 'x')).status).toBe(401);
    expect(await readCounter(kind, username)).toBe(1);
    await attempts(limit, username);
    expect((await byCallable(username, 'x')).status).toBe(429);
  });
});
