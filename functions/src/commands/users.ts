import { serverMessages } from '@centre/domain/messages/server';
import { CommandError } from '@centre/domain/command-error';
import { listRequest, documentRequest } from '@centre/domain/schema';
import { withCanBeDeleted } from '@centre/domain/member/member';
import { createUserRequest, updateUserRequest } from '@centre/domain/member/schema';
import { messages } from '@centre/domain/messages/messages';
import { staffMemberMessages } from '@centre/domain/messages/staff/member';
import { changeMember, createMember, removeMember } from '../data/member/changes.ts';
import { listMembers } from '../data/member/members.ts';
import { countReadingOf } from '../limits.ts';
import { defineCommand } from './command.ts';

export const listUsers = defineCommand({
  name: 'listUsers',
  guard: { resource: 'users', action: 'read' },
  schema: listRequest,
  failure: messages.user.loadFailed,
  run: async (page, { member, by }) => {
    await countReadingOf(by, 'utilisateurs');
    const { members, ...rest } = await listMembers(page);
    return { users: members.map((one) => withCanBeDeleted(member.id, one)), ...rest };
  },
});

export const createUser = defineCommand({
  name: 'createUser',
  guard: { resource: 'users', action: 'write' },
  schema: createUserRequest,
  failure: staffMemberMessages.createFailed,
  run: async (request, { by }) => ({ user: await createMember(request, by) }),
});

export const updateUser = defineCommand({
  name: 'updateUser',
  guard: { resource: 'users', action: 'write' },
  schema: updateUserRequest,
  failure: staffMemberMessages.updateFailed,
  run: async ({ id, ...changes }, { member, by }) => ({
    user: withCanBeDeleted(member.id, await changeMember(id, changes, by)),
  }),
});

export const deleteUser = defineCommand({
  name: 'deleteUser',
  guard: { resource: 'users', action: 'delete' },
  schema: documentRequest,
  failure: staffMemberMessages.deleteFailed,
  run: async ({ id }, { member, by }) => {
    if (id === member.id) {
      throw new CommandError('failed-precondition', serverMessages.cannotDeleteOneself);
    }
    await removeMember(id, by);
  },
});
