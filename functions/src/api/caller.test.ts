import { IncomingMessage, type IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@centre/domain/messages';
import * as tokens from '../data/tokens.ts';
import { callerOf } from './caller.ts';

const session = { uid: 'ama', signedInAt: new Date(0) };
const request = (headers: IncomingHttpHeaders) =>
  Object.assign(new IncomingMessage(new Socket()), { headers });
const withToken = request({ authorization: 'Bearer jeton' });
const refused = { code: 'unauthenticated', message: messages.guard.signIn };

beforeEach(() => {
  vi.stubEnv('TRUSTED_PROXIES', '1');
  vi.stubEnv('ENFORCE_APP_CHECK', 'false');
  vi.spyOn(tokens, 'sessionOfToken').mockResolvedValue(session);
  vi.spyOn(tokens, 'isEndedToken').mockResolvedValue(false);
  vi.spyOn(tokens, 'isAttested').mockImplementation((token) =>
    Promise.resolve(token === 'application'),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('the caller of the API', () => {
  it('is whose token is valid', async () => {
    expect(await callerOf(withToken, 'read')).toMatchObject({ session });
    expect(tokens.sessionOfToken).toHaveBeenCalledExactlyOnceWith('jeton');
  });

  it('is nobody without a token', async () => {
    expect(await callerOf(request({}), 'read')).toMatchObject({ session: undefined });
  });

  it('is refused with a token that is not valid, or no longer', async () => {
    vi.mocked(tokens.sessionOfToken).mockResolvedValue(undefined);
    await expect(callerOf(withToken, 'read')).rejects.toMatchObject(refused);
  });

  it('is refused with a token that was given back', async () => {
    vi.mocked(tokens.isEndedToken).mockResolvedValue(true);
    await expect(callerOf(withToken, 'read')).rejects.toMatchObject(refused);
  });

  it.each(['', 'jeton', 'Basic jeton', 'Bearer', 'Bearer a b'])(
    'is refused with the header “%s”, which is no bearer of a token',
    async (authorization) => {
      expect(await callerOf(withToken, 'read')).toMatchObject({ session });
      await expect(callerOf(request({ authorization }), 'read')).rejects.toMatchObject(refused);
    },
  );

  it('is nobody where no session plays a part, whatever the token', async () => {
    vi.mocked(tokens.sessionOfToken).mockResolvedValue(undefined);
    expect(await callerOf(withToken, 'ignored')).toMatchObject({ session: undefined });
  });

  it('is believed about where they come from as far as the trusted proxies say so', async () => {
    const headers = { 'x-forwarded-for': '10.0.0.1, 192.0.2.1' };
    expect(await callerOf(request(headers), 'read')).toMatchObject({ source: '192.0.2.1' });
  });
});

describe('the application that calls the API', () => {
  const from = (token: string) => request({ 'x-firebase-appcheck': token });

  it('is vouched for by its token alone, where that is asked for', async () => {
    vi.stubEnv('ENFORCE_APP_CHECK', 'true');
    expect(await callerOf(from('application'), 'read')).toMatchObject({ attested: true });
    expect(await callerOf(from('autre'), 'read')).toMatchObject({ attested: false });
    expect(await callerOf(request({}), 'read')).toMatchObject({ attested: false });
  });

  it('is not looked into anywhere else', async () => {
    expect(await callerOf(from('application'), 'read')).toMatchObject({ attested: false });
    expect(tokens.isAttested).not.toHaveBeenCalled();
  });
});
