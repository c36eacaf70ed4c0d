import type { MemberDocument } from '@centre/domain/member';
import { isRole, type Role } from '@centre/domain/permissions';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth';
import { doc, onSnapshot } from 'firebase/firestore';
import { call } from './callables.ts';
import { fieldsOf, textOf } from './documents.ts';
import { app, whenEmulated } from './firebase.ts';
import { store } from './store.ts';

// The bare minimum of the SDK: we never open a sign-in window of a third party.
const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

whenEmulated(9099, (host, port) => {
  connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
});

/** Who is connected to the dashboard. */
export interface ConnectedMember extends Pick<MemberDocument, 'username'> {
  readonly id: string;
  readonly role: Role;
}

export type Session =
  | { readonly status: 'checking' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly member: ConnectedMember };

/**
 * Tells `listener` about the session, now and whenever it changes. It ends by itself when the
 * member is deactivated or deleted: the rules then refuse them their own document.
 *
 * @returns how to stop listening.
 */
export function watchSession(listener: (session: Session) => void): () => void {
  let stopWatchingMember = () => undefined as unknown;
  const stopWatchingAccount = onAuthStateChanged(auth, (account) => {
    stopWatchingMember();
    if (!account) {
      listener({ status: 'signedOut' });
      return;
    }
    stopWatchingMember = onSnapshot(
      doc(store, 'users', account.uid),
      (snapshot) => {
        const fields = fieldsOf(snapshot);
        const role = fields['role'];
        if (!isRole(role)) {
          void logOut();
          return;
        }
        const member = { id: account.uid, username: textOf(fields['username']), role };
        listener({ status: 'signedIn', member });
      },
      (error) => {
        console.warn(
          'The session ended: the member’s document can no longer be read.',
          error.code,
        );
        void logOut();
      },
    );
  });
  return () => {
    stopWatchingMember();
    stopWatchingAccount();
  };
}

/**
 * Opens a session, which every tab of the browser then shares.
 *
 * @throws CommandFailure when the name or the password is refused, or no answer came.
 */
export async function logIn(username: string, password: string): Promise<void> {
  const { token } = await call<{ token: string }>('login', { username, password });
  await signInWithCustomToken(auth, token);
}

/** Ends the session in every tab of the browser. */
export async function logOut(): Promise<void> {
  await signOut(auth);
}
