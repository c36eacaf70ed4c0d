import { IncomingMessage, type IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import * as appCheck from '../data/app-check.ts';
import * as sessions from '../data/member/sessions.ts';
import { callerOf } from './caller.ts';

const session = { id: 's1', uid: 'ama', signedInAt: new Date(0) };
const request = (headers: IncomingHttpHeaders) =>
  Object.assign(new IncomingMessage(new Socket()), { headers });
const withToken = request({ authorization: 'Bearer jeton' });
const refused = { code: 'unauthenticated', message: messages.guard.signIn };

beforeEach(() => {
  vi.stubEnv('TRUSTED_PROXIES', '1');
  vi.stubEnv('ENFORCE_APP_CHECK', 'false');
  vi.stubEnv('APP_CHECK_SITE_KEY', '');
  vi.spyOn(sessions, 'sessionOfToken').mockResolvedValue(session);
  vi.spyOn(appCheck, 'isAttested').mockImplementation((token) =>
    Promise.resolve(token === 'application'),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('callerOf', () => {
  it('returns the session of a valid token, and none without a token', async () => {
    expect(await callerOf(request({}), 'read')).toMatchObject({ session: undefined });
    expect(await callerOf(withToken, 'read')).toMatchObject({ session });
    expect(sessions.sessionOfToken).toHaveBeenCalledExactlyOnceWith('jeton');
  });

  it('rejects an invalid token as unauthenticated', async () => {
    vi.mocked(sessions.sessionOfToken).mockResolvedValue(undefined);
    await expect(callerOf(withToken, 'read')).rejects.toMatchObject(refused);
  });

  it.each(['', 'jeton', 'Basic jeton', 'Bearer', 'Bearer a b'])(
    'rejects the header “%s” without a bearer token',
    async (authorization) => {
      await expect(callerOf(request({ authorization }), 'read')).rejects.toMatchObject(refused);
    },
  );

  it('returns no session for the use “ignored”, even with a token', async () => {
    expect(await callerOf(withToken, 'ignored')).toMatchObject({ session: undefined });
  });

  it('accepts an ended, invalid or missing session for the use “left”', async () => {
    const mayHaveEnded = true;
    expect(await callerOf(withToken, 'left')).toMatchObject({ session, mayHaveEnded });
    vi.mocked(sessions.sessionOfToken).mockResolvedValue(undefined);
    for (const left of [withToken, request({}), request({ authorization: 'Basic jeton' })]) {
      expect(await callerOf(left, 'left')).toMatchObject({ session: undefined });
    }
  });

  it('reads the source address from the entry of the trusted proxy', async () => {
    const headers = { 'x-forwarded-for': '10.0.0.1, 192.0.2.1' };
    expect(await callerOf(request(headers), 'read')).toMatchObject({ source: '192.0.2.1' });
  });
});

describe('App Check token', () => {
  const from = (token: string) => request({ 'x-firebase-appcheck': token });

  it.each([
    ['App Check is enforced', 'ENFORCE_APP_CHECK', 'true'],
    ['the site has an App Check key', 'APP_CHECK_SITE_KEY', 'cle'],
  ])('attests the caller only if valid, when %s', async (_, setting, value) => {
    vi.stubEnv(setting, value);
    expect(await callerOf(from('application'), 'read')).toMatchObject({ attested: true });
    expect(await callerOf(from('autre'), 'read')).toMatchObject({ attested: false });
    expect(await callerOf(request({}), 'read')).toMatchObject({ attested: false });
  });

  it('is not verified when App Check is not in use', async () => {
    expect(await callerOf(from('application'), 'read')).toMatchObject({ attested: false });
    expect(appCheck.isAttested).not.toHaveBeenCalled();
  });
});
