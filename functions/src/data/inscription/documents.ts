import { createHash } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Actor, AuditEvent } from '@centre/domain/journal/journal';
import { recordOf, type InscriptionRecord } from '@centre/domain/inscription/record';
import { messages } from '@centre/domain/messages/messages';
import { CommandError } from '@centre/domain/command-error';
import { readAs } from '@centre/domain/content/stored-documents';
import { firestore } from '../admin.ts';
import { record } from '../journal/journal.ts';

export const inscriptions = () => firestore().collection('inscriptions');

/** Tombstones of deleted applications. */
export const deletions = () => firestore().collection('inscriptionsSupprimees');

export const references = () => firestore().collection('references');

/** Document that reserves a reference; undefined for an older one that is no document name. */
export const reservationOf = (reference: string): DocumentReference | undefined =>
  /^[\w-]{1,100}$/.test(reference) ? references().doc(reference) : undefined;

/** Parses an existing document of an application. */
export const recordIn = readAs(recordOf);

/** Ids and references of applications for the journal; an older record has its id as reference. */
export function namedInJournal(
  ...records: readonly Pick<InscriptionRecord, 'id' | 'reference'>[]
): Pick<AuditEvent, 'records' | 'references'> {
  return {
    records: records.map(({ id }) => id),
    references: records.map(({ id, reference }) => reference || id),
  };
}

/** Variant of `namedInJournal` for applications of which only the ids are known. */
export async function namedByIds(ids: readonly string[]) {
  if (ids.length === 0) return { records: ids };
  const snapshots = await firestore().getAll(...ids.map((id) => inscriptions().doc(id)), {
    fieldMask: ['reference'],
  });
  return namedInJournal(
    ...snapshots.map((one) => ({ id: one.id, reference: String(one.get('reference') ?? '') })),
  );
}

const hourMs = 60 * 60 * 1000;

/** Logs that a member opens an application, at most once an hour. */
export async function recordConsultation(by: Actor, id: string): Promise<void> {
  const hour = Math.floor(Date.now() / hourMs);
  const name = createHash('sha256')
    .update(`${by.uid}/${by.channel}/${id}/${hour}`)
    .digest('hex');
  await record(by, { action: 'viewInscription', ...(await namedByIds([id])) }, name);
}

/** @throws CommandError `not-found`. */
export async function existing(id: string): Promise<DocumentSnapshot> {
  const snapshot = await inscriptions().doc(id).get();
  if (!snapshot.exists) throw new CommandError('not-found', messages.notFound);
  return snapshot;
}

export async function findInscription(id: string): Promise<InscriptionRecord | undefined> {
  const snapshot = await inscriptions().doc(id).get();
  return snapshot.exists ? recordIn(snapshot) : undefined;
}
