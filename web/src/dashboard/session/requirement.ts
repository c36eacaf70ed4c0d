import { messages } from '@centre/domain/messages';
import { can, type Action, type Resource, type Role } from '@centre/domain/permissions';
import type { Session } from '../../data/session.ts';

/** What one must be, or be allowed to do, to see or use something. */
export type Requirement =
  | { readonly roles: readonly Role[] }
  | { readonly resource: Resource; readonly action: Action };

/** Why `session` does not meet the requirement, as it is said; undefined when it does. */
export function refusalFor(session: Session, requirement: Requirement): string | undefined {
  if (session.status !== 'signedIn') return messages.guard.signIn;
  const { role } = session.member;
  if ('roles' in requirement) {
    return requirement.roles.includes(role) ? undefined : messages.guard.role;
  }
  const { resource, action } = requirement;
  return can(role, resource, action) ? undefined : messages.guard.permission;
}
