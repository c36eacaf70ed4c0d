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

/** Firestore for the staff: live, with a memory-only cache that leaves nothing on the machine. */
export const store = getFirestore(app);

whenEmulated(8080, (host, port) => {
  connectFirestoreEmulator(store, host, port);
});

/** Subscribes to a document; returns a function that unsubscribes. */
export function subscribeToDocument(
  path: string,
  next: (snapshot: DocumentSnapshot) => void,
  fail: (error: unknown) => void,
): () => void {
  // Reports an unchanged answer too, which proves that the server is reachable.
  return onSnapshot(doc(store, path), { includeMetadataChanges: true }, next, fail);
}

/** Cursor of a page: the last document of the previous one. */
export type PageCursor = QueryDocumentSnapshot;

/** Page of a list, with the cursor of the next page, if any. */
export interface Page<Item, Cursor = PageCursor> {
  readonly items: readonly Item[];
  readonly next?: Cursor | undefined;
}

/** Reads the next `count` documents of `source`, and one more to detect a next page. */
export async function readPage<Item>(
  source: Query,
  parse: Parser<Item>,
  count: number,
  after?: PageCursor,
): Promise<Page<Item>> {
  // Offline, `getDocs` would answer from its own cache, which may be empty.
  const { docs } = await getDocsFromServer(
    query(source, ...(after ? [startAfter(after)] : []), limit(count + 1)),
  );
  const { shown, last } = pageOf(docs, count);
  return { items: shown.map(readAs(parse)), next: last };
}

/** Number of documents; billed as one read per thousand. */
export async function countOf(source: Query): Promise<number> {
  return (await getCountFromServer(source)).data().count;
}
