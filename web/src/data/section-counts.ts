import {
  collection,
  getCountFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
} from 'firebase/firestore';
import { store } from './store.ts';

export type CountedCollection = 'inscriptions' | 'users';

/** How many documents the collection holds; costs one read for a thousand of them. */
export async function countOf(name: CountedCollection): Promise<number> {
  return (await getCountFromServer(collection(store, name))).data().count;
}

const newest = query(
  collection(store, 'inscriptions'),
  orderBy('dateInscription', 'desc'),
  limit(1),
);

/**
 * Calls `onNews` when the newest application is another one than before. It costs one read, and
 * one more for each application that arrives.
 *
 * @returns how to stop listening.
 */
export function watchNewestApplication(onNews: () => void): () => void {
  let isKnown = false;
  return onSnapshot(
    newest,
    () => {
      if (isKnown) onNews();
      isKnown = true;
    },
    (error) => {
      console.warn('The newest application can no longer be followed.', error.code);
    },
  );
}
