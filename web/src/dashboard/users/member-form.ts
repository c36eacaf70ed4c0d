import type { Member } from '@centre/domain/member/member';
import { createUserRequest, updateUserRequest } from '@centre/domain/member/schema';
import { messages } from '@centre/domain/messages/messages';
import { isRole, type Role } from '@centre/domain/permissions';
import { normalizeEmail, normalizePassword } from '@centre/domain/typed-text';
import type { MemberChanges, NewMember } from '../../data/staff/users.ts';
import type { Problems, Rules } from '../ui/record-rules.ts';

/** Values of the forms that create and edit a member. */
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

/** Validation rules for a new member, the same as the server's. */
export const creationRules: Rules<MemberForm> = {
  schema: createUserRequest,
  requestOf: newMemberOf,
  problemsOf: confirmationProblems,
};

/** Validation rules for the changes to a member, the same as the server's. */
export const editRules = (member: Member): Rules<MemberForm> => ({
  schema: updateUserRequest,
  requestOf: (form) => ({ id: member.id, ...changesOf(member, form) }),
  problemsOf: confirmationProblems,
});

function confirmationProblems({ password, confirmation }: MemberForm): Problems {
  const isSame = normalizePassword(password) === normalizePassword(confirmation);
  return isSame ? {} : { confirmation: messages.user.passwordMismatch };
}

/** Request of a form that has passed validation, which requires a role. */
export function newMemberOf({ username, email, role, password }: MemberForm): NewMember {
  return { username, email, password, role: role as Role };
}

/** Fields of the form that differ from `member`. */
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
