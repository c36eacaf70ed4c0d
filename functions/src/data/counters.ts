import { createHash, randomInt } from 'node:crypto';
import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';
import { isAlreadyThere } from './optimistic-write.ts';

export interface Counter {
  readonly kind: string;
  readonly key: string;
  readonly windowMs: number;
  /** Documents that share the writes of a busy counter; one when absent. */
  readonly shards?: number;
}

/** Count of the current window. */
export interface Tally {
  readonly count: number;
  readonly endsAt: Date;
}

export interface Counted extends Tally {
  readonly giveBack: () => Promise<void>;
}

// A TTL policy on `expireAt` removes expired documents some time later.
const keptAfterEndMs = 24 * 60 * 60 * 1000;

/** Digest for the ids of documents, because keys are names, addresses and phone numbers. */
function digest(kind: string, key: string): string {
  return createHash('sha256').update(`${kind}:${key}`).digest('hex');
}

function currentWindow({ kind, key, windowMs, shards = 1 }: Counter) {
  const start = Math.floor(Date.now() / windowMs) * windowMs;
  const name = `${kind}-${digest(kind, key)}-${start}`;
  const endsAt = new Date(start + windowMs);
  const limites = firestore().collection('limites');
  const documents = Array.from({ length: shards }, (_, shard) =>
    limites.doc(shards === 1 ? name : `${name}-${shard}`),
  );
  return { documents, endsAt, expireAt: new Date(endsAt.getTime() + keptAfterEndMs) };
}

/**
 * Adds one, then reads the count. Concurrent callers may all read the highest count, never one
 * below their own; no transaction makes them wait.
 */
export async function countUp(counter: Counter): Promise<Counted> {
  const { documents, endsAt, expireAt } = currentWindow(counter);
  const document = documents[randomInt(documents.length)];
  if (!document) throw new RangeError(`the counter ${counter.kind} has no shards`);
  await document.set({ count: FieldValue.increment(1), expireAt }, { merge: true });
  return {
    count: await total(documents),
    endsAt,
    giveBack: async () => {
      await document.update({ count: FieldValue.increment(-1) });
    },
  };
}

export async function readTally(counter: Counter): Promise<Tally> {
  const { documents, endsAt } = currentWindow(counter);
  return { count: await total(documents), endsAt };
}

async function total(documents: readonly DocumentReference[]): Promise<number> {
  const snapshots = await firestore().getAll(...documents);
  return snapshots.reduce((sum, snapshot) => sum + Number(snapshot.get('count') ?? 0), 0);
}

/** Claims `key` for a day at least. @returns true for one of concurrent callers */
export async function claim(kind: string, key: string): Promise<boolean> {
  const document = firestore()
    .collection('limites')
    .doc(`${kind}-${digest(kind, key)}`);
  try {
    await document.create({ expireAt: new Date(Date.now() + keptAfterEndMs) });
    return true;
  } catch (error) {
    if (isAlreadyThere(error)) return false;
    throw error;
  }
}
