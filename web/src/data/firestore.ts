import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  onSnapshot,
  type DocumentSnapshot,
} from 'firebase/firestore';
import { app, whenEmulated } from './firebase.ts';

/** Firestore for the staff: live, and in memory only, so that nothing stays on the machine. */
export const store = getFirestore(app);

whenEmulated(8080, (host, port) => {
  connectFirestoreEmulator(store, host, port);
});

/** Subscribes to a document; returns how to unsubscribe. */
export function subscribeToDocument(
  path: string,
  next: (snapshot: DocumentSnapshot) => void,
  fail: (error: unknown) => void,
): () => void {
  // An answer of the server that changes nothing still says that the server answers.
  return onSnapshot(doc(store, path), { includeMetadataChanges: true }, next, fail);
}
