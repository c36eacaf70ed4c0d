import type { Member } from '@centre/domain/member/member';
import { isRole } from '@centre/domain/permissions';
import { dateIn, textIn, type Fields } from '@centre/domain/content/stored-documents';
import { collection, limit, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { call } from '../callables.ts';
import { useLiveList } from './live.tsx';
import { countOf, store } from './firestore.ts';

/** Maximum number of members read; a centre has a handful. */
const maxMembers = 500;

const users = query(collection(store, 'users'), limit(maxMembers));
const connexions = query(collection(store, 'connexions'), limit(maxMembers));

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

/** Live list of all members with their last login, ordered by username. */
export function useMembers() {
  const accounts = useLiveList(users, accountOf);
  const logins = useLiveList(connexions, connexionOf);
  const reload = () => {
    accounts.reload();
    logins.reload();
  };
  const items = accounts.status === 'success' ? accounts.items : undefined;
  const dates = logins.status === 'success' ? logins.items : undefined;
  const members = useMemo(() => items && dates && merge(items, dates), [items, dates]);
  const isFailed = accounts.status === 'error' || logins.status === 'error';
  return { members, isFailed, reload };
}

/** Number of members, by an aggregation query. */
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

/** Changes to a member; absent fields stay unchanged. */
export type MemberChanges = Partial<Omit<NewMember, 'username'> & Pick<Member, 'isActive'>>;

/**
 * Updates a member. A new role, a new password or a deactivation ends the member's sessions.
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
