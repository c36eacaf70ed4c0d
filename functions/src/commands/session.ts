import { withCanBeDeleted, type Member } from '@centre/domain/member/member';
import { loginRequest } from '@centre/domain/member/schema';
import { noRequest } from '@centre/domain/schema';
import { checkCredentials } from '../auth/credentials.ts';
import { idTokenFor } from '../auth/identity-toolkit.ts';
import { actorOf } from '../data/journal/journal.ts';
import { lastLoginOf, recordLogin } from '../data/member/members.ts';
import { endSession, openSession } from '../data/member/sessions.ts';
import { countLogin, countLoginFrom } from '../limits.ts';
import { defineCommand } from './command.ts';

/** Answer to a successful login. */
export interface Login {
  readonly user: Member;
  /**
   * Custom token for a callable, whose callers sign in to Firebase with it; for the API, the ID
   * token that this sign-in would return.
   */
  readonly token: string;
}

export const login = defineCommand({
  name: 'login',
  guard: { allow: 'anyone', because: 'nobody is signed in before logging in' },
  schema: loginRequest,
  countRefused: countLoginFrom,
  run: async ({ username, password }, { channel, ...addresses }): Promise<Login> => {
    // Counted first: otherwise an attempt that fails could be repeated without limit.
    const attempt = await countLogin(username, addresses);
    const signedInAt = new Date();
    const member = await checkCredentials(username, password);
    const customToken = await openSession(member.id, signedInAt);
    const [token, lastLogin] = await Promise.all([
      channel === 'api' ? idTokenFor(customToken) : customToken,
      recordLogin(actorOf(member, channel)),
      attempt.giveBack(),
    ]);
    return { token, user: withCanBeDeleted(member.id, { ...member, lastLogin }) };
  },
});

/** Current data of the signed-in member. */
export const verifySession = defineCommand({
  name: 'verifySession',
  // Every role reads the dashboard.
  guard: { resource: 'dashboard', action: 'read' },
  schema: noRequest,
  run: async (_, { member }) => ({
    user: withCanBeDeleted(member.id, { ...member, lastLogin: await lastLoginOf(member.id) }),
  }),
});

/** Ends only this session; the member's sessions on other computers continue. */
export const logout = defineCommand({
  name: 'logout',
  guard: { allow: 'anyone', because: 'nobody is kept from leaving' },
  schema: noRequest,
  run: async (_, { session }) => {
    if (session) await endSession(session);
  },
});
