import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { byApi, byCallable, newMember } from './logging-in.ts';

describe('attempts at one name', () => {
  const limit = 20;
  const tooMany = /^Trop de tentatives de connexion\. Veuillez réessayer dans \d+ minutes\.$/;

  it('are refused beyond the limit, whatever address they claim to come from', async () => {
    const { username, password } = await newMember();
    for (let attempt = 1; attempt <= limit; attempt++) {
      const name = attempt % 2 === 0 ? username : username.toUpperCase();
      const { status } = await byCallable(name, 'not the password', `10.0.0.${attempt}`);
      expect(status).toBe(401);
    }
    const { status, body } = await byCallable(username, password, '10.1.1.1');
    expect({ status, body }).toMatchObject({
      status: 429,
      body: {
        error: {
          status: 'RESOURCE_EXHAUSTED',
          message: expect.stringMatching(tooMany) as string,
          details: { retryAfter: expect.any(Number) as number },
        },
      },
    });

    const refused = await byApi('/api/auth/login')(username, password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({ error: expect.stringMatching(tooMany) as string });
  });

  it('are not used up by those that succeed', async () => {
    const { username, password } = await newMember();
    for (let attempt = 0; attempt < limit + 2; attempt++) {
      expect((await byCallable(username, password)).status).toBe(200);
    }
  });

  it('are counted for a name that nobody has, too', async () => {
    const username = `inconnu-${randomUUID()}`;
    for (let attempt = 0; attempt < limit; attempt++) {
      expect((await byCallable(username, 'x')).status).toBe(401);
    }
    expect((await byCallable(username, 'x')).status).toBe(429);
  });
});
