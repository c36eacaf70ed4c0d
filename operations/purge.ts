/**
 * `npm run purge -- --project ID`: deletes the applications whose time is over, as the function
 * `purgeInscriptions` does every night. With `--dry-run` it only says which: by reference,
 * never by name.
 */
import { formatMonth } from '@centre/domain/dates';
import { everyExpired } from '../functions/src/data/inscription/removal.ts';
import { alignRegisters } from '../functions/src/data/inscription/registre.ts';
import { operator } from '../functions/src/data/journal/journal.ts';
import { purgeInscriptions } from '../functions/src/jobs/purge-inscriptions.ts';
import { runOperation } from './run-operation.ts';
import { messages } from './messages.ts';
import { confirmProject } from './terminal.ts';

const says = messages.purge;

await runOperation(
  says.usage,
  { 'dry-run': { type: 'boolean' } },
  async ({ project, values }) => {
    const isDry = values['dry-run'] === true;
    // The date is fixed before the question, so that nothing else is deleted after it.
    // Applications that came another way get their expiry.
    if (!isDry) await alignRegisters();
    const now = new Date();
    const count = await show(project, now);
    if (isDry) console.log(says.nothingChanged);
    if (isDry || count === 0) return true;
    await confirmProject(project, {
      question: says.confirm(project),
      otherwise: says.notConfirmed,
    });
    const { inscriptions, isComplete } = await purgeInscriptions(operator, now);
    console.log(says.done(inscriptions));
    if (!isComplete) console.error(says.incomplete);
    return isComplete;
  },
);

/**
 * Lists the expired applications by month.
 *
 * @returns how many.
 */
async function show(project: string, now: Date): Promise<number> {
  const months = new Map<string, string[]>();
  let count = 0;
  for await (const { id, reference, expiration } of everyExpired(now)) {
    const month = formatMonth(expiration);
    months.set(month, [...(months.get(month) ?? []), reference || id]);
    count += 1;
  }
  console.log(count === 0 ? says.nothing : says.found(count, project));
  for (const [month, references] of months) {
    console.log(`  ${says.month(month, references.length)}`);
    for (const reference of references) console.log(`    - ${reference}`);
  }
  return count;
}
