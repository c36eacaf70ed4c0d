/** Fills the emulators with the demonstration data, once; seeding.ts runs it. */
import { firstCampagne } from '@centre/domain/campagne/campagne';
import pLimit from 'p-limit';
import { firestore } from '../../functions/src/data/admin.ts';
import { alignRegisters } from '../../functions/src/data/inscription/registre.ts';
import { applications } from './applications.ts';
import { createMembers } from './members.ts';
import { publish } from './pictures.ts';
import {
  articles,
  covers,
  galleryOrders,
  photos,
  portraits,
  temoignages,
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
  await writeAll(await publishAll());
  console.log(`prêtes en ${Math.round((performance.now() - began) / 1000)} s.`);
}

async function publishAll() {
  const orders = [...covers, ...galleryOrders, ...portraits];
  let done = 0;
  const pictures = await pLimit(encodedAtOnce).map(orders, async (order) => {
    const picture = await publish(order);
    if (++done % picturesPerLine === 0) console.log(`images : ${done} / ${orders.length}`);
    return picture;
  });
  const portraitsFrom = covers.length + galleryOrders.length;
  return {
    covers: pictures.slice(0, covers.length),
    gallery: pictures.slice(covers.length, portraitsFrom),
    portraits: pictures.slice(portraitsFrom),
  };
}

async function writeAll(pictures: Awaited<ReturnType<typeof publishAll>>): Promise<void> {
  const batch = firestore().batch();
  const write = (collection: string, records: readonly { readonly id: string }[]) => {
    for (const { id, ...fields } of records) {
      batch.set(firestore().doc(`${collection}/${id}`), fields);
    }
  };
  const words = temoignages(pictures.portraits);
  const news = articles(pictures.covers);
  write('articles', news);
  batch.set(firestore().doc('reglages/campagne'), firstCampagne);
  write('galerie', photos(pictures.gallery));
  write('temoignages', words);
  write('inscriptions', applications);
  for (const { id, reference } of applications) {
    batch.set(firestore().doc(`references/${reference}`), { inscription: id });
  }
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
