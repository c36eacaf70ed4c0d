import type { Member } from '@centre/domain/member/member';
import { createUserRequest, updateUserRequest } from '@centre/domain/member/schema';
import { messages } from '@centre/domain/messages/messages';
import { isRole, type Role } from '@centre/domain/permissions';
import { normalizeEmail, normalizePassword } from '@centre/domain/typed-text';
import type { MemberChanges, NewMember } from '../../data/staff/users.ts';
import type { Problems, Rules } from '../ui/record-rules.ts';

/** The values of the forms of a member. */
export interface MemberForm {
  username: string;
  email: string;
  role: Role | '';
  isActive: boolean;
  password: string;
  confirmation: string;
}

export const blankMember: MemberForm = {
  username: '',
  email: '',
  role: '',
  isActive: true,
  password: '',
  confirmation: '',
};

/** What the server has against the form of a new member. */
export const creationRules: Rules<MemberForm> = {
  schema: createUserRequest,
  requestOf: newMemberOf,
  problemsOf: confirmationProblems,
};

/** The same for the changes of a member. */
export const editRules = (member: Member): Rules<MemberForm> => ({
  schema: updateUserRequest,
  requestOf: (form) => ({ id: member.id, ...changesOf(member, form) }),
  problemsOf: confirmationProblems,
});

function confirmationProblems({ password, confirmation }: MemberForm): Problems {
  const isSame = normalizePassword(password) === normalizePassword(confirmation);
  return isSame ? {} : { confirmation: messages.user.passwordMismatch };
}

/** The request that the form stands for, once it has a role. */
export function newMemberOf({ username, email, role, password }: MemberForm): NewMember {
  return { username, email, password, role: role as Role };
}

/** Changed fields only. */
export function changesOf(
  member: Member,
  { email, role, isActive, password }: MemberForm,
): MemberChanges {
  const address = normalizeEmail(email);
  return {
    ...(address !== member.email && { email: address }),
    ...(isRole(role) && role !== member.role && { role }),
    ...(isActive !== member.isActive && { isActive }),
    ...(password !== '' && { password }),
  };
}
