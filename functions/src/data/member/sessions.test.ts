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

function failVerification(code: string) {
  verifyIdToken.mockRejectedValue(Object.assign(new Error(code), { code }));
}

describe('sessionOfToken', () => {
  // The emulator always rejects revoked tokens; production does so only with this argument.
  it('checks for revocation and returns the session with its sign-in time', async () => {
    expect(await sessionOfToken('jeton')).toEqual(session);
    expect(verifyIdToken).toHaveBeenCalledExactlyOnceWith('jeton', true);
  });

  it.each([
    ...['argument-error', 'id-token-expired', 'id-token-revoked', 'invalid-id-token'],
    ...['user-disabled', 'user-not-found'],
  ])('returns undefined for the token error %s', async (code) => {
    failVerification(`auth/${code}`);
    expect(await sessionOfToken('jeton')).toBeUndefined();
  });

  it('throws when the token could not be verified', async () => {
    failVerification('auth/internal-error');
    await expect(sessionOfToken('jeton')).rejects.toThrow('auth/internal-error');
  });
});

describe('sessionIn', () => {
  const timeless = { ...session, signedInAt: new Date(0) };

  it.each([
    ['of our login', claims, session],
    // A Firebase password login gives such claims, with an `auth_time` of its own.
    ['without a session', { uid: 'ama', auth_time: 2_000 }, { ...timeless, id: '' }],
    ['with a text as the sign-in time', { ...claims, session_start: 'demain' }, timeless],
    ['with a list as the session id', { ...claims, sid: ['s1'] }, { ...session, id: '' }],
    ['without a member', { ...claims, uid: '' }, undefined],
    ['with a list of members', { ...claims, uid: ['ama'] }, undefined],
  ])('reads the session of claims %s', (_, given, expected) => {
    expect(sessionIn(given)).toEqual(expected);
  });
});
