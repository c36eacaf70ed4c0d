import type { Member } from '@centre/domain/member/member';
import { isRole } from '@centre/domain/permissions';
import { dateIn, textIn, type Fields } from '@centre/domain/content/stored-documents';
import { collection, limit, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { call } from '../callables.ts';
import { useLiveList } from './live.tsx';
import { countOf, store } from './firestore.ts';

/** Members read at most: a centre has a handful. */
const most = 500;

const users = query(collection(store, 'users'), limit(most));
const connexions = query(collection(store, 'connexions'), limit(most));

type Account = Omit<Member, 'lastLogin'>;

interface Connexion {
  readonly id: string;
  readonly lastLogin: Date | null;
}

function accountOf(id: string, fields: Fields): Account {
  const role = fields['role'];
  return {
    id,
    username: textIn(fields['username']),
    email: textIn(fields['email']),
    // An unknown role counts as the one with the fewest rights.
    role: isRole(role) ? role : 'VIEWER',
    isActive: fields['isActive'] === true,
    createdAt: dateIn(fields['createdAt']) ?? new Date(0),
    canBeDeleted: fields['canBeDeleted'] === true,
  };
}

const connexionOf = (id: string, { lastLogin }: Fields): Connexion => ({
  id,
  lastLogin: dateIn(lastLogin) ?? null,
});

/** Every member in the order of their names, with their last login, kept up to date. */
export function useMembers() {
  const accounts = useLiveList(users, accountOf);
  const logins = useLiveList(connexions, connexionOf);
  const reload = () => {
    accounts.reload();
    logins.reload();
  };
  const known = accounts.status === 'success' ? accounts.items : undefined;
  const seen = logins.status === 'success' ? logins.items : undefined;
  const members = useMemo(() => known && seen && merge(known, seen), [known, seen]);
  const isFailed = accounts.status === 'error' || logins.status === 'error';
  return { members, isFailed, reload };
}

/** How many members there are, counted without reading them. */
export const countMembers = (): Promise<number> => countOf(collection(store, 'users'));

function merge(accounts: readonly Account[], logins: readonly Connexion[]): readonly Member[] {
  const lastLogins = new Map(logins.map(({ id, lastLogin }) => [id, lastLogin]));
  return accounts
    .map((account) => ({ ...account, lastLogin: lastLogins.get(account.id) ?? null }))
    .sort((one, other) => one.username.localeCompare(other.username, 'fr'));
}

export type NewMember = Pick<Member, 'username' | 'email' | 'role'> & {
  readonly password: string;
};

/** @throws CallError */
export async function createMember(member: NewMember): Promise<void> {
  await call('dashboard/createUser', member);
}

/** The changes of a member; absent fields stay. */
export type MemberChanges = Partial<Omit<NewMember, 'username'> & Pick<Member, 'isActive'>>;

/**
 * A change of the role or the password, and a deactivation, end the member's sessions.
 *
 * @throws CallError
 */
export async function updateMember(id: string, changes: MemberChanges): Promise<void> {
  await call('dashboard/updateUser', { id, ...changes });
}

/** @throws CallError */
export async function deleteMember(id: string): Promise<void> {
  await call('dashboard/deleteUser', { id });
}
