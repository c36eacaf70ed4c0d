import {
  FieldValue,
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import { indexOf, searchTokens } from '@centre/domain/inscription-index';
import { recordOf, type InscriptionRecord } from '@centre/domain/inscription-record';
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
  const whole = { ...fields, index };
  return { record: whole, copy: { ...whole, tokens: searchTokens(record, dateInscription) } };
}

/** What to store of an application that is sent now; the dates are the database's. */
export function newDocumentsOf(fields: DocumentData): InscriptionDocuments {
  // The copy's order is this machine's clock's: a few milliseconds beside the database's.
  const record = recordOf('', { ...fields, dateInscription: new Date() });
  const now = FieldValue.serverTimestamp();
  const index = indexOf(record, now, false);
  const whole = { ...fields, dateInscription: now, index };
  return {
    record: whole,
    copy: { ...whole, tokens: searchTokens(record, record.dateInscription) },
  };
}

/** The application in a document that exists. */
export function recordIn(snapshot: DocumentSnapshot): InscriptionRecord {
  return recordOf(
    snapshot.id,
    plain(snapshot.data() ?? {}),
    (snapshot.createTime ?? Timestamp.fromMillis(0)).toDate(),
  );
}

export async function findInscription(id: string): Promise<InscriptionRecord | undefined> {
  const snapshot = await inscriptions().doc(id).get();
  return snapshot.exists ? recordIn(snapshot) : undefined;
}

/** Every point in time as a Date, in maps too. */
export function plain(fields: DocumentData): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [name, plainValue(value)]),
  );
}

function plainValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  return value?.constructor === Object ? plain(value) : value;
}
