import { deepEqual } from 'node:assert/strict';
import { violationsOf } from '../operations/audit/audit.ts';
import { readSnapshot } from '../operations/audit/snapshot.ts';
// Points the Admin SDK at the emulators before its first use.
import './functions/admin.ts';

/** Audit without the delay for work in progress: nothing is under way when a scenario is over. */
async function exceptions(): Promise<string[]> {
  const violations = await violationsOf(await readSnapshot(), new Date(Date.now() + 60_000));
  return violations.map(({ invariant, location }) => `${invariant} ${location}`);
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
