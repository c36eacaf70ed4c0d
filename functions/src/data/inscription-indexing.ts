import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { indexVersion } from '@centre/domain/inscription-index';
import { firestore } from './admin.ts';
import { isConflict } from './firestore-errors.ts';
import { documentsOf, inscriptions, recordIn, searchCopies } from './inscription-documents.ts';
import { joinMeetings, markDuplicates, meetingsOf } from './inscription-duplicates.ts';
import { unchanged } from './write-as-read.ts';

/** Documents that one call looks at. */
const roundSize = 300;
const writesAtOnce = 50;

export interface IndexingRound {
  /** How many records this round made findable. */
  readonly indexed: number;
  /** Where the next round begins; absent when there is nothing left to look at. */
  readonly cursor?: string;
}

/** Indexes those of the next records that have no index, or one of another version. */
export async function indexNext(cursor: string | undefined): Promise<IndexingRound> {
  const all = inscriptions().orderBy(FieldPath.documentId()).limit(roundSize);
  const { docs } = await (cursor === undefined ? all : all.startAfter(cursor)).get();
  const stale = docs.filter((document) => document.get('index.version') !== indexVersion);
  let indexed = 0;
  for (let from = 0; from < stale.length; from += writesAtOnce) {
    const written = await Promise.all(stale.slice(from, from + writesAtOnce).map(writeIndex));
    indexed += written.filter(Boolean).length;
  }
  await markDuplicates([...new Set(stale.map(recordIn).flatMap(meetingsOf))]);
  const last = docs.length < roundSize ? undefined : docs.at(-1);
  return { indexed, ...(last && { cursor: last.id }) };
}

/** Whether it was written; a record that somebody changed meanwhile was indexed by that. */
async function writeIndex(snapshot: QueryDocumentSnapshot): Promise<boolean> {
  const record = recordIn(snapshot);
  const documents = documentsOf(snapshot.data(), { record, doublon: record.doublon });
  const batch = firestore().batch();
  batch.update(
    snapshot.ref,
    { index: documents.record['index'] as object },
    unchanged(snapshot),
  );
  batch.set(searchCopies().doc(snapshot.id), documents.copy);
  joinMeetings(batch, record);
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (!isConflict(error)) throw error;
    return false;
  }
}
