import { listRequest } from '@centre/domain/list-schema';
import { asSeenBy, type Member } from '@centre/domain/member';
import { messages } from '@centre/domain/messages';
import { listMembers } from '../data/members.ts';
import { countReadingOf } from '../limits/member-limits.ts';
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
  run: async (page, { member, by }): Promise<UserList> => {
    await countReadingOf(by, 'utilisateurs');
    const { members, ...rest } = await listMembers(page);
    return { users: members.map((one) => asSeenBy(member.id, one)), ...rest };
  },
});
