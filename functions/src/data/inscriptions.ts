import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { logger } from 'firebase-functions';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { consentOf, type NoticeShown } from '@centre/domain/consent';
import { calendarDayOf } from '@centre/domain/dates';
import type { EnrolmentForm, Inscription, InscriptionStatut } from '@centre/domain/inscription';
import { derivedFields } from '@centre/domain/inscription-derived';
import { newReference } from '@centre/domain/reference';
import { CommandError } from '@centre/domain/command-error';
import { staffInscriptionMessages } from '@centre/domain/staff/inscription-messages';
import { firestore } from './admin.ts';
import { isConflict } from './optimistic-write.ts';
import { inscriptions, newDocumentsOf, searchCopies } from './inscription-documents.ts';
import { markDuplicates } from './duplicate-groups.ts';
import { joinDuplicateGroups, duplicateGroupsOf } from './duplicate-groups.ts';

/** What an applicant is told of a stored application. */
export type Receipt = Pick<Inscription, 'id' | 'reference' | 'dateInscription'>;

/** What is left of a deleted application: that its identifier was used. */
export const deletions = () => firestore().collection('inscriptionsSupprimees');

/**
 * The receipt of an application that is already stored.
 *
 * @throws CommandError `failed-precondition` when it was deleted: sent again, perhaps by a page
 * that was left open, it must not come back without anybody having decided so.
 */
export async function findReceipt(id: string): Promise<Receipt | undefined> {
  const [snapshot, deletion] = await firestore().getAll(
    inscriptions().doc(id),
    deletions().doc(id),
  );
  if (!snapshot) return undefined;
  if (deletion?.exists) {
    throw new CommandError('failed-precondition', staffInscriptionMessages.withdrawn);
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
export async function storeInscription(
  id: string,
  form: EnrolmentForm,
  notice?: NoticeShown,
): Promise<Receipt> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const reference = newReference(randomBytes);
    const batch = firestore().batch();
    const fields = {
      ...form,
      ...derivedFields(form),
      ...consentField(form, notice),
      reference,
      statut: newStatut,
    };
    const documents = newDocumentsOf(fields);
    batch.create(inscriptions().doc(id), documents.record);
    batch.create(searchCopies().doc(id), documents.copy);
    joinDuplicateGroups(batch, { ...form, id });
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

/** The day that tells a minor is this machine's, the time of the consent the database's. */
function consentField({ dateNaissance }: EnrolmentForm, notice: NoticeShown | undefined) {
  if (!notice) return {};
  const now = { date: FieldValue.serverTimestamp(), day: calendarDayOf(new Date()) };
  return { consentement: consentOf(notice, dateNaissance, now) };
}

/** An application is received whether or not its likely duplicates could be marked. */
async function mark(record: EnrolmentForm & { readonly id: string }): Promise<void> {
  try {
    await markDuplicates(duplicateGroupsOf(record));
  } catch (error) {
    logger.error('duplicates of an application are not marked', {
      id: record.id,
      code: error instanceof Error && 'code' in error ? error.code : undefined,
    });
  }
}
