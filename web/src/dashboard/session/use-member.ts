import { messages } from '@centre/domain/messages/messages';
import { can, type Action, type Resource } from '@centre/domain/permissions';
import type { ConnectedMember } from '../../data/session/session.ts';
import { useAuth } from './auth-context.tsx';

/**
 * The connected member.
 *
 * @throws Error outside of the guard.
 */
export function useMember(): ConnectedMember {
  const session = useAuth();
  if (session.status !== 'signedIn') throw new Error(messages.guard.signIn);
  return session.member;
}

/** Whether the connected member may do `action` on `resource`. */
export function useCan(resource: Resource, action: Action): boolean {
  return can(useMember().role, resource, action);
}
