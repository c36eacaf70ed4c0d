import { auth, bucket, firestore } from '../../functions/src/data/admin.ts';
import './admin.ts';

/** What every write is answered with once the power is gone. */
export class SimulatedCrash extends Error {
  constructor() {
    super('the power is gone');
    this.name = 'SimulatedCrash';
  }
}

/** One run of a flow, during which the power may have failed. */
interface Cut {
  /** Writes that went through. */
  readonly writes: number;
  /** Whether nothing was kept from being written: the flow ran to its end. */
  readonly whole: boolean;
}

/** A flow of several writes, and what must be true wherever it breaks off. */
export interface Rounds<Subject> {
  /** Makes, with the power on, what the flow works on; each round has a new one. */
  readonly prepare: () => Promise<Subject>;
  /** The code under test, called in this process. */
  readonly flow: (subject: Subject) => Promise<unknown>;
  /** Looks at what the flow left, with the power on again. */
  readonly check: (subject: Subject, cut: Cut) => Promise<void>;
}

type Write = (this: unknown, ...args: unknown[]) => Promise<unknown>;

/** Everything that writes outside the process: what holds it, and its names there. */
function writers(): [object, string[]][] {
  const file: object = bucket().file('none');
  return [
    // Under batches, single documents, transactions and bulk writers alike.
    [prototypeWith(firestore().batch(), '_commit'), ['_commit']],
    // A removal of many files deletes them one by one, and may break off between two.
    [prototypeWith(file, 'save'), ['save', 'delete', 'copy', 'setMetadata']],
    [
      prototypeWith(auth(), 'createUser'),
      [
        'createUser',
        'updateUser',
        'deleteUser',
        'deleteUsers',
        'setCustomUserClaims',
        'revokeRefreshTokens',
      ],
    ],
  ];
}

function prototypeWith(instance: object, method: string): object {
  for (let found: unknown = instance; found; found = Object.getPrototypeOf(found)) {
    if (Object.hasOwn(found, method)) return found;
  }
  throw new Error(`the Admin SDK has no method ${method} any more`);
}

/** Lets `allowed` writes through; those that come later throw without being carried out. */
class WriteLimiter {
  writes = 0;
  blown = false;
  readonly #allowed: number;
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #undo: (() => void)[] = [];

  constructor(allowed: number) {
    this.#allowed = allowed;
    for (const [holder, names] of writers()) {
      for (const name of names) this.#fit(holder, name);
    }
  }

  #fit(holder: object, name: string): void {
    const own = Object.getOwnPropertyDescriptor(holder, name);
    const original: unknown = own?.value;
    if (!own || typeof original !== 'function') throw new Error(`${name} is no method`);
    const write = original as Write;
    const pass = (self: unknown, args: unknown[]) => this.#pass(() => write.apply(self, args));
    Object.defineProperty(holder, name, {
      ...own,
      value: function (this: unknown, ...args: unknown[]) {
        return pass(this, args);
      },
    });
    this.#undo.push(() => Object.defineProperty(holder, name, own));
  }

  #pass(write: () => Promise<unknown>): Promise<unknown> {
    if (this.blown || this.writes >= this.#allowed) {
      this.blown = true;
      return Promise.reject(new SimulatedCrash());
    }
    this.writes++;
    const result = write();
    this.#underWay.add(result);
    return result;
  }

  /** What had begun before the power failed comes to its end; then it is on again. */
  async replace(): Promise<void> {
    await Promise.allSettled(this.#underWay);
    for (const undo of this.#undo) undo();
  }
}

/**
 * Runs a flow with the power failing before its first write, then after one, after two and so
 * on, until it runs to its end; checks after each run. Nothing is written after the power has
 * failed, so the flow's own cleaning up does not happen either.
 *
 * @returns how many writes the whole flow makes.
 * @throws what the flow throws when nothing is kept from it, and what the checks throw.
 */
export async function atEveryWrite<Subject>({
  prepare,
  flow,
  check,
}: Rounds<Subject>): Promise<number> {
  const most = 60;
  for (let allowed = 0; allowed <= most; allowed++) {
    const subject = await prepare();
    const fuse = new WriteLimiter(allowed);
    const [outcome] = await Promise.allSettled([flow(subject)]);
    await fuse.replace();
    const whole = !fuse.blown;
    if (whole && outcome.status === 'rejected') throw outcome.reason;
    await check(subject, { writes: fuse.writes, whole });
    if (whole) return fuse.writes;
  }
  throw new Error(`the flow does not end within ${most} writes`);
}
