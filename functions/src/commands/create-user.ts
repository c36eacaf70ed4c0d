import type { Member } from '@centre/domain/member';
import { createUserRequest } from '@centre/domain/member-schema';
import { staffMemberMessages } from '@centre/domain/staff/member-messages';
import { createMember } from '../data/member-creation.ts';
import { defineCommand } from './command.ts';

export const createUser = defineCommand({
  name: 'createUser',
  guard: 'super-admin',
  schema: createUserRequest,
  failure: staffMemberMessages.createFailed,
  run: async (request, { by }): Promise<{ user: Member }> => ({
    user: await createMember(request, by),
  }),
});
