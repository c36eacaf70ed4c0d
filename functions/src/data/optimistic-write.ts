import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentSnapshot, Precondition, WriteBatch } from 'firebase-admin/firestore';

// Codes of gRPC, which Firestore's errors carry.
const invalidArgument = 3;
const notFound = 5;
const alreadyExists = 6;
const failedPrecondition = 9;
const aborted = 10;

/** Writes to commit, planned from fresh reads. */
export interface Plan<Result> {
  /** Absent when nothing needs to be written. */
  readonly batch?: WriteBatch;
  readonly result: Result;
  /** Called before the next plan, when a document would be too large with the writes. */
  readonly onTooLarge?: () => void;
}

// Enough for fifty concurrent calls on one document, of which at worst one succeeds per round.
const attempts = 60;

const maxWaitMs = 400;

/**
 * Commits a plan, and plans again when a concurrent write made one of its preconditions fail.
 *
 * @param writeName name of the write in the log.
 * @throws errors of `plan`, including refusals.
 */
export async function optimisticWrite<Result>(
  writeName: string,
  plan: () => Promise<Plan<Result>>,
): Promise<Result> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const { batch, result, onTooLarge } = await plan();
    try {
      await batch?.commit();
      return result;
    } catch (error) {
      if (onTooLarge && isTooLarge(error)) onTooLarge();
      else if (!isConflict(error)) throw error;
    }
    await wait(Math.random() * Math.min(maxWaitMs, 20 * attempt));
  }
  throw new Error(`${writeName}: concurrent writes were faster ${attempts} times`);
}

/**
 * Precondition of a deletion that fails the batch when the document exists. Google's web SDK sends
 * the same when a transaction deletes a document that it read as absent.
 */
export const mustNotExist: Precondition = { exists: false };

/** Precondition that a document has not changed since it was read. */
export function mustBeUnchanged(snapshot: DocumentSnapshot): Precondition {
  const { updateTime } = snapshot;
  if (!updateTime) throw new Error(`${snapshot.ref.parent.id}: the document does not exist`);
  return { lastUpdateTime: updateTime };
}

function hasCode(error: unknown, ...codes: number[]): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'number' &&
    codes.includes(error.code)
  );
}

/** Whether the document to `create` exists. */
export function isAlreadyThere(error: unknown): boolean {
  return hasCode(error, alreadyExists);
}

/** Whether a document would exceed the maximum size; this error has no code of its own. */
export function isTooLarge(error: unknown): boolean {
  return hasCode(error, invalidArgument) && /maximum .*size/i.test((error as Error).message);
}

/** Whether a concurrent write was faster, so that a new plan makes sense. */
export function isConflict(error: unknown): boolean {
  return hasCode(error, notFound, alreadyExists, failedPrecondition, aborted);
}
