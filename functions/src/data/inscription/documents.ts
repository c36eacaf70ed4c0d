import {
  FieldValue,
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import {
  contactsOf,
  indexOf,
  searchTokens,
  type Indexable,
} from '@centre/domain/inscription/search-index';
import type { AuditEvent } from '@centre/domain/journal/journal';
import {
  copiedFields,
  expirationOf,
  recordOf,
  type InscriptionRecord,
} from '@centre/domain/inscription/record';
import { messages } from '@centre/domain/messages/messages';
import { CommandError } from '@centre/domain/command-error';
import { readAs } from '@centre/domain/content/stored-documents';
import { firestore } from '../admin.ts';

export const inscriptions = () => firestore().collection('inscriptions');

/** Copies of the applications with their search tokens, which would make the list heavy. */
export const searchCopies = () => firestore().collection('recherche');

interface InscriptionDocuments {
  readonly record: DocumentData;
  readonly copy: DocumentData;
}

/** The documents of a stored application, with the derived fields of `record`. */
export function documentsOf(
  fields: DocumentData,
  record: Indexable & Pick<InscriptionRecord, 'dateInscription' | 'doublon'>,
): InscriptionDocuments {
  const { dateInscription: sent, doublon } = record;
  const index = indexOf(record, Timestamp.fromDate(sent), doublon);
  return withCopy({ ...fields, ...expiryOf(sent), index }, record, sent);
}

/** The derived fields of a record, which may be written again at any time. */
export function derivedOf({ record }: InscriptionDocuments): DocumentData {
  return { expiration: record['expiration'] as unknown, index: record['index'] as unknown };
}

/** The documents of a new application; its dates are the database's. */
export function newDocumentsOf(fields: Indexable): InscriptionDocuments {
  // The search tokens and the expiry use this machine's clock, milliseconds from the database's.
  const sent = new Date();
  const now = FieldValue.serverTimestamp();
  const index = indexOf(fields, now, false);
  return withCopy({ ...fields, dateInscription: now, ...expiryOf(sent), index }, fields, sent);
}

function expiryOf(sent: Date) {
  return { expiration: Timestamp.fromDate(expirationOf(sent)) };
}

function withCopy(whole: DocumentData, record: Indexable, sent: Date): InscriptionDocuments {
  const tokens = searchTokens(record, sent);
  const copy = { ...copiedFields(whole), contacts: contactsOf(record), tokens };
  return { record: whole, copy };
}

/** The application in a document that exists. */
export const recordIn = readAs(recordOf);

/** Applications as the journal names them: by their references, which older records lack. */
export function namedInJournal(
  ...records: readonly Pick<InscriptionRecord, 'id' | 'reference'>[]
): Pick<AuditEvent, 'records' | 'references'> {
  return {
    records: records.map(({ id }) => id),
    references: records.map(({ id, reference }) => reference || id),
  };
}

/** The same of applications whose ids alone are known. */
export async function namedByIds(ids: readonly string[]) {
  if (ids.length === 0) return { records: ids };
  const snapshots = await firestore().getAll(...ids.map((id) => inscriptions().doc(id)), {
    fieldMask: ['reference'],
  });
  return namedInJournal(
    ...snapshots.map((one) => ({ id: one.id, reference: String(one.get('reference') ?? '') })),
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

/** When the oldest application was sent. It costs one read. */
export async function readOldest(): Promise<Date | undefined> {
  const { docs } = await inscriptions().orderBy('dateInscription').limit(1).get();
  return docs[0] && recordIn(docs[0]).dateInscription;
}
