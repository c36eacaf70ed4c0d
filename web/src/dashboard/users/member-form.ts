import { limits } from '@centre/domain/limits';
import type { Member } from '@centre/domain/member';
import { messages } from '@centre/domain/messages';
import { isRole, type Role } from '@centre/domain/permissions';
import { emailPattern, normalizeText } from '@centre/domain/text';
import type { MemberChanges, NewMember } from '../../data/users.ts';
import type { Problems } from '../ui/use-record-form.ts';

/** The values of the forms of a member. */
export interface MemberForm {
  username: string;
  email: string;
  role: Role | '';
  isActive: boolean;
  password: string;
  confirmation: string;
}

/** Name of the draft of a new member. */
export const memberDraft = 'utilisateur';

export const blankMember: MemberForm = {
  username: '',
  email: '',
  role: '',
  isActive: true,
  password: '',
  confirmation: '',
};

const says = messages.user;

/** The errors of a new member. */
export function creationProblems(form: MemberForm): Problems {
  const isShort = normalizeText(form.username).length < limits.length.username.min;
  return {
    ...(isShort && { username: says.username }),
    ...contactProblems(form),
    ...passwordProblems(form),
  };
}

/** The errors of a change; an empty password means none. */
export function editProblems(form: MemberForm): Problems {
  const isKept = form.password === '' && form.confirmation === '';
  return { ...contactProblems(form), ...(!isKept && passwordProblems(form)) };
}

function contactProblems({ email, role }: MemberForm): Problems {
  return {
    ...(!emailPattern.test(normalizeText(email)) && { email: says.email }),
    ...(role === '' && { role: says.role }),
  };
}

function passwordProblems({ password, confirmation }: MemberForm): Problems {
  return {
    ...(password.length < limits.length.password.min && { password: says.passwordShort }),
    ...(password !== confirmation && { confirmation: says.passwordMismatch }),
  };
}

/**
 * The request that the form stands for.
 *
 * @throws Error without a role: `creationProblems` comes first.
 */
export function newMemberOf({ username, email, role, password }: MemberForm): NewMember {
  if (!isRole(role)) throw new Error('A member cannot be created without a role.');
  return { username: normalizeText(username), email: normalizeText(email), password, role };
}

/** Changed fields only. */
export function changesOf(
  member: Member,
  { email, role, isActive, password }: MemberForm,
): MemberChanges {
  const address = normalizeText(email);
  return {
    ...(address !== member.email && { email: address }),
    ...(isRole(role) && role !== member.role && { role }),
    ...(isActive !== member.isActive && { isActive }),
    ...(password !== '' && { password }),
  };
}
