import { CommandError } from '@centre/domain/command-error';
import { documentRequest } from '@centre/domain/schema';
import { staffMemberMessages } from '@centre/domain/staff/member-messages';
import { removeMember } from '../data/member-removal.ts';
import { defineCommand } from './command.ts';

export const deleteUser = defineCommand({
  name: 'deleteUser',
  guard: 'super-admin',
  schema: documentRequest,
  failure: staffMemberMessages.deleteFailed,
  run: async ({ id }, { member, by }): Promise<void> => {
    if (id === member.id) {
      throw new CommandError('failed-precondition', staffMemberMessages.cannotDeleteOneself);
    }
    await removeMember(id, by);
  },
});
