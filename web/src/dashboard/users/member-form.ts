import { limits } from '@centre/domain/limits';
import type { Member } from '@centre/domain/member';
import { messages } from '@centre/domain/messages';
import { isRole, type Role } from '@centre/domain/permissions';
import { emailPattern, normalizeText } from '@centre/domain/text';
import type { MemberChanges, NewMember } from '../../data/users.ts';

/** What is typed to create a member and may be kept as a draft. */
export interface MemberDraft {
  readonly username: string;
  readonly email: string;
  /** Empty until one is chosen. */
  readonly role: Role | '';
}

/** What is typed besides, and kept nowhere. */
export interface Passwords {
  readonly password: string;
  readonly confirmation: string;
}

/** What the window that edits a member holds. */
export interface MemberEdit extends Pick<MemberDraft, 'email' | 'role'> {
  readonly isActive: boolean;
}

export const blankDraft: MemberDraft = { username: '', email: '', role: '' };
export const blankPasswords: Passwords = { password: '', confirmation: '' };

/** The fields of both forms, in their order on the screen. */
export const memberFields = ['username', 'email', 'password', 'confirmation', 'role'] as const;
export type MemberField = (typeof memberFields)[number];

/** What is wrong with each field. */
export type MemberProblems = Readonly<Partial<Record<MemberField, string>>>;

const says = messages.user;

/** What keeps the member from being created. */
export function creationProblems(draft: MemberDraft, passwords: Passwords): MemberProblems {
  const isShort = normalizeText(draft.username).length < limits.length.username.min;
  return {
    ...(isShort && { username: says.username }),
    ...contactProblems(draft),
    ...passwordProblems(passwords),
  };
}

/** What keeps the changes from being made; an empty password stays as it is. */
export function editProblems(edit: MemberEdit, passwords: Passwords): MemberProblems {
  const isKept = passwords.password === '' && passwords.confirmation === '';
  return { ...contactProblems(edit), ...(!isKept && passwordProblems(passwords)) };
}

function contactProblems({ email, role }: Pick<MemberDraft, 'email' | 'role'>): MemberProblems {
  return {
    ...(!emailPattern.test(normalizeText(email)) && { email: says.email }),
    ...(role === '' && { role: says.role }),
  };
}

function passwordProblems({ password, confirmation }: Passwords): MemberProblems {
  return {
    ...(password.length < limits.length.password.min && { password: says.passwordShort }),
    ...(password !== confirmation && { confirmation: says.passwordMismatch }),
  };
}

/**
 * The request that the forms stand for.
 *
 * @throws Error without a role: `creationProblems` comes first.
 */
export function newMemberOf(draft: MemberDraft, { password }: Passwords): NewMember {
  const { username, email, role } = draft;
  if (!isRole(role)) throw new Error('A member cannot be created without a role.');
  return { username: normalizeText(username), email: normalizeText(email), password, role };
}

/** Only what is not as it was. */
export function changesOf(
  member: Member,
  { email, role, isActive }: MemberEdit,
  { password }: Passwords,
): MemberChanges {
  const address = normalizeText(email);
  return {
    ...(address !== member.email && { email: address }),
    ...(isRole(role) && role !== member.role && { role }),
    ...(isActive !== member.isActive && { isActive }),
    ...(password !== '' && { password }),
  };
}
