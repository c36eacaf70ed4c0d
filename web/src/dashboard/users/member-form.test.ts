import { messages } from '@centre/domain/messages/messages';
import { describe, expect, it } from 'vitest';
import { validationErrors } from '../ui/record-rules.ts';
import {
  blankMember,
  changesOf,
  creationRules,
  editRules,
  newMemberOf,
  type MemberForm,
} from './member-form.ts';

const draft = { username: 'afi', email: 'afi@cfpi.example', role: 'VIEWER' } as const;
const passwords = { password: 'lampe verte', confirmation: 'lampe verte' };
const created: MemberForm = { ...blankMember, ...draft, ...passwords };
const edit: MemberForm = { ...blankMember, ...draft };
const nothing = { password: '', confirmation: '' };
const texts = messages.user;

const creationProblems = (form: MemberForm) => validationErrors(creationRules, form);

describe('Creation of a member', () => {
  it('accepts a complete form', async () => {
    expect(await creationProblems(created)).toEqual({});
  });

  it.each([
    ['an empty role', { role: '' }, {}, { role: texts.role }],
    [
      'a password that repeats the name',
      { username: 'afivi-k' },
      { password: 'Afivi-K', confirmation: 'Afivi-K' },
      { password: texts.passwordCommon },
    ],
    [
      'a different confirmation',
      {},
      { confirmation: 'lampe  verte' },
      { confirmation: texts.passwordMismatch },
    ],
  ] as const)('rejects %s', async (_, change, passwordChange, problems) => {
    expect(await creationProblems({ ...created, ...change, ...passwordChange })).toEqual(
      problems,
    );
  });

  it('accepts a confirmation that is equal after normalization', async () => {
    const typed = { password: 'Cle\u0301 a\u00A0molette', confirmation: 'Clé a molette' };
    expect(await creationProblems({ ...created, ...typed })).toEqual({});
  });

  it('accepts a pasted mailto address, and sends the raw input', async () => {
    const typed = { ...created, username: ' afi ', email: 'Afi <mailto:afi@cfpi.example>,' };
    expect(await creationProblems(typed)).toEqual({});
    const { username, email, password } = typed;
    expect(newMemberOf(typed)).toEqual({ username, email, password, role: 'VIEWER' });
  });
});

describe('Edit of a member', () => {
  const member = {
    id: 'afi',
    username: 'afi',
    email: 'afi@cfpi.example',
    role: 'VIEWER',
    isActive: true,
    createdAt: new Date(0),
    lastLogin: null,
    canBeDeleted: true,
  } as const;

  const editProblems = (form: MemberForm) => validationErrors(editRules(member), form);

  it('is valid and sends no change without a password', async () => {
    expect(await editProblems(edit)).toEqual({});
    expect(changesOf(member, edit)).toEqual({});
  });

  it('validates a given password by the rules of a creation', async () => {
    expect(await editProblems({ ...edit, password: 'abc', confirmation: '' })).toEqual({
      password: texts.passwordShort,
      confirmation: texts.passwordMismatch,
    });
    expect(await editProblems({ ...edit, ...passwords })).toEqual({});
  });

  it.each([
    [{ email: 'autre@cfpi.example' }, nothing, { email: 'autre@cfpi.example' }],
    [{ role: 'ADMIN_FULL' }, nothing, { role: 'ADMIN_FULL' }],
    [{ isActive: false }, nothing, { isActive: false }],
    [{}, passwords, { password: 'lampe verte' }],
  ] as const)('sends only what differs: %o', (change, typed, changes) => {
    expect(changesOf(member, { ...edit, ...change, ...typed })).toEqual(changes);
  });
});
