import {
  connectFirestoreEmulator,
  doc,
  getCountFromServer,
  getDocsFromServer,
  getFirestore,
  limit,
  onSnapshot,
  query,
  startAfter,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { pageOf, readAs, type Parser } from '@centre/domain/content/stored-documents';
import { app, whenEmulated } from '../firebase.ts';

/** Firestore for the staff: live, and in memory only, so that nothing stays on the machine. */
export const store = getFirestore(app);

whenEmulated(8080, (host, port) => {
  connectFirestoreEmulator(store, host, port);
});

/** Subscribes to a document; returns how to unsubscribe. */
export function subscribeToDocument(
  path: string,
  next: (snapshot: DocumentSnapshot) => void,
  fail: (error: unknown) => void,
): () => void {
  // An unchanged answer is reported too: it shows that the server is reachable.
  return onSnapshot(doc(store, path), { includeMetadataChanges: true }, next, fail);
}

/** Where a page begins. */
export type PageCursor = QueryDocumentSnapshot;

/** Some items of a list, and where the next ones begin if there are any. */
export interface Page<Item, Cursor = PageCursor> {
  readonly items: readonly Item[];
  readonly next?: Cursor | undefined;
}

/** The next `count` documents of `wanted`; one more is read, to know whether others follow. */
export async function readPage<Item>(
  wanted: Query,
  parse: Parser<Item>,
  count: number,
  after?: PageCursor,
): Promise<Page<Item>> {
  // Offline, the SDK would answer from its own cache, which may be empty.
  const { docs } = await getDocsFromServer(
    query(wanted, ...(after ? [startAfter(after)] : []), limit(count + 1)),
  );
  const { shown, last } = pageOf(docs, count);
  return { items: shown.map(readAs(parse)), next: last };
}

/** How many documents there are; costs one read for a thousand of them. */
export async function countOf(wanted: Query): Promise<number> {
  return (await getCountFromServer(wanted)).data().count;
}
