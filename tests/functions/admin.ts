import { firestore } from '../../functions/src/data/admin.ts';
import { suite } from '../suite.ts';

// Commands that run in this process have the same limits as those of the emulators.
for (const file of ['.env.demo-centre', '.env']) {
  process.loadEnvFile(new URL(`../../functions/${file}`, import.meta.url));
}

// Read by the Admin SDK at its first use, which is after this file was loaded.
process.env['GCLOUD_PROJECT'] = suite.project;
process.env['FIRESTORE_EMULATOR_HOST'] = suite.origin('firestore').replace('http://', '');
process.env['FIREBASE_AUTH_EMULATOR_HOST'] = suite.origin('auth').replace('http://', '');
process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = suite.origin('storage').replace('http://', '');

/** A document as it is stored, whatever the rules say; undefined when there is none. */
export async function stored(path: string): Promise<Record<string, unknown> | undefined> {
  return (await firestore().doc(path).get()).data();
}

/** Changes fields of a document behind the functions' back. */
export async function change(path: string, fields: Record<string, unknown>): Promise<void> {
  await firestore().doc(path).update(fields);
}

export { createMember } from '../../functions/src/data/member/changes.ts';
