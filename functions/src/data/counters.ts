import { createHash, randomInt } from 'node:crypto';
import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';
import { isAlreadyThere } from './optimistic-write.ts';

/** What is counted, for whom, and in windows of how many milliseconds. */
export interface Counter {
  readonly kind: string;
  readonly key: string;
  readonly windowMs: number;
  /** Documents among which a busy counter is spread; one when absent. */
  readonly shards?: number;
}

/** How many there are in the current window. */
export interface Tally {
  readonly count: number;
  readonly endsAt: Date;
}

/** The tally with one more in it, which can be taken out again. */
export interface Counted extends Tally {
  readonly giveBack: () => Promise<void>;
}

// Expired documents are removed by a TTL policy on `expireAt`, some time after that.
const keptAfterEndMs = 24 * 60 * 60 * 1000;

/** Ids hold a digest: what is counted by is a name, an address, a phone number. */
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
 * Adds one, then reads how many there are. Those who count at the same time may all read the
 * highest number, never a lower one than their own; no transaction makes them wait in turn.
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

/** How many there are, without adding to them. */
export async function readTally(counter: Counter): Promise<Tally> {
  const { documents, endsAt } = currentWindow(counter);
  return { count: await total(documents), endsAt };
}

async function total(documents: readonly DocumentReference[]): Promise<number> {
  const snapshots = await firestore().getAll(...documents);
  return snapshots.reduce((sum, snapshot) => sum + Number(snapshot.get('count') ?? 0), 0);
}

/** The right to be counted, of which there is one per key. */
export interface Claim {
  /** Of many callers at once, one is told that it is the first. */
  readonly isFirst: boolean;
  /** Makes the next caller the first again. */
  readonly release: () => Promise<void>;
}

/** Claims the right to be counted for `key`, for a day at least. */
export async function claim(kind: string, key: string): Promise<Claim> {
  const document = firestore()
    .collection('limites')
    .doc(`${kind}-${digest(kind, key)}`);
  const release = async () => {
    await document.delete();
  };
  try {
    await document.create({ expireAt: new Date(Date.now() + keptAfterEndMs) });
    return { isFirst: true, release };
  } catch (error) {
    if (isAlreadyThere(error)) return { isFirst: false, release };
    throw error;
  }
}
