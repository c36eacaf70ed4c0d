import { messages } from '@centre/domain/messages/messages';
import { can, type Action, type Resource } from '@centre/domain/permissions';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import {
  subscribeToSession,
  type ConnectedMember,
  type Session,
} from '../../data/session/session.ts';
import { clearCachedLists } from '../../data/staff/last-seen.ts';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toaster.ts';
import { denialMessage, type Requirement } from './requirement.ts';

/** Name of the window event whose detail is the connected member, or null. */
const authenticationChanged = 'authentication-changed';

function dispatchAuthentication(member: ConnectedMember | null): void {
  dispatchEvent(
    new CustomEvent<ConnectedMember | null>(authenticationChanged, { detail: member }),
  );
}

const AuthContext = createContext<Session | undefined>(undefined);

/** Provides the session to its descendants. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const [session, setSession] = useState<Session>({ status: 'checking' });
  useEffect(() => {
    let announced: ConnectedMember | null = null;
    return subscribeToSession((next) => {
      const isOver = next.status === 'signedOut';
      if (isOver || next.status === 'leaving') clearMemberData();
      if (isOver && next.end === 'loggedOut') toast.success(messages.session.loggedOut);
      setSession(next);
      const member = memberAfter(next, announced);
      if (member !== announced) dispatchAuthentication(member);
      announced = member;
    });
  }, []);
  return <AuthContext value={session}>{children}</AuthContext>;
}

/** Clears cached lists and toasts at the end of a session; drafts stay for the next one. */
function clearMemberData() {
  clearCachedLists();
  toast.dismissAll();
}

/** Member after a change of session; a check, a log-out or an outage keeps the previous one. */
function memberAfter(session: Session, before: ConnectedMember | null): ConnectedMember | null {
  if (session.status === 'signedIn') return session.member;
  return session.status === 'signedOut' ? null : before;
}

/**
 * Current session.
 *
 * @throws Error outside of `AuthProvider`.
 */
export function useAuth(): Session {
  const session = use(AuthContext);
  if (!session) throw new Error(messages.session.outsideProvider);
  return session;
}

/**
 * Connected member.
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

type RequirePermissionProps = Requirement & { readonly children: ReactNode };

/**
 * Renders its children for members who meet the requirement, and the reason of the refusal
 * otherwise.
 */
export function RequirePermission({ children, ...requirement }: RequirePermissionProps) {
  const refusal = denialMessage(useAuth(), requirement);
  return refusal === undefined ? children : <Notice tone="danger">{refusal}</Notice>;
}
