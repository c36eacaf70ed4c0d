import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { demoAccounts, demoPassword } from '../../emulators/demo-accounts.ts';
import { change, ensureDemoAccounts } from './admin.ts';
import { callFunction } from './calls.ts';
import {
  apiSession,
  browserSession,
  byApi,
  byCallable,
  callableSession,
  channels,
  newMember,
} from './logging-in.ts';
import { claimsIn } from './tokens.ts';

beforeAll(ensureDemoAccounts);

describe.each(demoAccounts.filter(({ isActive }) => isActive))(
  'the demonstration account $username',
  ({ username, role }) => {
    it('logs in through the callable, with a custom token that carries the role', async () => {
      const { user } = await callableSession(username, demoPassword);
      const { idToken } = await browserSession(username, demoPassword);
      expect(claimsIn(idToken)).toMatchObject({ role, user_id: user.id });
      expect(user).toMatchObject({ username, role, isActive: true });
    });

    it.each(['/api/auth-sqlite/login', '/api/auth/login'])(
      'logs in through %s, with an ID token that carries the role',
      async (path) => {
        const { token, user } = await apiSession(path, username, demoPassword);
        expect(claimsIn(token)).toMatchObject({ role, user_id: user.id });
      },
    );
  },
);

describe('a login', () => {
  it('tells about the member what the dashboard shows, and nothing else', async () => {
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

  it('knows the name in any case, and around it any space', async () => {
    const { username, password } = await newMember();
    await callableSession(`  ${username.toUpperCase()} `, password);
  });

  it('knows the password from any keyboard, and an older one as it was given', async () => {
    const given = `Clé à molette ${randomUUID()}`;
    const apart = given.normalize('NFD').replaceAll(' ', '\u00A0');
    const member = await newMember(true, given);
    for (const typed of [given, apart]) await callableSession(member.username, typed);
    const older = await newMember(true, apart);
    await callableSession(older.username, apart);
    const { status } = await byCallable(member.username, `${apart}\u0301`);
    expect(status).toBe(401);
  });

  it('gives the role of the day, even when the account still has the former one', async () => {
    const { id, username, password } = await newMember();
    await apiSession('/api/auth/login', username, password);
    await change(`users/${id}`, { role: 'CONTENT_MANAGER' });
    const { token } = await apiSession('/api/auth/login', username, password);
    expect(claimsIn(token)).toMatchObject({ role: 'CONTENT_MANAGER' });
  });

  it('opens a session of its own, which says when it began', async () => {
    const { username, password } = await newMember();
    const before = Math.floor(Date.now() / 1000);
    const sessions = await Promise.all([
      apiSession('/api/auth/login', username, password),
      apiSession('/api/auth/login', username, password),
    ]);
    const said = sessions.map(({ token }) => claimsIn(token));
    expect(new Set(said.map(({ sid }) => sid)).size).toBe(2);
    for (const { session_start: start } of said) {
      expect(start).toBeGreaterThanOrEqual(before);
      expect(start).toBeLessThanOrEqual(Date.now() / 1000);
    }
  });

  it.each([
    ['password', { username: 'direction' }],
    ['name', { username: ' ', password: 'x' }],
  ])('asks for the %s that is missing', async (_, data) => {
    const { body } = await callFunction('login', data);
    expect(body).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', message: messages.session.credentialsRequired },
    });
  });
});

describe.each(channels)('through $channel', ({ login }) => {
  it('an unknown name, a wrong password and a deactivated member look the same', async () => {
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

it('the API’s refusal begins as the older client expects', async () => {
  const { body } = await byApi('/api/auth/login')(`inconnu-${randomUUID()}`, 'x');
  expect(body).toEqual({
    success: false,
    error: `Invalid token: ${messages.session.refused}`,
  });
});
