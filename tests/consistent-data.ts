import { deepEqual } from 'node:assert/strict';
import { violationsOf } from '../operations/audit/audit.ts';
import { readSnapshot } from '../operations/audit/snapshot.ts';
// Points the Admin SDK at the emulators before its first use.
import './functions/admin.ts';

/** Violations of an audit without the delay for work in progress: a finished test has none. */
async function auditViolations(): Promise<string[]> {
  const violations = await violationsOf(await readSnapshot(), new Date(Date.now() + 60_000));
  return violations.map(({ invariant, location }) => `${invariant} ${location}`);
}

/**
 * Returns a check that the data in the emulators are consistent: nothing lost, doubled or left
 * over. Violations from before the tests of the file do not count.
 *
 * @param beforeAll hook of the test runner.
 */
export function watchData(beforeAll: (work: () => Promise<void>) => void): () => Promise<void> {
  let before: ReadonlySet<string> = new Set();
  beforeAll(async () => {
    before = new Set(await auditViolations());
  });
  return async () => {
    const found = await auditViolations();
    deepEqual(
      found.filter((violation) => !before.has(violation)),
      [],
    );
  };
}
