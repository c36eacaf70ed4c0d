import { createHash } from 'node:crypto';
import { FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { duplicateKeys } from '@centre/domain/inscription-index';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { firestore } from './admin.ts';
import { isConflict } from './firestore-errors.ts';
import { inscriptions, searchCopies } from './inscription-documents.ts';

type Comparable = Parameters<typeof duplicateKeys>[0] & Pick<InscriptionRecord, 'id'>;

/** More applications than this under one phone are a school's number, not one person. */
const mostMarked = 50;

/** The document in which applications with one and the same key meet. */
function meeting(key: string) {
  const name = createHash('sha256').update(key).digest('hex');
  return firestore().collection('rapprochements').doc(name);
}

/** The names of the documents in which an application meets its likely duplicates. */
export function meetingsOf(record: Comparable): string[] {
  return Object.entries(duplicateKeys(record))
    .filter(([, value]) => value !== '')
    .map(([kind, value]) => `${kind}:${value}`);
}

/** Adds the application to its meetings, with what else the batch writes. */
export function joinMeetings(batch: WriteBatch, record: Comparable): void {
  for (const key of meetingsOf(record)) {
    const ids = FieldValue.arrayUnion(record.id);
    batch.set(meeting(key), { inscriptions: ids }, { merge: true });
  }
}

/** Takes it out of those in `keys`. */
export function leaveMeetings(batch: WriteBatch, id: string, keys: readonly string[]): void {
  for (const key of keys) {
    batch.set(meeting(key), { inscriptions: FieldValue.arrayRemove(id) }, { merge: true });
  }
}

/** Who is at each of the meetings. */
async function membersOf(keys: readonly string[]): Promise<string[][]> {
  if (keys.length === 0) return [];
  const snapshots = await firestore().getAll(...keys.map(meeting));
  return snapshots.map((snapshot) => {
    const ids: unknown = snapshot.get('inscriptions');
    return Array.isArray(ids) ? ids.map(String) : [];
  });
}

/**
 * Marks everybody at those meetings who is not alone, to be called once what changed them is
 * stored: of two that arrive at once, the later reader sees both.
 */
export async function markDuplicates(keys: readonly string[]): Promise<void> {
  const together = (await membersOf(keys)).filter(({ length }) => length > 1);
  const ids = new Set(together.flatMap((members) => members.slice(0, mostMarked)));
  await Promise.all([...ids].map((id) => setMark(id, true)));
}

/**
 * Sets the marks of the applications that were at those meetings right, after one has left.
 *
 * @param id the one that left, which may still be there under other keys.
 */
export async function settleDuplicates(keys: readonly string[], id: string): Promise<void> {
  const left = new Set((await membersOf(keys)).flat().slice(0, mostMarked));
  await Promise.all([...left, id].map(settle));
}

async function settle(id: string): Promise<void> {
  if (await isAlone(id)) {
    await setMark(id, false);
    // Another may have arrived in between, and marked this one before the mark was removed.
    if (!(await isAlone(id))) await setMark(id, true);
  } else await setMark(id, true);
}

async function isAlone(id: string): Promise<boolean> {
  const snapshot = await searchCopies().doc(id).get();
  const index = snapshot.get('index') as Record<string, unknown> | undefined;
  const keys = (['telephone', 'identite'] as const)
    .map((kind) => [kind, index?.[kind]] as const)
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .map(([kind, value]) => `${kind}:${String(value)}`);
  return (await membersOf(keys)).every((members) => members.every((other) => other === id));
}

async function setMark(id: string, doublon: boolean): Promise<void> {
  const batch = firestore().batch();
  batch.update(inscriptions().doc(id), { 'index.doublon': doublon });
  batch.update(searchCopies().doc(id), { 'index.doublon': doublon });
  try {
    await batch.commit();
  } catch (error) {
    // One that was deleted meanwhile needs no mark; one without a copy is marked with it.
    if (!isConflict(error)) throw error;
  }
}
