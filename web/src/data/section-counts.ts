import {
  collection,
  getCountFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
} from 'firebase/firestore';
import { store } from './store.ts';

/** The collections that are counted, each with what orders them from the newest on. */
const newestFirst = { inscriptions: 'dateInscription', users: 'createdAt' } as const;

export type CountedCollection = keyof typeof newestFirst;

/** How many documents the collection holds; costs one read for a thousand of them. */
export async function countOf(name: CountedCollection): Promise<number> {
  return (await getCountFromServer(collection(store, name))).data().count;
}

/**
 * Calls `onNews` when the newest document of the collection is another one than before.
 *
 * @returns how to stop listening.
 */
export function watchNewest(name: CountedCollection, onNews: () => void): () => void {
  const newest = query(collection(store, name), orderBy(newestFirst[name], 'desc'), limit(1));
  return onSnapshot(newest, onNews, (error) => {
    console.warn(`The newest document of ${name} can no longer be followed.`, error.code);
  });
}
