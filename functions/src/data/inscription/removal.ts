import { Timestamp } from 'firebase-admin/firestore';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import type { Actor, AuditEvent } from '@centre/domain/journal/journal';
import { firestore } from '../admin.ts';
import {
  corbeilleOf,
  binnedFields,
  notInCorbeille,
  tombstoneFields,
  restorable,
} from '../corbeille.ts';
import { addEntry } from '../journal/journal.ts';
import { optimisticWrite, mustBeUnchanged } from '../optimistic-write.ts';
import {
  deletions,
  existing,
  inscriptions,
  namedInJournal,
  recordIn,
  reservationOf,
} from './documents.ts';
import { addRow, removeRow } from './registre.ts';

/**
 * Deletes an application with its row and the reservation of its reference.
 *
 * @param auditEventOf event for the journal; throws to prevent the deletion.
 * @param toCorbeille whether it goes into the bin.
 * @throws CommandError `not-found`, and the errors of `auditEventOf`.
 */
export async function removeInscription(
  id: string,
  by: Actor,
  auditEventOf: (record: InscriptionRecord) => AuditEvent = deletionOf,
  toCorbeille = false,
): Promise<void> {
  await optimisticWrite('the removal of an application', async () => {
    const snapshot = await existing(id);
    const record = recordIn(snapshot);
    const event = auditEventOf(record);
    const batch = firestore().batch();
    batch.delete(snapshot.ref, mustBeUnchanged(snapshot));
    if (toCorbeille) {
      const end = record.expiration.getTime();
      batch.set(corbeille().doc(id), binnedFields(snapshot.data() ?? {}, by, end));
    }
    removeRow(batch, record);
    batch.set(deletions().doc(id), tombstoneFields());
    const reservation = await ownReservation(record);
    if (reservation) batch.delete(reservation);
    addEntry(batch, by, event);
    return { batch, result: undefined };
  });
}

/** Event of a deletion by a member. */
const deletionOf = (record: InscriptionRecord): AuditEvent => ({
  action: 'deleteInscription',
  ...namedInJournal(record),
});

/** Moves an application to the bin. */
export const discardInscription = (id: string, by: Actor): Promise<void> =>
  removeInscription(id, by, deletionOf, true);

/** Reservation of the record's reference, if the record holds it. */
async function ownReservation({ id, reference }: InscriptionRecord) {
  const reservation = reservationOf(reference);
  const owner: unknown = (await reservation?.get())?.get('inscription');
  return owner === id ? reservation : undefined;
}

const corbeille = () => corbeilleOf('inscriptions');

/**
 * Restores a deleted application, with its reference and its row.
 *
 * @throws CommandError `not-found` when it is not in the bin any more.
 */
export async function restoreInscription(id: string, by: Actor): Promise<void> {
  await optimisticWrite('the restoring of an application', async () => {
    const binned = await corbeille().doc(id).get();
    const fields = restorable(binned);
    const record = recordIn(binned);
    const batch = firestore().batch();
    const { registre, onTooLarge } = addRow(batch, record);
    batch.create(inscriptions().doc(id), { ...fields, registre });
    const reservation = reservationOf(record.reference);
    // Older records may share a reference, and another one may hold it.
    if (reservation && !(await reservation.get()).exists) {
      batch.create(reservation, { inscription: id });
    }
    batch.delete(deletions().doc(id));
    batch.delete(binned.ref, mustBeUnchanged(binned));
    addEntry(batch, by, { action: 'restoreInscription', ...namedInJournal(record) });
    return { batch, result: undefined, onTooLarge };
  });
}

/**
 * Erases an application from the bin permanently.
 *
 * @param auditEventOf event for the journal; throws to prevent the erasure.
 * @throws CommandError `not-found`, and the errors of `auditEventOf`.
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
    batch.delete(binned.ref, mustBeUnchanged(binned));
    addEntry(batch, by, auditEventOf(recordIn(binned)));
    return { batch, result: undefined };
  });
}

const pageSize = 100;

/** Ids of the first hundred applications that have expired at `now`. */
export async function findExpired(now: Date): Promise<string[]> {
  const { docs } = await inscriptions()
    .where('expiration', '<=', Timestamp.fromDate(now))
    .orderBy('expiration')
    .select()
    .limit(pageSize)
    .get();
  return docs.map(({ id }) => id);
}
