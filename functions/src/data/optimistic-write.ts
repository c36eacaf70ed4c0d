import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentSnapshot, Precondition, WriteBatch } from 'firebase-admin/firestore';
import { isConflict } from './firestore-errors.ts';

/** What is to be written, worked out from what was read a moment before. */
export interface Plan<Result> {
  /** Absent when nothing needs to be written. */
  readonly batch?: WriteBatch;
  readonly result: Result;
}

// Fifty calls that all want one document are served within this, one round each at worst.
const attempts = 60;
const longestWaitMs = 400;

/**
 * Carries out a plan, and plans anew when another write was faster. The plan's preconditions
 * say what must still be as it was read; no lock makes others wait.
 *
 * @param what names the write in the log.
 * @throws whatever the planning throws, a refusal included.
 */
export async function optimisticWrite<Result>(
  what: string,
  plan: () => Promise<Plan<Result>>,
): Promise<Result> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const { batch, result } = await plan();
    try {
      await batch?.commit();
      return result;
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
    await wait(Math.random() * Math.min(longestWaitMs, 20 * attempt));
  }
  throw new Error(`others were faster at ${what}, ${attempts} times`);
}

/** The precondition that a document is still as it was read. */
export function unchanged(snapshot: DocumentSnapshot): Precondition {
  const { updateTime } = snapshot;
  if (!updateTime) throw new Error(`${snapshot.ref.parent.id}: what is missing cannot be kept`);
  return { lastUpdateTime: updateTime };
}
