/** Fills the emulators with the demonstration data, once; run by seeding.ts. */
import { firstCampagne } from '@centre/domain/campagne/campagne';
import pLimit from 'p-limit';
import { firestore } from '../../functions/src/data/admin.ts';
import { alignRegisters } from '../../functions/src/data/inscription/registre.ts';
import { applications } from './applications.ts';
import { createMembers } from './members.ts';
import { publish } from './pictures.ts';
import {
  articlesWith,
  photosWith,
  pictureCount,
  temoignagesWith,
  type Publish,
} from './publications.ts';

/** Document written last: while it is missing, everything is written again, to the same paths. */
const marker = 'demonstration/semis';

/** Number of pictures encoded in parallel; more are no faster on two cores. */
const parallelEncodings = 2;

/** Number of pictures per progress line. */
const picturesPerLine = 20;

const emulators = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const;

/**
 * French reason not to write demonstration data here; undefined when allowed. A `demo-` project
 * exists in emulators only, so real data cannot be reached by mistake.
 */
export function reasonNotToSeed(environment: NodeJS.ProcessEnv): string | undefined {
  const project = environment['GCLOUD_PROJECT'] ?? '';
  if (!project.startsWith('demo-')) {
    return `Les données de démonstration ne vont que dans un projet « demo- », pas dans « ${project} ».`;
  }
  const missing = emulators.filter((name) => !environment[name]);
  return missing.length > 0
    ? `Les données de démonstration ne vont que dans les émulateurs : il manque ${missing.join(', ')}.`
    : undefined;
}

async function seed(): Promise<void> {
  if ((await firestore().doc(marker).get()).exists) {
    console.log('déjà là.');
    return;
  }
  const startedAt = performance.now();
  await createMembers();
  await writeAll();
  console.log(`prêtes en ${Math.round((performance.now() - startedAt) / 1000)} s.`);
}

const limitEncodings = pLimit(parallelEncodings);
let done = 0;

const publishLimited: Publish = (order) =>
  limitEncodings(async () => {
    const published = await publish(order);
    if (++done % picturesPerLine === 0) console.log(`images : ${done} / ${pictureCount}`);
    return published;
  });

async function writeAll(): Promise<void> {
  const batch = firestore().batch();
  const write = (collection: string, records: readonly { readonly id: string }[]) => {
    for (const { id, ...fields } of records) {
      batch.set(firestore().doc(`${collection}/${id}`), fields);
    }
  };
  write('articles', await articlesWith(publishLimited));
  write('galerie', await photosWith(publishLimited));
  write('temoignages', await temoignagesWith(publishLimited));
  write('inscriptions', applications);
  for (const { id, reference } of applications) {
    batch.set(firestore().doc(`references/${reference}`), { inscription: id });
  }
  batch.set(firestore().doc('reglages/campagne'), firstCampagne);
  await batch.commit();
  await alignRegisters();
  await firestore().doc(marker).set({ date: new Date() });
}

if (import.meta.main) {
  const reason = reasonNotToSeed(process.env);
  if (reason === undefined) await seed();
  else {
    console.error(reason);
    process.exitCode = 1;
  }
}
