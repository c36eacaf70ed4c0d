import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import type { Actor, AuditEvent } from '@centre/domain/journal/journal';
import { firestore } from '../admin.ts';
import { addToBilan, countedIn } from '../bilan/bilan.ts';
import { remembered } from '../corbeille.ts';
import { existing, inscriptions, namedInJournal, recordIn, searchCopies } from './documents.ts';
import {
  recomputeDuplicateFlags,
  leaveDuplicateGroups,
  duplicateGroupsOf,
} from './duplicate-groups.ts';
import { addToCorbeille } from './corbeille.ts';
import { deletions, reservationOf } from './inscriptions.ts';
import { addEntry } from '../journal/journal.ts';
import { unchanged, optimisticWrite } from '../optimistic-write.ts';

/** The event of a deletion by a member. */
export const deletion = (record: InscriptionRecord): AuditEvent => ({
  action: 'deleteInscription',
  ...namedInJournal(record),
});

/** Puts an application into the bin; see `removeInscription`. */
export const discardInscription = (
  id: string,
  by: Actor,
  auditEventOf?: (record: InscriptionRecord) => AuditEvent,
): Promise<void> => removeInscription(id, by, auditEventOf, true);

/**
 * Deletes an application with its copy, the reservation of its reference and its places in
 * duplicate groups.
 *
 * @param auditEventOf the event for the journal; throws when the application is not to be
 * deleted.
 * @param isKept whether it goes into the bin.
 * @throws CommandError `not-found`, and what `auditEventOf` throws.
 */
export async function removeInscription(
  id: string,
  by: Actor,
  auditEventOf: (record: InscriptionRecord) => AuditEvent = deletion,
  isKept = false,
): Promise<void> {
  const keys = await optimisticWrite('the removal of an application', async () => {
    const snapshot = await existing(id);
    const record = recordIn(snapshot);
    const event = auditEventOf(record);
    const batch = firestore().batch();
    batch.delete(snapshot.ref, unchanged(snapshot));
    if (isKept) addToCorbeille(batch, snapshot, record, by);
    batch.delete(searchCopies().doc(id));
    batch.set(deletions().doc(id), remembered());
    const reservation = await ownReservation(record);
    if (reservation) batch.delete(reservation);
    addToBilan(batch, countedIn(snapshot), undefined);
    const groups = duplicateGroupsOf(record);
    await leaveDuplicateGroups(batch, id, groups);
    addEntry(batch, by, event);
    return { batch, result: groups };
  });
  await recomputeDuplicateFlags(keys, id);
}

/** The reservation of the record's reference, if it is its own. */
async function ownReservation({ id, reference }: InscriptionRecord) {
  const reservation = reservationOf(reference);
  const owner: unknown = (await reservation?.get())?.get('inscription');
  return owner === id ? reservation : undefined;
}

interface ExpiredInscription {
  readonly id: string;
  /** Empty in older records. */
  readonly reference: string;
  readonly expiration: Date;
}

const pageSize = 100;

/** A page of the applications that have expired at `now`, the earliest first. */
export async function someExpired(
  now: Date,
  after?: QueryDocumentSnapshot,
): Promise<QueryDocumentSnapshot[]> {
  const over = inscriptions()
    .where('expiration', '<=', Timestamp.fromDate(now))
    .orderBy('expiration')
    .select('reference', 'expiration')
    .limit(pageSize);
  return (await (after ? over.startAfter(after) : over).get()).docs;
}

/** Every application that has expired at `now`. */
export async function* everyExpired(now: Date): AsyncGenerator<ExpiredInscription> {
  let page = await someExpired(now);
  for (;;) {
    yield* page.map(expiredIn);
    const last = page.at(-1);
    if (!last) return;
    page = await someExpired(now, last);
  }
}

function expiredIn(snapshot: QueryDocumentSnapshot): ExpiredInscription {
  const { reference, expiration } = snapshot.data() as {
    reference?: string;
    expiration: Timestamp;
  };
  return { id: snapshot.id, reference: reference ?? '', expiration: expiration.toDate() };
}
