import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import type { Actor, AuditEvent } from '@centre/domain/journal';
import { firestore } from './admin.ts';
import { existing, inscriptions, recordIn, searchCopies } from './inscription-documents.ts';
import { settleDuplicates } from './duplicate-groups.ts';
import { leaveDuplicateGroups, duplicateGroupsOf } from './duplicate-groups.ts';
import { deletions } from './inscriptions.ts';
import { addEntry } from './journal.ts';
import { unchanged, optimisticWrite } from './optimistic-write.ts';

/** How long the identifier of a deleted application is remembered; a page is not left open longer. */
const rememberedMs = 90 * 24 * 60 * 60 * 1000;

const deletion = ({ id }: InscriptionRecord): AuditEvent => ({
  action: 'deleteInscription',
  records: [id],
});

/**
 * Deletes an application with all that was worked out from it: its copy, the reservation of its
 * reference, its places among likely duplicates.
 *
 * @param auditEventOf what the journal says of it; throws when the application, as it is at that
 * moment, is not to be deleted.
 * @throws CommandError `not-found`, and what `auditEventOf` throws.
 */
export async function removeInscription(
  id: string,
  by: Actor,
  auditEventOf: (record: InscriptionRecord) => AuditEvent = deletion,
): Promise<void> {
  const keys = await optimisticWrite('the removal of an application', async () => {
    const snapshot = await existing(id);
    const record = recordIn(snapshot);
    const event = auditEventOf(record);
    const batch = firestore().batch();
    batch.delete(snapshot.ref, unchanged(snapshot));
    batch.delete(searchCopies().doc(id));
    batch.set(deletions().doc(id), {
      expireAt: Timestamp.fromMillis(Date.now() + rememberedMs),
    });
    const reservation = await reservationOf(record);
    if (reservation) batch.delete(reservation);
    const met = duplicateGroupsOf(record);
    await leaveDuplicateGroups(batch, id, met);
    addEntry(batch, by, event);
    return { batch, result: met };
  });
  await settleDuplicates(keys, id);
}

/** The document that reserves the record's reference, unless it is another one's. */
async function reservationOf({ id, reference }: InscriptionRecord) {
  if (!/^[\w-]{1,100}$/.test(reference)) return undefined;
  const document = firestore().collection('references').doc(reference);
  const owner: unknown = (await document.get()).get('inscription');
  return owner === id ? document : undefined;
}

/** An application whose time is over, by what says nothing of the person. */
export interface ExpiredInscription {
  readonly id: string;
  /** Empty in records from before references were given. */
  readonly reference: string;
  readonly expiration: Date;
}

/** Applications of one answer of the database. */
const pageSize = 100;

/**
 * A part of the applications that are over at `now`, those that were so first; none after the
 * last.
 */
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

/** Every application that is over at `now`; nothing is changed. */
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
