import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { logger } from 'firebase-functions';
import { Timestamp } from 'firebase-admin/firestore';
import {
  derivedFields,
  type EnrolmentForm,
  type Inscription,
  type InscriptionStatut,
} from '@centre/domain/inscription';
import { newReference } from '@centre/domain/reference';
import { Refusal } from '@centre/domain/refusal';
import { staffInscriptionMessages } from '@centre/domain/staff/inscription-messages';
import { firestore } from './admin.ts';
import { isConflict } from './firestore-errors.ts';
import { inscriptions, newDocumentsOf, searchCopies } from './inscription-documents.ts';
import { joinMeetings, markDuplicates, meetingsOf } from './inscription-duplicates.ts';

/** What an applicant is told of a stored application. */
export type Receipt = Pick<Inscription, 'id' | 'reference' | 'dateInscription'>;

/** What is left of a deleted application: that its identifier was used. */
export const deletions = () => firestore().collection('inscriptionsSupprimees');

/**
 * The receipt of an application that is already stored.
 *
 * @throws Refusal `failed-precondition` when it was deleted: sent again, perhaps by a page
 * that was left open, it must not come back without anybody having decided so.
 */
export async function findReceipt(id: string): Promise<Receipt | undefined> {
  const [snapshot, deletion] = await firestore().getAll(
    inscriptions().doc(id),
    deletions().doc(id),
  );
  if (!snapshot) return undefined;
  if (deletion?.exists) {
    throw new Refusal('failed-precondition', staffInscriptionMessages.withdrawn);
  }
  const date: unknown = snapshot.get('dateInscription');
  if (!(date instanceof Timestamp)) return undefined;
  return { id, reference: String(snapshot.get('reference')), dateInscription: date.toDate() };
}

const newStatut: InscriptionStatut = 'en_attente';
const attempts = 8;

/**
 * Stores the application under `id` with a reference that no other has. When it is there
 * already, nothing is written: of many calls at once one stores, and all return its receipt.
 */
export async function storeInscription(id: string, form: EnrolmentForm): Promise<Receipt> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const reference = newReference(randomBytes);
    const batch = firestore().batch();
    const fields = { ...form, ...derivedFields(form), reference, statut: newStatut };
    const documents = newDocumentsOf(fields);
    batch.create(inscriptions().doc(id), documents.record);
    batch.create(searchCopies().doc(id), documents.copy);
    joinMeetings(batch, { ...form, id });
    // Deleted while this call was under way: it must not come back.
    batch.delete(deletions().doc(id), { exists: false });
    // Ids are unique; this document is what makes references so.
    batch.create(firestore().collection('references').doc(reference), { inscription: id });
    try {
      await batch.commit();
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
    // Read back in every case: the date is the server's, and the receipt of a twin is its own.
    const [receipt] = await Promise.all([findReceipt(id), mark({ ...form, id })]);
    if (receipt) return receipt;
    // The reference was taken, or two writes collided: another reference, a moment later.
    await wait(Math.random() * 50 * attempt);
  }
  throw new Error(`an application could not be stored in ${attempts} attempts`);
}

/** An application is received whether or not its likely duplicates could be marked. */
async function mark(record: EnrolmentForm & { readonly id: string }): Promise<void> {
  try {
    await markDuplicates(meetingsOf(record));
  } catch (error) {
    logger.error('duplicates of an application are not marked', {
      id: record.id,
      code: error instanceof Error && 'code' in error ? error.code : undefined,
    });
  }
}
