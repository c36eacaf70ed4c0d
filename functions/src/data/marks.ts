import { FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';
import { unchanged } from './optimistic-write.ts';

/**
 * Mark of a rule about several documents, such as the six published testimonials. It is renewed by
 * each change that could break the rule, before the documents are read: of two such changes at
 * once, the later batch fails and is planned again.
 */
export async function renewMark(
  name: 'publications' | 'superAdmins',
  batch: WriteBatch,
): Promise<void> {
  const mark = await firestore().doc(`marques/${name}`).get();
  const change = { changedAt: FieldValue.serverTimestamp() };
  if (mark.exists) batch.update(mark.ref, change, unchanged(mark));
  else batch.create(mark.ref, change);
}
