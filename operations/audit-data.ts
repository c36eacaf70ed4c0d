/**
 * `npm run audit:data -- --project ID`: looks whether everything that is stored agrees, and
 * changes nothing. Ends with 1 when something does not. With `--repair` it first writes the
 * rows of the registers anew that disagree with their applications, with `--remove-former` it removes what only older
 * versions stored.
 */
import { alignRegisters, fullestRegister } from '../functions/src/data/inscription/registre.ts';
import { removeFormerData } from '../functions/src/data/former-data.ts';
import { audit, auditInUse } from './audit/audit.ts';
import { firebaseSource } from './audit/source.ts';
import { reportOf } from './audit/findings.ts';
import { runOperation } from './run-operation.ts';
import { messages } from './messages.ts';
import { isDemo } from './command-line.ts';

const corrections = {
  repair: { type: 'boolean' },
  'remove-former': { type: 'boolean' },
} as const;

await runOperation(messages.auditUsage, corrections, async (order) => {
  const { project, values } = order;
  if (values['repair'] === true) console.log(messages.audit.repaired(await alignRegisters()));
  if (values['remove-former'] === true) {
    console.log(messages.audit.formerRemoved(await removeFormerData()));
  }
  // Data of the emulators are at rest: no second look is needed.
  const look = isDemo(project) ? audit : auditInUse;
  const findings = await look(firebaseSource);
  console.log(reportOf(findings, project));
  const fullest = await fullestRegister();
  if (fullest) console.log(messages.audit.fullest(fullest.name, Math.ceil(fullest.part * 100)));
  return findings.violations.length === 0;
});
