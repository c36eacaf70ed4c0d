import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Auth } from 'firebase-admin/auth';
import { sessionIn, sessionOfToken } from './sessions.ts';
import * as admin from '../admin.ts';

const verifyIdToken = vi.fn();

beforeEach(() => {
  verifyIdToken.mockReset().mockResolvedValue({ uid: 'ama', sid: 's1', session_start: 1_000 });
  vi.spyOn(admin, 'auth').mockReturnValue({ verifyIdToken } as unknown as Auth);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function fails(code: string) {
  verifyIdToken.mockRejectedValue(Object.assign(new Error(code), { code }));
}

describe('the session behind a token', () => {
  it('carries the moment of the sign-in', async () => {
    expect(await sessionOfToken('jeton')).toEqual({
      id: 's1',
      uid: 'ama',
      signedInAt: new Date(1_000_000),
    });
  });

  // The emulator refuses revoked tokens whether or not it is asked to; production must be asked.
  it('is looked up for a revocation at every call', async () => {
    await sessionOfToken('jeton');
    expect(verifyIdToken).toHaveBeenCalledExactlyOnceWith('jeton', true);
  });

  it.each([
    'auth/argument-error',
    'auth/id-token-expired',
    'auth/id-token-revoked',
    'auth/invalid-id-token',
    'auth/user-disabled',
    'auth/user-not-found',
  ])('is none when the token is refused: %s', async (code) => {
    expect(await sessionOfToken('jeton')).toBeDefined();
    fails(code);
    expect(await sessionOfToken('jeton')).toBeUndefined();
  });

  it('is not known when the token could not be checked, which is no refusal', async () => {
    fails('auth/internal-error');
    await expect(sessionOfToken('jeton')).rejects.toThrow('auth/internal-error');
  });
});

describe('the session that claims tell of', () => {
  const claims = { uid: 'ama', sid: 's1', session_start: 1_000 };
  const session = { id: 's1', uid: 'ama', signedInAt: new Date(1_000_000) };

  it.each([
    ['of our login', claims, session],
    // As Firebase gives for a password, with any time that it names itself.
    [
      'without any',
      { uid: 'ama', auth_time: 2_000 },
      { ...session, id: '', signedInAt: new Date(0) },
    ],
    [
      'with a word for a time',
      { ...claims, session_start: 'demain' },
      { ...session, signedInAt: new Date(0) },
    ],
    ['with a list for a name', { ...claims, sid: ['s1'] }, { ...session, id: '' }],
    ['without a member', { ...claims, uid: '' }, undefined],
    ['of many', { ...claims, uid: ['ama'] }, undefined],
  ])('%s', (_, said, expected) => {
    expect(sessionIn(said)).toEqual(expected);
  });
});
