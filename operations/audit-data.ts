/**
 * `npm run audit:data -- --project ID`: read-only audit of the stored data. The exit code is 1 when
 * an invariant is broken. With `--repair` it first rewrites register rows that differ from their
 * applications; with `--remove-former` it first removes data that only older versions stored.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { alignRegisters, fullestRegister } from '../functions/src/data/inscription/registre.ts';
import { removeFormerData } from '../functions/src/data/former-data.ts';
import { violationsOf } from './audit/audit.ts';
import { readSnapshot } from './audit/snapshot.ts';
import { reportOf } from './audit/report.ts';
import { runOperation } from './run-operation.ts';
import { messages } from './messages.ts';

const options = {
  repair: { type: 'boolean' },
  'remove-former': { type: 'boolean' },
} as const;

/** Age after which the nightly tasks repair unfinished operations, in milliseconds. */
const unfinishedMs = 60 * 60_000;

/** Pause before the second read, longer than any write takes, in milliseconds. */
const secondReadMs = 5000;

await runOperation(messages.auditUsage, options, async ({ project, values }) => {
  const { audit } = messages;
  if (values['repair'] === true) console.log(audit.repaired(await alignRegisters()));
  if (values['remove-former'] === true) {
    console.log(audit.formerRemoved(await removeFormerData()));
  }
  const startedBefore = new Date(Date.now() - unfinishedMs);
  let snapshot = await readSnapshot();
  let violations = await violationsOf(snapshot, startedBefore);
  if (violations.length > 0) {
    // Documents are read one by one while the site is in use: only violations that persist count.
    await wait(secondReadMs);
    snapshot = await readSnapshot();
    const first = new Set(
      violations.map(({ invariant, location }) => `${invariant} ${location}`),
    );
    violations = (await violationsOf(snapshot, startedBefore)).filter(
      ({ invariant, location }) => first.has(`${invariant} ${location}`),
    );
  }
  console.log(reportOf(snapshot, violations, project));
  const fullest = await fullestRegister();
  if (fullest) console.log(audit.fullest(fullest.name, Math.ceil(fullest.part * 100)));
  return violations.length === 0;
});
