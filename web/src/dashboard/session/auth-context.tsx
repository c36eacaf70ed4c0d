import { messages } from '@centre/domain/messages';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { forgetLiveData } from '../../data/live.tsx';
import { watchSession, type Session } from '../../data/session.ts';

const AuthContext = createContext<Session | undefined>(undefined);

/** Follows the session and tells everything below about it. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const [session, setSession] = useState<Session>({ status: 'checking' });
  useEffect(
    () =>
      watchSession((next) => {
        if (next.status !== 'signedIn') forgetLiveData();
        setSession(next);
      }),
    [],
  );
  return <AuthContext value={session}>{children}</AuthContext>;
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
