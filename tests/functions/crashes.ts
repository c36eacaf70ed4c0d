import { setTimeout as wait } from 'node:timers/promises';
import { vi } from 'vitest';
import { auth, bucket, firestore } from '../../functions/src/data/admin.ts';
import './admin.ts';

type Write = (...args: unknown[]) => Promise<unknown>;
type Writers = Record<string, Write>;

const missingMethod: Write = () => Promise.reject(new Error('no such method'));

function prototypeWith(instance: object, method: string): Writers {
  for (let found: unknown = instance; found; found = Object.getPrototypeOf(found)) {
    if (Object.hasOwn(found, method)) return found as Writers;
  }
  throw new Error(`the Admin SDK has no method ${method} any more`);
}

/** Holder of the method by which batches, documents, transactions and bulk writers commit. */
const firestoreWriter = () => prototypeWith(firestore().batch(), '_commit');

/** Methods of the Admin SDK that write, each with its prototype. */
function writers(): [Writers, string][] {
  // The removal of several files calls `delete` for each, and may be interrupted in between.
  const files = ['save', 'delete', 'copy', 'setMetadata'];
  const accounts = ['createUser', 'updateUser', 'deleteUser', 'deleteUsers'];
  const claims = ['setCustomUserClaims', 'revokeRefreshTokens'];
  const file = prototypeWith(bucket().file('none'), 'save');
  const account = prototypeWith(auth(), 'createUser');
  return [
    [firestoreWriter(), '_commit'],
    ...files.map((name): [Writers, string] => [file, name]),
    ...[...accounts, ...claims].map((name): [Writers, string] => [account, name]),
  ];
}

/** Run of a flow that a crash may have interrupted. */
interface Cut {
  /** Number of writes that were carried out. */
  readonly writes: number;
  /** Whether the flow ran to its end. */
  readonly whole: boolean;
}

/** Runs a flow, and rejects its writes after the first `allowed` ones. */
async function crashAfter(allowed: number, flow: () => Promise<unknown>): Promise<Cut> {
  const pendingWrites = new Set<Promise<unknown>>();
  let [writes, whole] = [0, true];
  const spies = writers().map(([prototype, name]) => {
    const write: Write = prototype[name] ?? missingMethod;
    return vi.spyOn(prototype, name).mockImplementation(function (this: unknown, ...args) {
      if (!whole || writes >= allowed) {
        whole = false;
        return Promise.reject(new Error('simulated crash'));
      }
      writes++;
      const result = write.apply(this, args);
      pendingWrites.add(result);
      return result;
    });
  });
  const [outcome] = await Promise.allSettled([flow()]);
  // Writes that began before the crash still finish.
  await Promise.allSettled(pendingWrites);
  if (!whole) await wait(100);
  for (const spy of spies) spy.mockRestore();
  if (whole && outcome.status === 'rejected') throw outcome.reason;
  return { writes, whole };
}

/** Flow of several writes, and the check after each interruption. */
interface Rounds<Subject> {
  /** Creates the subject of the flow, before each run. */
  readonly prepare: () => Promise<Subject>;
  /** Code under test, called in this process. */
  readonly flow: (subject: Subject) => Promise<unknown>;
  /** Checks the data that the flow left. */
  readonly check: (subject: Subject, cut: Cut) => Promise<void>;
}

/**
 * Runs a flow with a crash before its first write, then after one write, after two and so on,
 * until it completes; checks after each run. The clean-up of a crashed flow fails as well.
 *
 * @returns number of writes of the complete flow.
 * @throws errors of the uninterrupted flow and of the checks.
 */
export async function crashEverywhere<Subject>({
  prepare,
  flow,
  check,
}: Rounds<Subject>): Promise<number> {
  const maxWrites = 60;
  for (let allowed = 0; allowed <= maxWrites; allowed++) {
    const subject = await prepare();
    const cut = await crashAfter(allowed, () => flow(subject));
    await check(subject, cut);
    if (cut.whole) return cut.writes;
  }
  throw new Error(`the flow does not end within ${maxWrites} writes`);
}

/**
 * Runs `flow` so that it loses a race every time: `other` runs after the reads of `flow` and
 * before one of its writes.
 *
 * @param other concurrent change; none by default.
 * @param nth index of that write of `flow`, from 0.
 * @returns number of writes that `flow` began, including its retry after a conflict.
 * @throws errors of `flow`.
 */
export async function injectRace(
  flow: () => Promise<unknown>,
  other: () => Promise<unknown> = () => Promise.resolve(),
  nth = 0,
): Promise<number> {
  const prototype = firestoreWriter();
  const commit: Write = prototype['_commit'] ?? missingMethod;
  let [writes, isOtherRunning] = [0, false];
  const spy = vi.spyOn(prototype, '_commit').mockImplementation(async function (
    this: unknown,
    ...args
  ) {
    if (!isOtherRunning && writes++ === nth) {
      isOtherRunning = true;
      await other().finally(() => (isOtherRunning = false));
    }
    return commit.apply(this, args);
  });
  try {
    await flow();
  } finally {
    spy.mockRestore();
  }
  if (writes <= nth) throw new Error(`the flow made no write number ${nth}`);
  return writes;
}
