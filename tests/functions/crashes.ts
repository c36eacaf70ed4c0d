import { setTimeout as wait } from 'node:timers/promises';
import { vi } from 'vitest';
import { auth, bucket, firestore } from '../../functions/src/data/admin.ts';
import './admin.ts';

type Write = (...args: unknown[]) => Promise<unknown>;
type Writers = Record<string, Write>;

const missing: Write = () => Promise.reject(new Error('no such method'));

function prototypeWith(instance: object, method: string): Writers {
  for (let found: unknown = instance; found; found = Object.getPrototypeOf(found)) {
    if (Object.hasOwn(found, method)) return found as Writers;
  }
  throw new Error(`the Admin SDK has no method ${method} any more`);
}

/** Batches, single documents, transactions and bulk writers alike commit by this method. */
const firestoreWriter = () => prototypeWith(firestore().batch(), '_commit');

/** Methods that write outside the process: their prototype and name. */
function writers(): [Writers, string][] {
  // A removal of many files deletes them one by one, and may break off between two.
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
  /** Writes that went through. */
  readonly writes: number;
  /** Whether the flow ran to its end. */
  readonly whole: boolean;
}

/** Lets `allowed` writes of a flow through; later ones throw without being carried out. */
async function crashAfter(allowed: number, flow: () => Promise<unknown>): Promise<Cut> {
  const underWay = new Set<Promise<unknown>>();
  let [writes, whole] = [0, true];
  const spies = writers().map(([holder, name]) => {
    const write: Write = holder[name] ?? missing;
    return vi.spyOn(holder, name).mockImplementation(function (this: unknown, ...args) {
      if (!whole || writes >= allowed) {
        whole = false;
        return Promise.reject(new Error('simulated crash'));
      }
      writes++;
      const result = write.apply(this, args);
      underWay.add(result);
      return result;
    });
  });
  const [outcome] = await Promise.allSettled([flow()]);
  // Writes begun before the crash come to their end; later ones do not begin.
  await Promise.allSettled(underWay);
  if (!whole) await wait(100);
  for (const spy of spies) spy.mockRestore();
  if (whole && outcome.status === 'rejected') throw outcome.reason;
  return { writes, whole };
}

/** A flow of several writes, and what must be true wherever it breaks off. */
interface Rounds<Subject> {
  /** Makes what the flow works on, anew for each round. */
  readonly prepare: () => Promise<Subject>;
  /** The code under test, called in this process. */
  readonly flow: (subject: Subject) => Promise<unknown>;
  /** Looks at what the flow left. */
  readonly check: (subject: Subject, cut: Cut) => Promise<void>;
}

/**
 * Crashes a flow before its first write, then after one, after two and so on, until it runs to
 * its end; checks after each run. The flow's own cleaning up is not carried out either.
 *
 * @returns how many writes the whole flow makes.
 * @throws what the flow throws when nothing is cut, and what the checks throw.
 */
export async function crashEverywhere<Subject>({
  prepare,
  flow,
  check,
}: Rounds<Subject>): Promise<number> {
  const most = 60;
  for (let allowed = 0; allowed <= most; allowed++) {
    const subject = await prepare();
    const cut = await crashAfter(allowed, () => flow(subject));
    await check(subject, cut);
    if (cut.whole) return cut.writes;
  }
  throw new Error(`the flow does not end within ${most} writes`);
}

/**
 * Race that `flow` loses: `other` happens between what the flow has read and what it then
 * writes, every time.
 *
 * @param other nothing happens when absent.
 * @param nth before which of the flow's writes, counted from 0.
 * @returns how many writes the flow began; one more when it found itself overtaken and tried again.
 * @throws what the flow throws.
 */
export async function injectRace(
  flow: () => Promise<unknown>,
  other: () => Promise<unknown> = () => Promise.resolve(),
  nth = 0,
): Promise<number> {
  const holder = firestoreWriter();
  const commit: Write = holder['_commit'] ?? missing;
  let [writes, isOther] = [0, false];
  const spy = vi.spyOn(holder, '_commit').mockImplementation(async function (
    this: unknown,
    ...args
  ) {
    if (!isOther && writes++ === nth) {
      isOther = true;
      await other().finally(() => (isOther = false));
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
