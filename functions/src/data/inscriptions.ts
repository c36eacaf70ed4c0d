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
import { isConflict } from './firestore-errors.ts';
import { inscriptions, newDocumentsOf, searchCopies } from './inscription-documents.ts';
import { markDuplicates, joinDuplicateGroups, duplicateGroupsOf } from './duplicate-groups.ts';

export type Receipt = Pick<Inscription, 'id' | 'reference' | 'dateInscription'>;

/** The identifiers of deleted applications. */
export const deletions = () => firestore().collection('inscriptionsSupprimees');

/**
 * The receipt of a stored application.
 *
 * @throws CommandError `failed-precondition` when it was deleted: an open page that sends it
 * again must not restore it.
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
 * Stores the application under `id` with a unique reference. Of concurrent calls one stores it,
 * and all return its receipt.
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
    // Fails if the application was deleted meanwhile: it must not come back.
    batch.delete(deletions().doc(id), { exists: false });
    // This document makes the reference unique.
    batch.create(firestore().collection('references').doc(reference), { inscription: id });
    try {
      await batch.commit();
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
    // Read back in any case: the date is the server's, and a concurrent call may have stored
    // it.
    const [receipt] = await Promise.all([findReceipt(id), mark({ ...form, id })]);
    if (receipt) return receipt;
    // The reference was taken, or two writes collided.
    await wait(Math.random() * 50 * attempt);
  }
  throw new Error(`an application could not be stored in ${attempts} attempts`);
}

/** The day decides whether the applicant is a minor, by this machine's clock. */
function consentField({ dateNaissance }: EnrolmentForm, notice: NoticeShown | undefined) {
  if (!notice) return {};
  const now = { date: FieldValue.serverTimestamp(), day: calendarDayOf(new Date()) };
  return { consentement: consentOf(notice, dateNaissance, now) };
}

/** A failure to mark duplicates does not refuse the application. */
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
