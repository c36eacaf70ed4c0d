import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  onSnapshot,
  type DocumentSnapshot,
} from 'firebase/firestore';
import { app, whenEmulated } from '../firebase.ts';

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
  // An unchanged answer is reported too: it shows that the server is reachable.
  return onSnapshot(doc(store, path), { includeMetadataChanges: true }, next, fail);
}
