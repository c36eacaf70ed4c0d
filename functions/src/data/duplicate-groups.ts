import { createHash } from 'node:crypto';
import { FieldValue, type DocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore';
import { duplicateKeys } from '@centre/domain/inscription-index';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { firestore } from './admin.ts';
import { isConflict } from './firestore-errors.ts';
import { inscriptions, searchCopies } from './inscription-documents.ts';
import { unchanged } from './optimistic-write.ts';

type Comparable = Parameters<typeof duplicateKeys>[0] & Pick<InscriptionRecord, 'id'>;

const groups = () => firestore().collection('rapprochements');

/** The document in which applications with one and the same key meet. */
function group(key: string) {
  return groups().doc(createHash('sha256').update(key).digest('hex'));
}

/** The names of the documents in which an application meets its likely duplicates. */
export function duplicateGroupsOf(record: Comparable): string[] {
  return Object.entries(duplicateKeys(record))
    .filter(([, value]) => value !== '')
    .map(([kind, value]) => `${kind}:${value}`);
}

/** Adds the application to its groups, with what else the batch writes. */
export function joinDuplicateGroups(batch: WriteBatch, record: Comparable): void {
  for (const key of duplicateGroupsOf(record)) {
    const ids = FieldValue.arrayUnion(record.id);
    batch.set(group(key), { inscriptions: ids }, { merge: true });
  }
}

/**
 * Takes it out of those in `keys`, with what else the batch writes. Where it leaves nobody, the
 * group goes too; where it leaves one who has no other twin, that one's mark does. The batch
 * fails when somebody came or left meanwhile, and is to be made anew then.
 */
export async function leaveDuplicateGroups(
  batch: WriteBatch,
  id: string,
  keys: readonly string[],
): Promise<void> {
  const alone = new Set<string>();
  for (const snapshot of await snapshotsOf(keys)) {
    if (!snapshot.exists) continue;
    const others = membersIn(snapshot).filter((other) => other !== id);
    if (others.length === 0) batch.delete(snapshot.ref, unchanged(snapshot));
    else {
      const inscriptions = FieldValue.arrayRemove(id);
      batch.update(snapshot.ref, { inscriptions }, unchanged(snapshot));
    }
    const [only, another] = others;
    if (only !== undefined && another === undefined) alone.add(only);
  }
  for (const other of alone) await unmarkAlone(batch, other, { id, keys });
}

/** Somebody who leaves the groups of those keys. */
interface Leaver {
  readonly id: string;
  readonly keys: readonly string[];
}

async function unmarkAlone(batch: WriteBatch, other: string, leaver: Leaver): Promise<void> {
  const [record, copy] = await firestore().getAll(
    inscriptions().doc(other),
    searchCopies().doc(other),
  );
  if (!record?.exists || !copy?.exists || !(await isAlone(other, leaver))) return;
  batch.update(record.ref, { 'index.doublon': false });
  batch.update(copy.ref, { 'index.doublon': false });
}

function snapshotsOf(keys: readonly string[]): Promise<DocumentSnapshot[]> {
  return keys.length === 0 ? Promise.resolve([]) : firestore().getAll(...keys.map(group));
}

function membersIn(snapshot: DocumentSnapshot): string[] {
  const ids: unknown = snapshot.get('inscriptions');
  return Array.isArray(ids) ? ids.map(String) : [];
}

/** Who is at each of the groups. */
export async function membersOf(keys: readonly string[]): Promise<string[][]> {
  return (await snapshotsOf(keys)).map(membersIn);
}

/** Whether nobody else is at its groups, once `leaver` has gone. */
export async function isAlone(id: string, leaver?: Leaver): Promise<boolean> {
  const snapshot = await searchCopies().doc(id).get();
  const index = snapshot.get('index') as Record<string, unknown> | undefined;
  const keys = (['telephone', 'identite'] as const)
    .map((kind) => [kind, index?.[kind]] as const)
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .map(([kind, value]) => `${kind}:${String(value)}`);
  const members = await membersOf(keys);
  return keys.every((key, at) => {
    const others = (members[at] ?? []).filter((other) => other !== id);
    return others.every((other) => other === leaver?.id && leaver.keys.includes(key));
  });
}

/** Groups without anybody that one answer of the database holds. */
const emptyAtOnce = 300;

/**
 * Removes groups that nobody is at any more, which earlier versions left.
 *
 * @returns how many there were.
 */
export async function removeEmptyDuplicateGroups(): Promise<number> {
  const empty = groups().where('inscriptions', '==', []);
  let removed = 0;
  for (;;) {
    const { docs } = await empty.limit(emptyAtOnce).get();
    const gone = await Promise.all(docs.map(removeAsRead));
    removed += gone.filter(Boolean).length;
    if (docs.length < emptyAtOnce) return removed;
  }
}

/** False when somebody came meanwhile. */
async function removeAsRead(snapshot: DocumentSnapshot): Promise<boolean> {
  try {
    await snapshot.ref.delete(unchanged(snapshot));
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}
