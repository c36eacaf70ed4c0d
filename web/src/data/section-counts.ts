import { collection, limit, orderBy, query } from 'firebase/firestore';
import { textOf, type Fields } from './documents.ts';
import { store } from './firestore.ts';
import { useLiveList } from './live.tsx';
import { countOf } from './queries.ts';

const inscriptions = collection(store, 'inscriptions');

export const countInscriptions = () => countOf(inscriptions);
export const countMembers = () => countOf(collection(store, 'users'));

const newest = query(inscriptions, orderBy('dateInscription', 'desc'), limit(1));

const idIn = (fields: Fields) => textOf(fields['id']);

/**
 * The id of the newest application, kept up to date; empty when there is none, undefined until
 * it is known. It costs one read, and one more for each that arrives.
 */
export function useNewestInscription(): string | undefined {
  const list = useLiveList(newest, idIn);
  return list.status === 'success' ? (list.items[0] ?? '') : undefined;
}
