import type { Role } from '../permissions.ts';

/** Staff member. */
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

/** Document `users/{uid}`; the last login is in `connexions/{uid}`. */
export interface MemberDocument<Instant = Date> extends Omit<
  Member<Instant>,
  'id' | 'lastLogin'
> {
  /** Start of valid sessions: a new role or password or a deactivation ended the earlier ones. */
  readonly sessionsSince?: Instant;
}

export { foldText as foldUsername } from '../text.ts';

/** Adapts `canBeDeleted` to the logged-in member: their own account cannot be deleted. */
export function withCanBeDeleted<M extends Pick<Member, 'id' | 'canBeDeleted'>>(
  viewerId: string,
  member: M,
): M {
  return { ...member, canBeDeleted: member.canBeDeleted && member.id !== viewerId };
}
