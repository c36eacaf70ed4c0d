import { messages } from '@centre/domain/messages/messages';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import {
  type ConnectedMember,
  type Session,
  subscribeToSession,
} from '../../data/session/session.ts';
import { forgetLastSeen } from '../../data/staff/last-seen.ts';
import { toast } from '../ui/toaster.ts';

/** Name of the window event with the connected member as its detail, or null. */
const authenticationChanged = 'authentication-changed';

/** Dispatches the event of the connected member. */
function announceAuthentication(member: ConnectedMember | null): void {
  dispatchEvent(
    new CustomEvent<ConnectedMember | null>(authenticationChanged, { detail: member }),
  );
}

const AuthContext = createContext<Session | undefined>(undefined);

/** Provides the session to everything below. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const [session, setSession] = useState<Session>({ status: 'checking' });
  useEffect(() => {
    let announced: ConnectedMember | null = null;
    return subscribeToSession((next) => {
      const isOver = next.status === 'signedOut';
      if (isOver || next.status === 'leaving') clearAway();
      if (isOver && next.end === 'loggedOut') toast.success(messages.session.loggedOut);
      setSession(next);
      const member = memberAfter(next, announced);
      if (member !== announced) announceAuthentication(member);
      announced = member;
    });
  }, []);
  return <AuthContext value={session}>{children}</AuthContext>;
}

/** Clears the lists and toasts of the member who leaves; drafts wait for them. */
function clearAway() {
  forgetLastSeen();
  toast.dismissAll();
}

/** A session that is being checked, or cannot be, has not changed hands yet. */
function memberAfter(session: Session, before: ConnectedMember | null): ConnectedMember | null {
  if (session.status === 'signedIn') return session.member;
  return session.status === 'signedOut' ? null : before;
}

/**
 * The session.
 *
 * @throws Error outside of `AuthProvider`.
 */
export function useAuth(): Session {
  const session = use(AuthContext);
  if (!session) throw new Error(messages.session.outsideProvider);
  return session;
}
