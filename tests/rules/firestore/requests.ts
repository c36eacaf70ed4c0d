import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  type Firestore,
} from 'firebase/firestore';
import { documents, type OpenCollection } from './world.ts';

/** Kinds of reads that the rules distinguish. */
export const readings = ['get', 'list'] as const;
export type Reading = (typeof readings)[number];

/** Reads data that only staff may read: a draft, or a whole collection without a filter. */
export function read(db: Firestore, reading: Reading, name: OpenCollection): Promise<unknown> {
  return reading === 'get'
    ? getDocFromServer(doc(db, documents[name]))
    : getDocsFromServer(collection(db, name));
}
