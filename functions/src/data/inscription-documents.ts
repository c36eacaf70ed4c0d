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

/**
 * Copies of the applications with the beginnings of their words. They are kept apart so that
 * the list, which is read all the time, does not carry what only a search needs.
 */
export const searchCopies = () => firestore().collection('recherche');

/** The documents of one application. */
export interface InscriptionDocuments {
  readonly record: DocumentData;
  readonly copy: DocumentData;
}

/** What to store of an application that was read or just made up. */
export function documentsOf(
  fields: DocumentData,
  { record, doublon }: { readonly record: InscriptionRecord; readonly doublon: boolean },
): InscriptionDocuments {
  const { dateInscription } = record;
  const index = indexOf(record, Timestamp.fromDate(dateInscription), doublon);
  return withCopy({ ...fields, ...expiryOf(dateInscription), index }, record);
}

/** What of a record is worked out, and so may be written anew at any time. */
export function derivedOf({ record }: InscriptionDocuments): DocumentData {
  return { expiration: record['expiration'] as unknown, index: record['index'] as unknown };
}

/** What to store of an application that is sent now; the dates are the database's. */
export function newDocumentsOf(fields: DocumentData): InscriptionDocuments {
  // The copy's order and the expiry are by this machine's clock: a few milliseconds beside the
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

/** The application in a document that exists. */
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
