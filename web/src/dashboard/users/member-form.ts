import { limits } from '@centre/domain/limits';
import type { Member } from '@centre/domain/member';
import { messages } from '@centre/domain/messages';
import { isRole, type Role } from '@centre/domain/permissions';
import {
  isEmail,
  normalizeEmail,
  normalizeLine,
  normalizePassword,
} from '@centre/domain/typed-text';
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
  const isShort = normalizeLine(form.username).length < limits.length.username.min;
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
    ...(!isEmail(normalizeEmail(email)) && { email: says.email }),
    ...(role === '' && { role: says.role }),
  };
}

function passwordProblems(form: MemberForm): Problems {
  const password = normalizePassword(form.password);
  const confirmation = normalizePassword(form.confirmation);
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
  return { username: normalizeLine(username), email: normalizeEmail(email), password, role };
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
