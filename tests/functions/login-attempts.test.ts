import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { countAs, countOf, expectTooMany, quarterHourMs } from './limits.ts';
import { byApi, byCallable, newMember } from './logging-in.ts';

const limit = 20;
const kind = 'connexion-nom';
const attempts = (count: number, name: string) => countAs(count, kind, name, quarterHourMs);

describe('attempts at one name', () => {
  it('are all counted, whatever address they claim to come from and however it is spelled', async () => {
    const { username } = await newMember();
    for (const [attempt, name] of [
      username,
      username.toUpperCase(),
      ` ${username}`,
    ].entries()) {
      const { status } = await byCallable(name, 'not the password', `10.0.0.${attempt}`);
      expect(status).toBe(401);
    }
    expect(await countOf(kind, username)).toBe(3);
  });

  it('are refused beyond the limit, with the right password too', async () => {
    const { username, password } = await newMember();
    await attempts(limit, username);
    const says = 'Trop de tentatives de connexion. Veuillez réessayer dans ';
    expectTooMany(await byCallable(username, password, '10.1.1.1'), says);
    expectTooMany(await byApi('/api/auth/login')(username, password), says);
  });

  it('are heard up to the limit, and not used up by those that succeed', async () => {
    const { username, password } = await newMember();
    await attempts(limit - 1, username);
    for (let attempt = 0; attempt < 3; attempt++) {
      expect((await byCallable(username, password)).status).toBe(200);
    }
  });

  it('are counted and refused for a name that nobody has, too', async () => {
    const username = `inconnu-${randomUUID()}`;
    expect((await byCallable(username, 'x')).status).toBe(401);
    expect(await countOf(kind, username)).toBe(1);
    await attempts(limit, username);
    expect((await byCallable(username, 'x')).status).toBe(429);
  });
});
