import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Auth } from 'firebase-admin/auth';
import { sessionIn, sessionOfToken } from './sessions.ts';
import * as admin from '../admin.ts';

const verifyIdToken = vi.fn();
const claims = { uid: 'ama', sid: 's1', session_start: 1_000 };
const session = { id: 's1', uid: 'ama', signedInAt: new Date(1_000_000) };

beforeEach(() => {
  verifyIdToken.mockReset().mockResolvedValue(claims);
  vi.spyOn(admin, 'auth').mockReturnValue({ verifyIdToken } as unknown as Auth);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function fails(code: string) {
  verifyIdToken.mockRejectedValue(Object.assign(new Error(code), { code }));
}

describe('the session behind a token', () => {
  // The emulator refuses revoked tokens whether or not it is asked to; production must be asked.
  it('is looked up for a revocation, and carries the moment of the sign-in', async () => {
    expect(await sessionOfToken('jeton')).toEqual(session);
    expect(verifyIdToken).toHaveBeenCalledExactlyOnceWith('jeton', true);
  });

  it.each([
    ...['argument-error', 'id-token-expired', 'id-token-revoked', 'invalid-id-token'],
    ...['user-disabled', 'user-not-found'],
  ])('is none when the token is refused: %s', async (code) => {
    fails(`auth/${code}`);
    expect(await sessionOfToken('jeton')).toBeUndefined();
  });

  it('is not known when the token could not be checked, which is no refusal', async () => {
    fails('auth/internal-error');
    await expect(sessionOfToken('jeton')).rejects.toThrow('auth/internal-error');
  });
});

describe('the session that claims tell of', () => {
  const timeless = { ...session, signedInAt: new Date(0) };

  it.each([
    ['of our login', claims, session],
    // As Firebase gives for a password, with any time that it names itself.
    ['without any', { uid: 'ama', auth_time: 2_000 }, { ...timeless, id: '' }],
    ['with a word for a time', { ...claims, session_start: 'demain' }, timeless],
    ['with a list for a name', { ...claims, sid: ['s1'] }, { ...session, id: '' }],
    ['without a member', { ...claims, uid: '' }, undefined],
    ['of many', { ...claims, uid: ['ama'] }, undefined],
  ])('%s', (_, said, expected) => {
    expect(sessionIn(said)).toEqual(expected);
  });
});
