import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Auth } from 'firebase-admin/auth';
import { sessionOfToken } from './tokens.ts';
import * as admin from './admin.ts';

const verifyIdToken = vi.fn();

beforeEach(() => {
  verifyIdToken.mockReset().mockResolvedValue({ uid: 'ama', auth_time: 1_000 });
  vi.spyOn(admin, 'auth').mockReturnValue({ verifyIdToken } as unknown as Auth);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function fails(code: string) {
  verifyIdToken.mockRejectedValue(Object.assign(new Error(code), { code }));
}

describe('the session behind a token', () => {
  it('is told with the moment of the sign-in', async () => {
    expect(await sessionOfToken('jeton')).toEqual({
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
