import { listRequest } from '@centre/domain/list-schema';
import { asSeenBy, type Member } from '@centre/domain/member';
import { messages } from '@centre/domain/messages';
import { listMembers } from '../data/members.ts';
import { defineCommand } from './command.ts';

interface UserList {
  readonly users: readonly Member[];
  readonly nextCursor?: string;
}

export const listUsers = defineCommand({
  name: 'listUsers',
  guard: 'super-admin',
  schema: listRequest,
  failure: messages.user.loadFailed,
  run: async (page, { member }): Promise<UserList> => {
    const { members, ...rest } = await listMembers(page);
    return { users: members.map((one) => asSeenBy(member.id, one)), ...rest };
  },
});
