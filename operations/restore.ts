/**
 * `npm run restore -- --project ID --from FOLDER`: brings back what `npm run backup` saved, and
 * compares everything afterwards. Refuses a project that holds something already, unless told.
 */
import { resolve } from 'node:path';
import { runOperation } from './run-operation.ts';
import { BackupFolder } from './data/folder.ts';
import { isEmpty, putBack, verify } from './data/put-back.ts';
import { messages } from './messages.ts';
import { OperationProblem } from './problem.ts';
import { confirmProject } from './terminal.ts';

const says = messages.restore;
const options = { from: { type: 'string' }, 'into-non-empty': { type: 'boolean' } } as const;

/** Differences that are shown by name; the others are counted. */
const mostShown = 50;

await runOperation(says.usage, options, async ({ project, values }) => {
  if (typeof values['from'] !== 'string') throw new OperationProblem(says.fromMissing);
  const folder = new BackupFolder(resolve(values['from']));
  const manifest = await folder.readManifest();
  const wasEmpty = await isEmpty();
  if (!wasEmpty) await agree(project, values['into-non-empty'] === true);
  console.log(says.begins(project, manifest.project, manifest.date));
  await putBack(folder, manifest);
  const { documents, accounts, files, differences } = await verify(folder, manifest);
  // What was there before and is not in the backup stays, as was agreed.
  const wrong = differences.filter(({ kind }) => wasEmpty || kind !== 'extra');
  console.log(says.compared(documents, accounts, files, wrong.length));
  for (const { kind, where } of wrong.slice(0, mostShown)) {
    console.log(`  - ${says.kinds[kind]} : ${where}`);
  }
  const kept = differences.length - wrong.length;
  if (kept > 0) console.log(says.kept(kept));
  return wrong.length === 0;
});

async function agree(project: string, isAllowed: boolean): Promise<void> {
  if (!isAllowed) throw new OperationProblem(says.notEmpty(project));
  await confirmProject(project, {
    question: says.confirm(project),
    otherwise: says.notConfirmed,
  });
}
