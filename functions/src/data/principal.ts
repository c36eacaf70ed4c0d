import { Filter, type WriteBatch } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';
import { unchanged } from './optimistic-write.ts';

// Every change of the principal article writes this document too, as it was read, so that of
// two changes at once one finds it changed and looks again.
const marker = () => firestore().doc('marques/principal');

/** Adds to `batch` that the article is the principal one, and that no other is. */
export async function setPrincipal(batch: WriteBatch, id: string): Promise<void> {
  const mark = await marker().get();
  if (mark.exists) batch.update(marker(), { article: id }, unchanged(mark));
  else batch.create(marker(), { article: id });
  // After the mark was read: whoever is appointed later makes the mark another. The articles
  // themselves are asked, because those of an older site come without a mark.
  const { docs } = await firestore()
    .collection('articles')
    .where(
      Filter.or(Filter.where('isPrincipal', '==', true), Filter.where('featured', '==', true)),
    )
    .get();
  for (const { ref } of docs) {
    if (ref.id !== id) batch.update(ref, { isPrincipal: false, featured: false });
  }
}

/** Adds to `batch` that the article is not the principal one any more; nobody replaces it. */
export async function clearPrincipal(batch: WriteBatch, id: string): Promise<void> {
  const mark = await marker().get();
  if (mark.get('article') === id) batch.update(marker(), { article: '' }, unchanged(mark));
}
