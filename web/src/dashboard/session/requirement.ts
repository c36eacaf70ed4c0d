import { messages } from '@centre/domain/messages/messages';
import { can, type Action, type Resource, type Role } from '@centre/domain/permissions';
import type { Session } from '../../data/session/session.ts';

/** Roles, one of which is required, or a required permission. */
export type Requirement =
  | { readonly roles: readonly Role[] }
  | { readonly resource: Resource; readonly action: Action };

/** Reason why `session` does not meet `requirement`; undefined when it does. */
export function denialMessage(session: Session, requirement: Requirement): string | undefined {
  if (session.status !== 'signedIn') return messages.guard.signIn;
  const { role } = session.member;
  if ('roles' in requirement) {
    return requirement.roles.includes(role) ? undefined : messages.guard.role;
  }
  const { resource, action } = requirement;
  return can(role, resource, action) ? undefined : messages.guard.permission;
}
