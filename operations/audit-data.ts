/**
 * `npm run audit:data -- --project ID`: looks whether everything that is stored agrees, and
 * changes nothing. Ends with 1 when something does not. With `--recount` it first counts the
 * figures of the campaigns anew and corrects them, with `--remove-former` it removes what only older
 * versions stored.
 */
import { recountBilans } from '../functions/src/data/bilan/bilan.ts';
import { removeFormerData } from '../functions/src/data/former-data.ts';
import { audit, auditInUse } from './audit/audit.ts';
import { firebaseSource } from './audit/source.ts';
import { reportOf } from './audit/findings.ts';
import { runOperation } from './run-operation.ts';
import { messages } from './messages.ts';
import { isDemo } from './command-line.ts';

const corrections = {
  recount: { type: 'boolean' },
  'remove-former': { type: 'boolean' },
} as const;

await runOperation(messages.auditUsage, corrections, async (order) => {
  const { project, values } = order;
  if (values['recount'] === true) console.log(messages.audit.recounted(await recountBilans()));
  if (values['remove-former'] === true) {
    console.log(messages.audit.formerRemoved(await removeFormerData()));
  }
  // Data of the emulators are at rest: no second look is needed.
  const look = isDemo(project) ? audit : auditInUse;
  const findings = await look(firebaseSource);
  console.log(reportOf(findings, project));
  return findings.violations.length === 0;
});
