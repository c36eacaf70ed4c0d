import { FieldValue } from 'firebase-admin/firestore';
import { everyDocument } from './every-document.ts';

/** Collections that older versions of the product stored. */
export const formerCollections = [
  'vuesInscriptions',
  'essais',
  'recherche',
  'rapprochements',
  'bilans',
] as const;

/** Fields of an application that older versions stored. */
export const formerFields = [
  'responsable',
  'reservation',
  'index',
  'compteLe',
  'contacts',
] as const;

/** Removes former data. @returns number of changed or deleted documents */
export async function removeFormerData(): Promise<number> {
  let count = 0;
  for (const name of formerCollections) {
    for await (const { ref } of everyDocument(name)) {
      await ref.delete();
      count += 1;
    }
  }
  for await (const snapshot of everyDocument('inscriptions')) {
    const former = formerFields.filter((field) => snapshot.get(field) !== undefined);
    if (former.length === 0) continue;
    const deletions = former.map((field) => [field, FieldValue.delete()] as const);
    await snapshot.ref.update(Object.fromEntries(deletions));
    count += 1;
  }
  return count;
}
