import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { app, whenEmulated } from './firebase.ts';

/** Firestore for the staff: live, and in memory only, so that nothing stays on the machine. */
export const store = getFirestore(app);

whenEmulated(8080, (host, port) => {
  connectFirestoreEmulator(store, host, port);
});
