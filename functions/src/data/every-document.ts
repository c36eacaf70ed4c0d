import {
  FieldPath,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { UserRecord } from 'firebase-admin/auth';
import { auth, bucket, firestore } from './admin.ts';

/** Of one answer, which is held in memory. */
const pageSize = 500;

/** Every document of a collection, in the order of their ids, or those with a field in its order. */
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

/** Every account of the project, in the order of their uids. */
export async function* everyAccount(): AsyncGenerator<UserRecord> {
  let pageToken: string | undefined;
  do {
    const page = await auth().listUsers(pageSize, pageToken);
    yield* page.users;
    pageToken = page.pageToken;
  } while (pageToken);
}

type StoredObject = ReturnType<ReturnType<typeof bucket>['file']>;

/** Every object of the bucket whose path begins with `prefix`, in the order of their paths. */
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
