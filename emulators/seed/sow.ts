import { isMainArticle } from '@centre/domain/article';
import { firestore } from '../../functions/src/data/admin.ts';
import { indexNext } from '../../functions/src/data/inscription-indexing.ts';
import { applications } from './applications.ts';
import { articles, covers } from './articles.ts';
import { galleryOrders, photos } from './gallery.ts';
import { createMembers } from './members.ts';
import { pool } from './pool.ts';
import { progressLine } from './progress.ts';
import { publish } from './publish.ts';
import { portraits, testimonials } from './testimonials.ts';

/** Written last: as long as it is missing, everything is written again in the same places. */
const marker = 'demonstration/semis';

/** Pictures encoded at one time; two cores encode no faster with more. */
const encodedAtOnce = 2;

/** Fills the emulators with the demonstration data, once. */
export async function sow(): Promise<void> {
  const progress = progressLine('Données de démonstration, images', process.stdout);
  if ((await firestore().doc(marker).get()).exists) {
    progress.end('Données de démonstration : déjà là.');
    return;
  }
  const began = performance.now();
  await createMembers();
  await writeAll(await publishAll((done, total) => progress.step(done, total)));
  const seconds = Math.round((performance.now() - began) / 1000);
  progress.end(`Données de démonstration : prêtes en ${seconds} s.`);
}

async function publishAll(step: (done: number, total: number) => void) {
  const orders = [...covers, ...galleryOrders, ...portraits];
  let done = 0;
  const pictures = await pool(orders, encodedAtOnce, async (order) => {
    const picture = await publish(order);
    step(++done, orders.length);
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
  const words = testimonials(pictures.portraits);
  const news = articles(pictures.covers);
  write('articles', news);
  const principal = news.find(isMainArticle)?.id ?? '';
  batch.set(firestore().doc('marques/principal'), { article: principal });
  write('galerie', photos(pictures.gallery));
  write('temoignages', words);
  write('inscriptions', applications);
  for (const { id, reference } of applications) {
    batch.set(firestore().doc(`references/${reference}`), { inscription: id });
  }
  const published = words.filter(({ statut }) => statut === 'publie');
  for (const [index, { id }] of published.entries()) {
    batch.set(firestore().doc(`places/${index + 1}`), { temoignage: id });
  }
  await batch.commit();
  await indexApplications();
  await firestore().doc(marker).set({ date: new Date() });
}

/** The applications are stored as they were before there was an index, and indexed like those. */
async function indexApplications(): Promise<void> {
  let cursor: string | undefined;
  do ({ cursor } = await indexNext(cursor));
  while (cursor !== undefined);
}
