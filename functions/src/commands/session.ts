import { asSeenBy, type Member } from '@centre/domain/member';
import { loginRequest, logoutRequest } from '@centre/domain/member-schema';
import { noRequest } from '@centre/domain/schema';
import { checkCredentials } from '../auth/credentials.ts';
import { actorOf } from '../data/journal.ts';
import { lastLoginOf, recordLogin } from '../data/members.ts';
import { endToken, sessionOfToken } from '../data/tokens.ts';
import { countLogin } from '../limits/limits.ts';
import { defineCommand } from './command.ts';

/** A successful login. Each channel turns it into the token that its callers use. */
export interface Login {
  readonly user: Member;
  readonly idToken: string;
}

export const login = defineCommand({
  name: 'login',
  guard: { allow: 'anyone', because: 'nobody is signed in before logging in' },
  schema: loginRequest,
  run: async ({ username, password }, { source, channel }): Promise<Login> => {
    // Counted first: otherwise an attempt that fails could be repeated without limit.
    const attempt = await countLogin(username, source);
    const { member, idToken } = await checkCredentials(username, password);
    const [lastLogin] = await Promise.all([
      recordLogin(actorOf(member, channel)),
      attempt.giveBack(),
    ]);
    return { user: asSeenBy(member.id, { ...member, lastLogin }), idToken };
  },
});

/** Who is signed in, as they are now. */
export const verifySession = defineCommand({
  name: 'verifySession',
  // Every role reads the dashboard.
  guard: { resource: 'dashboard', action: 'read' },
  schema: noRequest,
  run: async (_, { member }) => ({
    user: asSeenBy(member.id, { ...member, lastLogin: await lastLoginOf(member.id) }),
  }),
});

/** Ends this session alone: the member's sessions on other computers go on. */
export const logout = defineCommand({
  name: 'logout',
  guard: { allow: 'anyone', because: 'nobody is kept from leaving' },
  schema: logoutRequest,
  run: async ({ token }) => {
    if (token !== undefined && (await sessionOfToken(token))) await endToken(token);
  },
});
