import { asSeenBy, type Member } from '@centre/domain/member';
import { loginRequest } from '@centre/domain/member-schema';
import { checkCredentials } from '../auth/credentials.ts';
import { actorOf } from '../data/journal.ts';
import { recordLogin } from '../data/members.ts';
import { countLogin } from '../limits/login-limits.ts';
import { defineCommand } from './command.ts';

/** A login that succeeded. Each channel makes of it the token that its callers can use. */
export interface Login {
  readonly user: Member;
  readonly idToken: string;
}

export const login = defineCommand({
  name: 'login',
  guard: { allow: 'anyone', because: 'nobody is signed in before logging in' },
  schema: loginRequest,
  run: async ({ username, password }, { source, channel }): Promise<Login> => {
    // First of all: an attempt that is not counted can be repeated for ever.
    const attempt = await countLogin(username, source);
    const { member, idToken } = await checkCredentials(username, password);
    const [lastLogin] = await Promise.all([
      recordLogin(actorOf(member, channel)),
      attempt.giveBack(),
    ]);
    return { user: asSeenBy(member.id, { ...member, lastLogin }), idToken };
  },
});
