import { asSeenBy, type Member } from '@centre/domain/member';
import { noRequest } from '@centre/domain/schema';
import { lastLoginOf } from '../data/members.ts';
import { defineCommand } from './command.ts';

/** Who is signed in, as they are now. */
export const verifySession = defineCommand({
  name: 'verifySession',
  // Every role reads the dashboard: whoever does not is no member.
  guard: { resource: 'dashboard', action: 'read' },
  schema: noRequest,
  run: async (_, { member }): Promise<{ user: Member }> => ({
    user: asSeenBy(member.id, { ...member, lastLogin: await lastLoginOf(member.id) }),
  }),
});
