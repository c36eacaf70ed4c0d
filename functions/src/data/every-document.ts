import {
  FieldPath,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { UserRecord } from 'firebase-admin/auth';
import { auth, bucket, firestore } from './admin.ts';

/** Number of records per query, whose answer is held in memory. */
const pageSize = 500;

/** Documents of a collection, ordered by id; or those that have a field, ordered by it. */
export async function* everyDocument(
  collection: string,
  field?: string,
): AsyncGenerator<QueryDocumentSnapshot> {
  const all = firestore()
    .collection(collection)
    .orderBy(field ?? FieldPath.documentId())
    .limit(pageSize);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? all.startAfter(last) : all).get();
    yield* docs;
    last = docs.length < pageSize ? undefined : docs.at(-1);
  } while (last);
}

export async function documentsNamed(
  collection: string,
  ids: readonly string[],
): Promise<Map<string, QueryDocumentSnapshot>> {
  if (ids.length === 0) return new Map();
  const references = ids.map((id) => firestore().collection(collection).doc(id));
  const snapshots = await firestore().getAll(...references);
  return new Map(snapshots.filter(isThere).map((snapshot) => [snapshot.id, snapshot]));
}

function isThere(snapshot: DocumentSnapshot): snapshot is QueryDocumentSnapshot {
  return snapshot.exists;
}

export async function collectionNames(): Promise<string[]> {
  return (await firestore().listCollections()).map(({ id }) => id).toSorted();
}

/** Accounts of the project, ordered by uid. */
export async function* everyAccount(): AsyncGenerator<UserRecord> {
  let pageToken: string | undefined;
  do {
    const page = await auth().listUsers(pageSize, pageToken);
    yield* page.users;
    pageToken = page.pageToken;
  } while (pageToken);
}

type StoredObject = ReturnType<ReturnType<typeof bucket>['file']>;

/** Objects of the bucket whose path begins with `prefix`, ordered by path. */
export async function* everyObject(prefix = ''): AsyncGenerator<StoredObject> {
  let pageToken: string | undefined;
  do {
    const [files, next] = await bucket().getFiles({
      prefix,
      maxResults: pageSize,
      autoPaginate: false,
      ...(pageToken !== undefined && { pageToken }),
    });
    yield* files;
    pageToken = (next as { pageToken?: string } | null)?.pageToken;
  } while (pageToken !== undefined);
}
