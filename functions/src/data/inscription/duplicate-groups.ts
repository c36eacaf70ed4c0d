import { createHash } from 'node:crypto';
import { FieldValue, type DocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore';
import { centre } from '@centre/domain/centre';
import { duplicateGroupNames, duplicateKeys } from '@centre/domain/inscription/search-index';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { firestore } from '../admin.ts';
import { inscriptions, searchCopies } from './documents.ts';
import { isConflict } from '../firestore-errors.ts';
import { unchanged } from '../optimistic-write.ts';

// Applications of a campaign with the same phone, or the same name and birthday, are in one group: a
// document with their ids. Every application of a group that has others is marked as a duplicate.

type Comparable = Parameters<typeof duplicateKeys>[0] &
  Pick<InscriptionRecord, 'id' | 'campagne'>;

const groups = () => firestore().collection('rapprochements');

const groupOf = (key: string) => groups().doc(createHash('sha256').update(key).digest('hex'));

/** The keys of the groups that an application belongs to. */
export function duplicateGroupsOf(record: Comparable): string[] {
  return duplicateGroupNames({ ...duplicateKeys(record), campagne: record.campagne });
}

/** Adds to `batch` that the application joins its groups. */
export function joinDuplicateGroups(batch: WriteBatch, record: Comparable): void {
  for (const key of duplicateGroupsOf(record)) {
    batch.set(
      groupOf(key),
      { inscriptions: FieldValue.arrayUnion(record.id) },
      { merge: true },
    );
  }
}

/**
 * Adds to `batch` that an application leaves the groups of `keys`. An empty group is deleted,
 * the only application left in a group loses its mark unless another group keeps it, and one that
 * moves up in a large group gets its mark. A concurrent change of a group makes the batch fail, and
 * it must be planned again.
 */
export async function leaveDuplicateGroups(
  batch: WriteBatch,
  id: string,
  keys: readonly string[],
): Promise<void> {
  const alone = new Set<string>();
  const movedUp = new Set<string>();
  for (const snapshot of await snapshotsOf(keys)) {
    if (!snapshot.exists) continue;
    const members = membersIn(snapshot);
    const others = members.filter((other) => other !== id);
    if (others.length === 0) batch.delete(snapshot.ref, unchanged(snapshot));
    else {
      const inscriptions = FieldValue.arrayRemove(id);
      batch.update(snapshot.ref, { inscriptions }, unchanged(snapshot));
    }
    const [only, another] = others;
    if (only !== undefined && another === undefined) alone.add(only);
    const last = others[mostMarked - 1];
    if (last !== undefined && last !== members[mostMarked - 1]) movedUp.add(last);
  }
  for (const other of alone) {
    if (await isAlone(other, { id, keys })) await addMark(batch, other, false);
  }
  for (const other of movedUp) await addMark(batch, other, true);
}

/** An application that leaves the groups of those keys. */
interface Departure {
  readonly id: string;
  readonly keys: readonly string[];
}

async function addMark(batch: WriteBatch, id: string, doublon: boolean): Promise<void> {
  const [record, copy] = await firestore().getAll(
    inscriptions().doc(id),
    searchCopies().doc(id),
  );
  if (!record?.exists || !copy?.exists) return;
  batch.update(record.ref, { 'index.doublon': doublon });
  batch.update(copy.ref, { 'index.doublon': doublon });
}

function snapshotsOf(keys: readonly string[]): Promise<DocumentSnapshot[]> {
  return keys.length === 0 ? Promise.resolve([]) : firestore().getAll(...keys.map(groupOf));
}

function membersIn(snapshot: DocumentSnapshot): string[] {
  const ids: unknown = snapshot.get('inscriptions');
  return Array.isArray(ids) ? ids.map(String) : [];
}

/** The ids of the applications in each of the groups. */
export async function membersOf(keys: readonly string[]): Promise<string[][]> {
  return (await snapshotsOf(keys)).map(membersIn);
}

/** Whether no other application is in its groups, once the `departure` has happened. */
export async function isAlone(id: string, departure?: Departure): Promise<boolean> {
  const snapshot = await searchCopies().doc(id).get();
  const {
    telephone = '',
    identite = '',
    campagne = centre.campaign.year,
  } = (snapshot.get('index') ?? {}) as Partial<Parameters<typeof duplicateGroupNames>[0]>;
  const keys = duplicateGroupNames({ telephone, identite, campagne });
  const members = await membersOf(keys);
  return keys.every((key, at) => {
    const others = (members[at] ?? []).filter((other) => other !== id);
    return others.every((other) => other === departure?.id && departure.keys.includes(key));
  });
}

/**
 * The first so many of a group are marked, in the order of their coming: a larger group has a
 * school's phone number, not one person's.
 */
const mostMarked = 50;

/**
 * Marks the applications of those groups that have others. Called after a change of the groups
 * is stored: of two concurrent changes, the later call sees both.
 */
export async function markDuplicates(keys: readonly string[]): Promise<void> {
  const shared = (await membersOf(keys)).filter(({ length }) => length > 1);
  const ids = new Set(shared.flatMap((members) => members.slice(0, mostMarked)));
  await Promise.all((await unmarked([...ids])).map((id) => setMark(id, true)));
}

async function unmarked(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const documents = ids.map((id) => inscriptions().doc(id));
  const marks = await firestore().getAll(...documents, { fieldMask: ['index.doublon'] });
  return marks.filter((mark) => mark.get('index.doublon') !== true).map(({ id }) => id);
}

/**
 * Corrects the marks after the application `id` has left those groups: its own, and that of
 * whoever is alone now. Others keep theirs, however many they are.
 */
export async function recomputeDuplicateFlags(
  keys: readonly string[],
  id: string,
): Promise<void> {
  const alone = (await membersOf(keys)).filter(({ length }) => length === 1).flat();
  await Promise.all([...new Set([...alone, id])].map(settle));
}

async function settle(id: string): Promise<void> {
  if (await isAlone(id)) {
    await setMark(id, false);
    // Another application may have joined and set the mark just before it was removed.
    if (!(await isAlone(id))) await setMark(id, true);
  } else await setMark(id, true);
}

async function setMark(id: string, doublon: boolean): Promise<void> {
  const batch = firestore().batch();
  batch.update(inscriptions().doc(id), { 'index.doublon': doublon });
  batch.update(searchCopies().doc(id), { 'index.doublon': doublon });
  try {
    await batch.commit();
  } catch (error) {
    // A deleted application needs no mark; one without a copy gets its mark with the copy.
    if (!isConflict(error)) throw error;
  }
}

/** Empty groups that are read at once. */
const emptyAtOnce = 300;

/**
 * Removes empty groups, which earlier versions left.
 *
 * @returns how many there were.
 */
export async function removeEmptyDuplicateGroups(): Promise<number> {
  const empty = groups().where('inscriptions', '==', []);
  let removed = 0;
  for (;;) {
    const { docs } = await empty.limit(emptyAtOnce).get();
    const outcomes = await Promise.all(docs.map(removeUnchanged));
    removed += outcomes.filter(Boolean).length;
    if (docs.length < emptyAtOnce) return removed;
  }
}

/** False when an application has joined the group meanwhile. */
async function removeUnchanged(snapshot: DocumentSnapshot): Promise<boolean> {
  try {
    await snapshot.ref.delete(unchanged(snapshot));
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}
