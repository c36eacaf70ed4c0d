import { logoutRequest } from '@centre/domain/session-schema';
import { sessionOfToken } from '../data/accounts.ts';
import { endToken } from '../data/revoked-tokens.ts';
import { defineCommand } from './command.ts';

/**
 * Ends the session that calls and no other: a member at two computers, or two who share an
 * account, do not log each other out. Without a session there is nothing to end, which is as
 * good.
 */
export const logout = defineCommand({
  name: 'logout',
  guard: { allow: 'anyone', because: 'nobody is kept from leaving' },
  schema: logoutRequest,
  run: async ({ token }): Promise<void> => {
    // Only a token that is one is worth remembering.
    if (token !== undefined && (await sessionOfToken(token))) await endToken(token);
  },
});
