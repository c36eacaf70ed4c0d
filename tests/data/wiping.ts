import { everyObject } from '../../functions/src/data/every-document.ts';
import { suite } from '../suite.ts';

async function remove(url: string): Promise<void> {
  const response = await fetch(url, {
    method: 'DELETE',
    headers: { Authorization: 'Bearer owner' },
  });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
}

/** Empties the emulators: every document, account and file. */
export async function wipe(): Promise<void> {
  const { project } = suite;
  const documents = `emulator/v1/projects/${project}/databases/(default)/documents`;
  await remove(`${suite.origin('firestore')}/${documents}`);
  await remove(`${suite.origin('auth')}/emulator/v1/projects/${project}/accounts`);
  for await (const file of everyObject()) await file.delete({ ignoreNotFound: true });
}
