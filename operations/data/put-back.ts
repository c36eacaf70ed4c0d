import {
  accountsAtOnce,
  restoreAccounts,
  restoreDocuments,
  restoreFile,
} from '../../functions/src/data/restoring.ts';
import { inGroups } from '../../functions/src/jobs/clean-pictures.ts';
import { compare, type Comparison } from './compare.ts';
import type { BackupFolder, Manifest } from './folder.ts';
import { filesAtOnce, holdingsOfProject, type Holdings } from './records.ts';

/** Whether the project holds anything that restoring might mix with. */
export async function isEmpty(live: Holdings = holdingsOfProject()): Promise<boolean> {
  if ((await live.collections()).length > 0) return false;
  for (const stream of [live.accounts(), live.files()]) {
    if (!(await stream[Symbol.asyncIterator]().next()).done) return false;
  }
  return true;
}

/**
 * Brings everything back from a backup: files, accounts and, last of all, the documents that
 * name them, so that whatever can be seen is whole. Repeated, it does the same again.
 */
export async function putBack(folder: BackupFolder, manifest: Manifest): Promise<void> {
  const saved = folder.holdings(manifest);
  for await (const group of inGroups(saved.files(), filesAtOnce)) {
    await Promise.all(
      group.map(async ({ content }) =>
        restoreFile(content.saved, await folder.readBytes(content.sha256)),
      ),
    );
  }
  for await (const group of inGroups(saved.accounts(), accountsAtOnce)) {
    await restoreAccounts(
      group.map(({ content }) => content),
      manifest.hashing,
    );
  }
  for (const collection of Object.keys(manifest.collections)) {
    await restoreDocuments(documentsOf(saved, collection));
  }
}

async function* documentsOf(saved: Holdings, collection: string) {
  for await (const { key: id, content: fields } of saved.documents(collection)) {
    yield { collection, id, fields };
  }
}

/** Compares the project with the backup, one by one. */
export function verify(folder: BackupFolder, manifest: Manifest): Promise<Comparison> {
  return compare(folder.holdings(manifest), holdingsOfProject());
}
