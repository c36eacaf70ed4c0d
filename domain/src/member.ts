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
export interface MemberDocument<Instant = Date> extends Omit<
  Member<Instant>,
  'id' | 'lastLogin'
> {
  /**
   * Sessions that began before count no more: a new role, a new password or a deactivation
   * ended them. Absent when nothing ever did.
   */
  readonly sessionsSince?: Instant;
}

/** `username` as it is compared: two that differ by case or accents only are the same. */
export { foldText as foldUsername } from './text.ts';

/** The member as shown to the one with the id `viewer`: nobody can delete themselves. */
export function asSeenBy<M extends Pick<Member, 'id' | 'canBeDeleted'>>(
  viewer: string,
  member: M,
): M {
  return { ...member, canBeDeleted: member.canBeDeleted && member.id !== viewer };
}
