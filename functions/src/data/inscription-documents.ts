import {
  FieldValue,
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import { contactsOf, indexOf, searchTokens } from '@centre/domain/inscription-index';
import { recordOf, type InscriptionRecord } from '@centre/domain/inscription-record';
import { messages } from '@centre/domain/messages';
import { CommandError } from '@centre/domain/command-error';
import { expirationOf } from '@centre/domain/retention';
import { withDates } from '@centre/domain/stored-dates';
import { firestore } from './admin.ts';

export const inscriptions = () => firestore().collection('inscriptions');

/** Copies of the applications with their search tokens, which would make the list heavy. */
export const searchCopies = () => firestore().collection('recherche');

export interface InscriptionDocuments {
  readonly record: DocumentData;
  readonly copy: DocumentData;
}

export function documentsOf(
  fields: DocumentData,
  { record, doublon }: { readonly record: InscriptionRecord; readonly doublon: boolean },
): InscriptionDocuments {
  const { dateInscription } = record;
  const index = indexOf(record, Timestamp.fromDate(dateInscription), doublon);
  return withCopy({ ...fields, ...expiryOf(dateInscription), index }, record);
}

/** The derived fields of a record, which may be written again at any time. */
export function derivedOf({ record }: InscriptionDocuments): DocumentData {
  return { expiration: record['expiration'] as unknown, index: record['index'] as unknown };
}

export function newDocumentsOf(fields: DocumentData): InscriptionDocuments {
  // The search tokens and the expiry use this machine's clock, milliseconds from the
  // database's.
  const sent = new Date();
  const record = recordOf('', { ...fields, dateInscription: sent });
  const now = FieldValue.serverTimestamp();
  const index = indexOf(record, now, false);
  return withCopy({ ...fields, dateInscription: now, ...expiryOf(sent), index }, record);
}

function expiryOf(sent: Date) {
  return { expiration: Timestamp.fromDate(expirationOf(sent)) };
}

function withCopy(whole: DocumentData, record: InscriptionRecord): InscriptionDocuments {
  const tokens = searchTokens(record, record.dateInscription);
  return { record: whole, copy: { ...whole, contacts: contactsOf(record), tokens } };
}

export function recordIn(snapshot: DocumentSnapshot): InscriptionRecord {
  return recordOf(
    snapshot.id,
    withDates(snapshot.data() ?? {}),
    (snapshot.createTime ?? Timestamp.fromMillis(0)).toDate(),
  );
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
