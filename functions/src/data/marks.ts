import { FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';
import { mustBeUnchanged } from './optimistic-write.ts';

/**
 * Renews the lock document of a rule about several documents, such as the six published testimonials.
 * Each change that could break the rule renews it before reading the documents, so that of two
 * concurrent changes the later batch fails and is planned again.
 */
export async function renewLock(
  name: 'publications' | 'superAdmins',
  batch: WriteBatch,
): Promise<void> {
  const mark = await firestore().doc(`marques/${name}`).get();
  const change = { changedAt: FieldValue.serverTimestamp() };
  if (mark.exists) batch.update(mark.ref, change, mustBeUnchanged(mark));
  else batch.create(mark.ref, change);
}
