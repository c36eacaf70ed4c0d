import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { contactsOf } from '@centre/domain/inscription/search-index';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import type { Actor, AuditEvent } from '@centre/domain/journal/journal';
import { firestore } from '../admin.ts';
import { addToBilan, countedIn } from '../bilan/bilan.ts';
import { corbeilleOf, discarded, notInCorbeille, restorable } from '../corbeille.ts';
import { addEntry } from '../journal/journal.ts';
import { optimisticWrite, unchanged } from '../optimistic-write.ts';
import {
  documentsOf,
  inscriptions,
  namedInJournal,
  recordIn,
  searchCopies,
} from './documents.ts';
import { duplicateGroupsOf, joinDuplicateGroups, markDuplicates } from './duplicate-groups.ts';
import { deletions, reservationOf } from './inscriptions.ts';

/** Deleted applications, which can still be restored. */
export const corbeille = () => corbeilleOf('inscriptions');

/** Puts an application into the bin, in the batch that deletes it. */
export function addToCorbeille(
  batch: WriteBatch,
  snapshot: DocumentSnapshot,
  record: InscriptionRecord,
  by: Actor,
): void {
  const found = { ...snapshot.data(), contacts: contactsOf(record) };
  batch.set(corbeille().doc(snapshot.id), discarded(found, by, record.expiration.getTime()));
}

/**
 * Puts a deleted application back as it was, with its reference and its places in the search, the
 * figures and the groups of likely duplicates.
 *
 * @throws CommandError `not-found` when it is not in the bin any more.
 */
export async function restoreInscription(id: string, by: Actor): Promise<void> {
  const keys = await optimisticWrite('the restoring of an application', async () => {
    const binned = await corbeille().doc(id).get();
    const fields = restorable(binned, 'contacts');
    const record = recordIn(binned);
    const documents = documentsOf(fields, { ...record, doublon: false });
    const batch = firestore().batch();
    batch.create(inscriptions().doc(id), documents.record);
    batch.create(searchCopies().doc(id), documents.copy);
    const reservation = reservationOf(record.reference);
    // Of older records with one reference, another may have it.
    if (reservation && !(await reservation.get()).exists) {
      batch.create(reservation, { inscription: id });
    }
    batch.delete(deletions().doc(id));
    batch.delete(binned.ref, unchanged(binned));
    addToBilan(batch, undefined, countedIn(binned));
    joinDuplicateGroups(batch, record);
    addEntry(batch, by, { action: 'restoreInscription', ...namedInJournal(record) });
    return { batch, result: duplicateGroupsOf(record) };
  });
  await markDuplicates(keys);
}

/**
 * Takes an application out of the bin for good.
 *
 * @param auditEventOf the event for the journal; throws when it is not to be taken.
 * @throws CommandError `not-found`, and what `auditEventOf` throws.
 */
export async function eraseFromCorbeille(
  id: string,
  by: Actor,
  auditEventOf: (record: InscriptionRecord) => AuditEvent,
): Promise<void> {
  await optimisticWrite('the erasure of a deleted application', async () => {
    const binned = await corbeille().doc(id).get();
    if (!binned.exists) throw notInCorbeille();
    const batch = firestore().batch();
    batch.delete(binned.ref, unchanged(binned));
    addEntry(batch, by, auditEventOf(recordIn(binned)));
    return { batch, result: undefined };
  });
}
