import { firestore } from '../../functions/src/data/admin.ts';
import { suite } from '../suite.ts';

// Commands that run in this process have the same limits as those in the emulators.
for (const file of ['.env.demo-centre', '.env']) {
  process.loadEnvFile(new URL(`../../functions/${file}`, import.meta.url));
}

// The Admin SDK reads these variables at its first use, after this file is loaded.
process.env['GCLOUD_PROJECT'] = suite.project;
process.env['FIRESTORE_EMULATOR_HOST'] = suite.origin('firestore').replace('http://', '');
process.env['FIREBASE_AUTH_EMULATOR_HOST'] = suite.origin('auth').replace('http://', '');
process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = suite.origin('storage').replace('http://', '');

/** Fields of a document, read without security rules; undefined when it does not exist. */
export async function stored(path: string): Promise<Record<string, unknown> | undefined> {
  return (await firestore().doc(path).get()).data();
}

/** Changes fields of a document directly, without a command. */
export async function change(path: string, fields: Record<string, unknown>): Promise<void> {
  await firestore().doc(path).update(fields);
}

export { createMember } from '../../functions/src/data/member/changes.ts';
