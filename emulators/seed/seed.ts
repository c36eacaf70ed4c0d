/** Fills the emulators with the demonstration data, once; seeding.ts runs it. */
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

/** Written last: as long as it is missing, everything is written again in the same places. */
const marker = 'demonstration/semis';

/** Pictures encoded at the same time; more are no faster on two cores. */
const encodedAtOnce = 2;

/** After how many pictures a line says how far it is. */
const picturesPerLine = 20;

const emulators = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const;

/**
 * Why invented data must not be written here, in French; undefined where it may. A `demo-`
 * project exists nowhere but in emulators, so nothing real can be reached by mistake.
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
  const began = performance.now();
  await createMembers();
  await writeAll();
  console.log(`prêtes en ${Math.round((performance.now() - began) / 1000)} s.`);
}

const encoded = pLimit(encodedAtOnce);
let done = 0;

const publishInTurn: Publish = (order) =>
  encoded(async () => {
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
  write('articles', await articlesWith(publishInTurn));
  write('galerie', await photosWith(publishInTurn));
  write('temoignages', await temoignagesWith(publishInTurn));
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
