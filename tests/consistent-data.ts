import { deepEqual } from 'node:assert/strict';
import { audit } from '../operations/audit/audit.ts';
import { firebaseSource } from '../operations/audit/source.ts';
import { invariants } from '../operations/audit/findings.ts';
// Points the Admin SDK at the emulators before its first use.
import './functions/admin.ts';

const day = 24 * 60 * 60 * 1000;

/** Nothing is under way when a scenario is over: what is unfinished then stays so. */
const afterwards = { unfinished: -day, originals: day };

async function exceptions(): Promise<string[]> {
  const { violations } = await audit(firebaseSource, afterwards);
  return violations.map(({ invariant, where }) => `${invariants[invariant]} : ${where}`);
}

/**
 * Expects, each time it is called, that nothing in the emulators disagrees: nothing lost,
 * doubled or left over. What other tests left before this file began does not count.
 *
 * @param beforeAll of the runner of the tests.
 */
export function watchData(beforeAll: (work: () => Promise<void>) => void): () => Promise<void> {
  let before: ReadonlySet<string> = new Set();
  beforeAll(async () => {
    before = new Set(await exceptions());
  });
  return async () => {
    const found = await exceptions();
    deepEqual(
      found.filter((exception) => !before.has(exception)),
      [],
    );
  };
}
