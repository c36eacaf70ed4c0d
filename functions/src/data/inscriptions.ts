import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import {
  derivedFields,
  type EnrolmentForm,
  type Inscription,
  type InscriptionStatut,
} from '@centre/domain/inscription';
import { newReference } from '@centre/domain/reference';
import { firestore } from './admin.ts';
import { isConflict } from './firestore-errors.ts';

/** What an applicant is told of a stored application. */
export type Receipt = Pick<Inscription, 'id' | 'reference' | 'dateInscription'>;

const inscriptions = () => firestore().collection('inscriptions');

/** The receipt of an application that is already stored. */
export async function findReceipt(id: string): Promise<Receipt | undefined> {
  const snapshot = await inscriptions().doc(id).get();
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
    batch.create(inscriptions().doc(id), {
      ...form,
      ...derivedFields(form),
      reference,
      statut: newStatut,
      dateInscription: FieldValue.serverTimestamp(),
    });
    // Ids are unique; this document is what makes references so.
    batch.create(firestore().collection('references').doc(reference), { inscription: id });
    try {
      await batch.commit();
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
    // Read back in every case: the date is the server's, and the receipt of a twin is its own.
    const receipt = await findReceipt(id);
    if (receipt) return receipt;
    // The reference was taken, or two writes collided: another reference, a moment later.
    await wait(Math.random() * 50 * attempt);
  }
  throw new Error(`an application could not be stored in ${attempts} attempts`);
}
