import { FieldPath, type DocumentSnapshot, type Query } from 'firebase-admin/firestore';
import { calendarDayOf } from '@centre/domain/dates';
import { indexVersion } from '@centre/domain/inscription/search-index';
import { firestore } from '../admin.ts';
import { addToBilan, countedIn } from '../bilan/bilan.ts';
import { derivedOf, documentsOf, inscriptions, recordIn, searchCopies } from './documents.ts';
import { markDuplicates, joinDuplicateGroups, duplicateGroupsOf } from './duplicate-groups.ts';
import { unchanged, optimisticWrite } from '../optimistic-write.ts';

/** Records whose version one call reads. */
const scanSize = 2_000;
/** The latest records, which the first call reads before the others: missing ones are new. */
const recentSize = 300;
/** Records that one call indexes at most, from each query. */
const mostIndexed = 300;
const writesAtOnce = 50;

const versionField = 'index.version';

interface IndexingRound {
  readonly indexed: number;
  /** Absent when nothing is left to look at. */
  readonly cursor?: string;
}

/**
 * Indexes records without an index of the current version: first the latest and those of
 * another version, then those after `cursor` in the order of their ids.
 */
export async function indexNext(cursor: string | undefined): Promise<IndexingRound> {
  const likely = cursor === undefined ? await likelyStale() : [];
  const scanned = await scan(cursor);
  const ids = [...new Set([...likely, ...scanned.stale])];
  const groups: string[] = [];
  let indexed = 0;
  for (let from = 0; from < ids.length; from += writesAtOnce) {
    const written = await Promise.all(ids.slice(from, from + writesAtOnce).map(writeIndex));
    groups.push(...written.flatMap((keys) => keys ?? []));
    indexed += written.filter(Boolean).length;
  }
  await markDuplicates([...new Set(groups)]);
  return { indexed, ...(scanned.next !== undefined && { cursor: scanned.next }) };
}

/**
 * Indexes records in rounds.
 *
 * @returns how many are still not indexed.
 */
export async function indexMissing(rounds: number): Promise<number> {
  let missing = await countMissing();
  let cursor: string | undefined;
  for (let round = 1; round <= rounds && missing > 0; round++) {
    ({ cursor } = await indexNext(cursor));
    missing = await countMissing();
    if (cursor === undefined) break;
  }
  return missing;
}

export async function countMissing(): Promise<number> {
  const indexed = inscriptions().where(versionField, '==', indexVersion);
  const [all, found] = await Promise.all([inscriptions().count().get(), indexed.count().get()]);
  return all.data().count - found.data().count;
}

const isStale = (snapshot: DocumentSnapshot) => snapshot.get(versionField) !== indexVersion;
const idOf = ({ id }: DocumentSnapshot) => id;

/** Stale records that queries find without a scan. */
async function likelyStale(): Promise<string[]> {
  const places: Query[] = [
    inscriptions().orderBy('dateInscription', 'desc').limit(recentSize),
    inscriptions().where(versionField, '!=', indexVersion).limit(mostIndexed),
  ];
  const found = await Promise.all(places.map((place) => place.select(versionField).get()));
  return found.flatMap(({ docs }) => docs.filter(isStale).map(idOf));
}

async function scan(cursor: string | undefined): Promise<{ stale: string[]; next?: string }> {
  const all = inscriptions()
    .orderBy(FieldPath.documentId())
    .select(versionField)
    .limit(scanSize);
  const { docs } = await (cursor === undefined ? all : all.startAfter(cursor)).get();
  const stale = docs.filter(isStale).map(idOf);
  // The next round begins at the first record that is left.
  const next = stale.length > mostIndexed ? stale[mostIndexed - 1] : lastOf(docs);
  return { stale: stale.slice(0, mostIndexed), ...(next !== undefined && { next }) };
}

function lastOf(docs: readonly DocumentSnapshot[]): string | undefined {
  return docs.length < scanSize ? undefined : docs.at(-1)?.id;
}

/** The groups of an indexed record; undefined when it needed no index. */
function writeIndex(id: string): Promise<string[] | undefined> {
  return optimisticWrite('the index of an application', async () => {
    const snapshot = await inscriptions().doc(id).get();
    if (!snapshot.exists || !isStale(snapshot)) return { result: undefined };
    const record = recordIn(snapshot);
    const counted = countedIn(snapshot);
    const compteLe = counted?.jour ?? calendarDayOf(record.dateInscription);
    const documents = documentsOf({ ...snapshot.data(), compteLe }, record);
    const batch = firestore().batch();
    const derived = { ...derivedOf(documents), compteLe };
    batch.update(snapshot.ref, derived, unchanged(snapshot));
    addToBilan(batch, counted, { record, jour: compteLe });
    batch.set(searchCopies().doc(id), documents.copy);
    joinDuplicateGroups(batch, record);
    return { batch, result: duplicateGroupsOf(record) };
  });
}
