import type { Role } from '../permissions.ts';

/** A member of the staff. */
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

/** The document `users/{uid}`; the last login is in `connexions/{uid}`. */
export interface MemberDocument<Instant = Date> extends Omit<
  Member<Instant>,
  'id' | 'lastLogin'
> {
  /** Earlier sessions have ended, by a new role, a new password or a deactivation. */
  readonly sessionsSince?: Instant;
}

export { foldText as foldUsername } from '../text.ts';

/** The member as `viewer` sees them: nobody can delete themselves. */
export function withCanBeDeleted<M extends Pick<Member, 'id' | 'canBeDeleted'>>(
  viewer: string,
  member: M,
): M {
  return { ...member, canBeDeleted: member.canBeDeleted && member.id !== viewer };
}
