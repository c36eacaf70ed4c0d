import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  type Firestore,
} from 'firebase/firestore';
import { documents, type OpenCollection } from './world.ts';

/** The two ways of reading that the rules tell apart. */
export const readings = ['get', 'list'] as const;
export type Reading = (typeof readings)[number];

/** Reads what only the staff of that collection may read: a draft, or all without a filter. */
export function read(db: Firestore, reading: Reading, name: OpenCollection): Promise<unknown> {
  return reading === 'get'
    ? getDocFromServer(doc(db, documents[name]))
    : getDocsFromServer(collection(db, name));
}
