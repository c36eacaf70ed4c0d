import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithCustomToken } from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  getDocsFromCache,
  getFirestore,
  type Firestore,
} from 'firebase/firestore';
import { demoPassword } from '../../emulators/demo-accounts.ts';
import { suite } from '../suite.ts';
import { callFunction } from './calls.ts';

/** A browser of the office, signed in, with nothing in its memory. */
export interface Office {
  readonly store: Firestore;
  /** Documents of the applications that it was sent. */
  documentsRead: () => Promise<number>;
  leave: () => Promise<void>;
}

/** Signs in over the real login and reads under the real rules. */
export async function openOffice(username: string): Promise<Office> {
  const { body } = await callFunction('login', { username, password: demoPassword });
  const { token } = (body as { result: { token: string } }).result;
  const app = initializeApp({ projectId: suite.project, apiKey: 'demo' }, randomUUID());
  const auth = getAuth(app);
  connectAuthEmulator(auth, suite.origin('auth'), { disableWarnings: true });
  await signInWithCustomToken(auth, token);
  const store = getFirestore(app);
  connectFirestoreEmulator(store, suite.host, suite.port('firestore'));
  const inMemory = async (name: string) =>
    (await getDocsFromCache(collection(store, name))).size;
  return {
    store,
    documentsRead: async () => (await inMemory('inscriptions')) + (await inMemory('recherche')),
    leave: () => deleteApp(app),
  };
}
