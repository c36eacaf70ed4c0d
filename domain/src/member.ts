import type { Role } from './permissions.ts';

/** Someone of the staff, as the dashboard and the API show them. */
export interface Member<Instant = Date> {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly role: Role;
  readonly isActive: boolean;
  readonly createdAt: Instant;
  /** Null until the first login. */
  readonly lastLogin: Instant | null;
  readonly canBeDeleted: boolean;
}

/** The document `users/{uid}`; the last login is kept apart, in `connexions/{uid}`. */
export type MemberDocument<Instant = Date> = Omit<Member<Instant>, 'id' | 'lastLogin'>;

/** `username` as it is compared: two that differ by case or accents only are the same. */
export { foldText as foldUsername } from './text.ts';
