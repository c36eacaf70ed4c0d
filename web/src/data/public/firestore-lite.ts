import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { app, whenEmulated } from '../firebase.ts';

/** Firestore for visitors: reads once, over plain requests, with the small SDK. */
export const publicStore = getFirestore(app);

whenEmulated(8080, (host, port) => {
  connectFirestoreEmulator(publicStore, host, port);
});
