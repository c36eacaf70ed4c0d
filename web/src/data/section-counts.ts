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
 * Calls `onNews` at once, and again when another application is the newest one. Members are
 * created and deleted here, by whoever then counts them anew. Following the applications costs
 * one read, and one more for each that arrives.
 *
 * @returns how to stop listening.
 */
export function watchNews(name: CountedCollection, onNews: () => void): () => void {
  onNews();
  if (name !== 'inscriptions') return () => undefined;
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
