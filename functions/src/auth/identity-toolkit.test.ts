import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logger } from '../logger.ts';
import { idTokenFor, signInWithPassword } from './identity-toolkit.ts';

beforeEach(() => {
  vi.stubEnv('WEB_API_KEY', 'essai');
  vi.spyOn(logger, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Result or error of signInWithPassword when Google answers with a status and message. */
async function outcomeOf(status: number, message: string): Promise<unknown> {
  const body = JSON.stringify({ error: { message } });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  try {
    return await signInWithPassword('alias@staff.invalid', 'secret');
  } catch (error) {
    return error;
  }
}

describe('signInWithPassword', () => {
  it.each([
    ...['INVALID_LOGIN_CREDENTIALS', 'USER_DISABLED'],
    'TOO_MANY_ATTEMPTS_TRY_LATER : Access was disabled for a while.',
  ])('returns undefined for HTTP 400 with %s', async (code) => {
    expect(await outcomeOf(400, code)).toBeUndefined();
  });

  it.each([
    [500, 'INTERNAL'],
    [503, 'UNAVAILABLE'],
    [429, 'QUOTA_EXCEEDED'],
  ])('throws “unavailable” for HTTP %i with %s, and logs it', async (status, code) => {
    expect(await outcomeOf(status, code)).toMatchObject({ code: 'unavailable' });
    expect(logger.error).toHaveBeenCalledOnce();
  });

  it.each([
    [400, 'API_KEY_INVALID'],
    [403, 'PERMISSION_DENIED'],
    [499, 'CANCELLED'],
  ])('throws an unexpected error for HTTP %i with %s', async (status, code) => {
    const error = await outcomeOf(status, code);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toHaveProperty('code');
    expect(String(error)).toContain(code);
  });
});

describe('idTokenFor', () => {
  const stubAnswer = (status: number, body: object) => {
    const answer = new Response(JSON.stringify(body), { status });
    const fetched = vi.fn<typeof fetch>().mockResolvedValue(answer);
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };

  it('exchanges a custom token for an ID token', async () => {
    const fetched = stubAnswer(200, { idToken: 'jeton' });
    expect(await idTokenFor('sur mesure')).toBe('jeton');
    const [address, request] = fetched.mock.lastCall ?? [];
    expect(address).toMatch(/accounts:signInWithCustomToken$/);
    const body = { token: 'sur mesure', returnSecureToken: true };
    expect(request?.body).toBe(JSON.stringify(body));
  });

  it('throws an unexpected error, or “unavailable” for HTTP 503', async () => {
    stubAnswer(400, { error: { message: 'INVALID_CUSTOM_TOKEN' } });
    await expect(idTokenFor('x')).rejects.toThrow('INVALID_CUSTOM_TOKEN');
    stubAnswer(503, { error: { message: 'UNAVAILABLE' } });
    await expect(idTokenFor('x')).rejects.toMatchObject({ code: 'unavailable' });
    stubAnswer(200, {});
    await expect(idTokenFor('x')).rejects.toThrow('no token');
  });
});
