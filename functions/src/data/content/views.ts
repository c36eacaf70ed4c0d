import { randomInt } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { firestore } from '../admin.ts';
import { everyDocument } from '../every-document.ts';
import { optimisticWrite, mustBeUnchanged } from '../optimistic-write.ts';

// Firestore writes a document about once a second, so an article's views are split over several.
const shards = 10;

const collection = 'vues';

/** Counts a view in a document of its own, so that reading an article does not change it. */
export async function countView(article: string): Promise<void> {
  const shard = firestore()
    .collection(collection)
    .doc(`${article}-${randomInt(shards)}`);
  await shard.set({ article, vues: FieldValue.increment(1) }, { merge: true });
}

/** Number of views that have not been added to the article yet. */
export async function newViewsOf(article: string): Promise<number> {
  const counted = firestore().collection(collection).where('article', '==', article);
  const { docs } = await counted.get();
  return docs.reduce((sum, shard) => sum + Number(shard.get('vues')), 0);
}

/**
 * Adds the counted views to their articles.
 *
 * @returns number of added views.
 */
export async function addUpViews(): Promise<number> {
  let added = 0;
  for await (const { ref } of everyDocument(collection)) {
    added += await optimisticWrite('the sum of views', async () => {
      const shard = await ref.get();
      if (!shard.exists) return { result: 0 };
      const batch = firestore().batch().delete(ref, mustBeUnchanged(shard));
      const views = Number(shard.get('vues'));
      const article = firestore()
        .collection('articles')
        .doc(String(shard.get('article')));
      const isThere = (await article.get()).exists;
      if (isThere) batch.update(article, { vues: FieldValue.increment(views) });
      return { batch, result: isThere ? views : 0 };
    });
  }
  return added;
}
