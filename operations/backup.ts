/**
 * `npm run backup -- --project ID --to FOLDER`: copies all documents, accounts and files of a
 * project into an empty folder of this machine.
 */
import { resolve } from 'node:path';
import { runOperation } from './run-operation.ts';
import { backUp } from './data/back-up.ts';
import { BackupFolder } from './data/folder.ts';
import { messages } from './messages.ts';
import { OperationProblem } from './problem.ts';

const says = messages.backup;

await runOperation(says.usage, { to: { type: 'string' } }, async ({ project, values }) => {
  if (typeof values['to'] !== 'string') throw new OperationProblem(says.toMissing);
  const folder = new BackupFolder(resolve(values['to']));
  console.log(says.begins(project));
  const { collections, accounts, files, hashing } = await backUp(project, folder);
  const documents = Object.values(collections).reduce((sum, { count }) => sum + count, 0);
  console.log(says.done(folder.path, documents, accounts.count, files.count));
  const hasPasswords = accounts.withPassword > 0 && (hashing ?? values['emulators']);
  if (!hasPasswords && accounts.count > 0) console.log(says.withoutPasswords);
  console.log(says.secret);
  return true;
});
