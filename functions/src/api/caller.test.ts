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

describe('The caller of the API', () => {
  it('is the member of a valid token, or a visitor without one', async () => {
    expect(await callerOf(request({}), 'read')).toMatchObject({ session: undefined });
    expect(await callerOf(withToken, 'read')).toMatchObject({ session });
    expect(sessions.sessionOfToken).toHaveBeenCalledExactlyOnceWith('jeton');
  });

  it('is refused with a token that is not valid, or no longer', async () => {
    vi.mocked(sessions.sessionOfToken).mockResolvedValue(undefined);
    await expect(callerOf(withToken, 'read')).rejects.toMatchObject(refused);
  });

  it.each(['', 'jeton', 'Basic jeton', 'Bearer', 'Bearer a b'])(
    'is refused with the header “%s”, which is no bearer of a token',
    async (authorization) => {
      await expect(callerOf(request({ authorization }), 'read')).rejects.toMatchObject(refused);
    },
  );

  it('is a visitor where a session plays no part, with any token', async () => {
    expect(await callerOf(withToken, 'ignored')).toMatchObject({ session: undefined });
  });

  it('leaves a session that may have ended, and none with a token that is not valid', async () => {
    const mayHaveEnded = true;
    expect(await callerOf(withToken, 'left')).toMatchObject({ session, mayHaveEnded });
    vi.mocked(sessions.sessionOfToken).mockResolvedValue(undefined);
    for (const left of [withToken, request({}), request({ authorization: 'Basic jeton' })]) {
      expect(await callerOf(left, 'left')).toMatchObject({ session: undefined });
    }
  });

  it('is believed about where they come from as far as the trusted proxies say so', async () => {
    const headers = { 'x-forwarded-for': '10.0.0.1, 192.0.2.1' };
    expect(await callerOf(request(headers), 'read')).toMatchObject({ source: '192.0.2.1' });
  });
});

describe('the application that calls the API', () => {
  const from = (token: string) => request({ 'x-firebase-appcheck': token });

  it.each([
    ['that is asked for', 'ENFORCE_APP_CHECK', 'true'],
    ['the site can', 'APP_CHECK_SITE_KEY', 'cle'],
  ])('is vouched for by its token alone, where %s', async (_, setting, value) => {
    vi.stubEnv(setting, value);
    expect(await callerOf(from('application'), 'read')).toMatchObject({ attested: true });
    expect(await callerOf(from('autre'), 'read')).toMatchObject({ attested: false });
    expect(await callerOf(request({}), 'read')).toMatchObject({ attested: false });
  });

  it('is not looked into anywhere else', async () => {
    expect(await callerOf(from('application'), 'read')).toMatchObject({ attested: false });
    expect(appCheck.isAttested).not.toHaveBeenCalled();
  });
});
