import { FirebaseError } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { app, whenEmulated } from './firebase.ts';

/**
 * Firebase Auth at its bare minimum: we never open a sign-in window of a third party. Its own
 * record of the session is all that the browser keeps of it.
 */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

whenEmulated(9099, (host, port) => {
  connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
});

/** Whether Auth failed because no answer came, which says nothing about the session. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'auth/network-request-failed';
}
