import { messages } from '@centre/domain/messages';
import { describe, expect, it } from 'vitest';
import {
  blankMember,
  changesOf,
  creationProblems,
  editProblems,
  newMemberOf,
  type MemberForm,
} from './member-form.ts';

const draft = { username: 'afi', email: 'afi@cfpi.example', role: 'VIEWER' } as const;
const passwords = { password: 'lampe verte', confirmation: 'lampe verte' };
const created: MemberForm = { ...blankMember, ...draft, ...passwords };
const edit: MemberForm = { ...blankMember, ...draft };
const nothing = { password: '', confirmation: '' };
const says = messages.user;

describe('Creating a member', () => {
  it('has nothing against a whole form', () => {
    expect(creationProblems(created)).toEqual({});
  });

  it.each([
    ['a name of two letters', { username: ' af ' }, {}, { username: says.username }],
    ['no address', { email: '' }, {}, { email: says.email }],
    ['an address without a host', { email: 'afi@cfpi' }, {}, { email: says.email }],
    ['no role', { role: '' }, {}, { role: says.role }],
    [
      'a password of five characters',
      {},
      { password: 'abcde', confirmation: 'abcde' },
      { password: says.passwordShort },
    ],
    [
      'a password of five letters with an accent apart',
      {},
      { password: 'ble\u0301s7', confirmation: 'blés7' },
      { password: says.passwordShort },
    ],
    ['an address that ends twice', { email: 'afi@cfpi..example' }, {}, { email: says.email }],
    [
      'another confirmation',
      {},
      { confirmation: 'lampe  verte' },
      { confirmation: says.passwordMismatch },
    ],
  ] as const)('refuses %s', (_, change, passwordChange, problems) => {
    expect(creationProblems({ ...created, ...change, ...passwordChange })).toEqual(problems);
  });

  it('takes a confirmation that is typed on another keyboard', () => {
    const typed = { password: 'Cle\u0301 a\u00A0molette', confirmation: 'Clé a molette' };
    expect(creationProblems({ ...created, ...typed })).toEqual({});
  });

  it('sends an address as it can be reached', () => {
    const email = 'Afi <mailto:afi@cfpi.example>,';
    expect(creationProblems({ ...created, email })).toEqual({});
    expect(newMemberOf({ ...created, email }).email).toBe('afi@cfpi.example');
  });

  it('sends names and addresses without the space around them, and the password as it is', () => {
    const typed = { ...created, username: ' afi ', email: 'afi@cfpi.example ' };
    const spaced = { password: ' lampe ', confirmation: ' lampe ' };
    expect(newMemberOf({ ...typed, ...spaced })).toEqual({ ...draft, password: ' lampe ' });
  });
});

describe('Editing a member', () => {
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

  it('needs no password', () => {
    expect(editProblems(edit)).toEqual({});
    expect(changesOf(member, edit)).toEqual({});
  });

  it('holds a password that is given to the same rules as a new one', () => {
    expect(editProblems({ ...edit, password: 'abc', confirmation: '' })).toEqual({
      password: says.passwordShort,
      confirmation: says.passwordMismatch,
    });
    expect(editProblems({ ...edit, ...passwords })).toEqual({});
  });

  it('needs an address and a role', () => {
    expect(editProblems({ ...edit, email: ' ', role: '' })).toEqual({
      email: says.email,
      role: says.role,
    });
  });

  it.each([
    [{ email: 'autre@cfpi.example' }, nothing, { email: 'autre@cfpi.example' }],
    [{ role: 'ADMIN_FULL' }, nothing, { role: 'ADMIN_FULL' }],
    [{ isActive: false }, nothing, { isActive: false }],
    [{}, passwords, { password: 'lampe verte' }],
  ] as const)('sends what differs: %o', (change, typed, changes) => {
    expect(changesOf(member, { ...edit, ...change, ...typed })).toEqual(changes);
  });
});
