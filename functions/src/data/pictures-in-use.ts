import type { PictureCollection } from '@centre/domain/published-picture';
import { firestore } from './admin.ts';

const field = 'picture.folder';

/** The folders of the pictures that these documents have now, those that exist. */
export async function foldersInUse(
  collection: PictureCollection,
  documents: readonly string[],
): Promise<ReadonlySet<string>> {
  if (documents.length === 0) return new Set();
  const references = documents.map((id) => firestore().collection(collection).doc(id));
  const snapshots = await firestore().getAll(...references, { fieldMask: [field] });
  const folders = snapshots.map((snapshot): unknown => snapshot.get(field));
  return new Set(folders.filter((folder) => typeof folder === 'string'));
}
