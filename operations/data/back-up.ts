import { passwordHashing } from '../../functions/src/data/restoring.ts';
import type { BackupFolder, Listing, Manifest } from './folder.ts';
import { holdingsOfProject, type Entry } from './records.ts';

/**
 * Copies every document, account and file of the project into an empty folder. What is
 * changed meanwhile is copied as it is when its turn comes.
 *
 * @throws OperationProblem when the folder is not empty.
 */
export async function backUp(project: string, folder: BackupFolder): Promise<Manifest> {
  await folder.prepare();
  const date = new Date().toISOString();
  const live = holdingsOfProject((sha256, bytes) => folder.writeBytes(sha256, bytes));
  const collections: Record<string, Listing> = {};
  for (const name of await live.collections()) {
    collections[name] = await folder.write(`documents/${name}`, live.documents(name));
  }
  let withPassword = 0;
  const accounts = await folder.write(
    'comptes',
    counting(live.accounts(), ({ passwordHash }) => {
      if (passwordHash !== undefined) withPassword++;
    }),
  );
  let bytes = 0;
  const files = await folder.write(
    'fichiers',
    counting(live.files(), (file) => {
      bytes += file.bytes;
    }),
  );
  const manifest: Manifest = {
    format: 1,
    project,
    date,
    collections,
    accounts: { ...accounts, withPassword },
    files: { ...files, bytes },
    hashing: await passwordHashing(),
  };
  await folder.writeManifest(manifest);
  return manifest;
}

async function* counting<Content>(
  entries: AsyncIterable<Entry<Content>>,
  count: (content: Content) => void,
): AsyncGenerator<Entry<Content>> {
  for await (const entry of entries) {
    count(entry.content);
    yield entry;
  }
}
