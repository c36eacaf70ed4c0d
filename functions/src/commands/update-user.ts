import { asSeenBy, type Member } from '@centre/domain/member';
import { updateUserRequest } from '@centre/domain/member-schema';
import { staffMemberMessages } from '@centre/domain/staff/member-messages';
import { changeMember } from '../data/member-changes.ts';
import { defineCommand } from './command.ts';

export const updateUser = defineCommand({
  name: 'updateUser',
  guard: 'super-admin',
  schema: updateUserRequest,
  failure: staffMemberMessages.updateFailed,
  run: async ({ id, ...changes }, { member, by }): Promise<{ user: Member }> => ({
    user: asSeenBy(member.id, await changeMember(id, changes, by)),
  }),
});
