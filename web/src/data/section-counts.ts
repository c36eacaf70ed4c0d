import { collection, getCountFromServer, limit, orderBy, query } from 'firebase/firestore';
import { textOf, type Fields } from './documents.ts';
import { store } from './firestore.ts';
import { useLiveList } from './live.tsx';

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

const idIn = (fields: Fields) => textOf(fields['id']);

/**
 * The id of the newest application, kept up to date; empty when there is none, undefined until
 * it is known. It costs one read, and one more for each that arrives.
 */
export function useNewestInscription(): string | undefined {
  const list = useLiveList(newest, idIn);
  return list.status === 'success' ? (list.items[0] ?? '') : undefined;
}
