import { publishedArticle } from '@centre/domain/article/article';
import { firstCampagne, type PublicCampagne } from '@centre/domain/campagne/campagne';
import { publicCampagne } from '@centre/domain/campagne/public-campagne';
import { limits } from '@centre/domain/limits';
import type { PublishedDocuments } from '@centre/domain/site-renderer';
import type { StoredDocument } from '@centre/domain/content/stored-documents';
import type { Query } from 'firebase-admin/firestore';
import { isEmulated } from '../../settings.ts';
import { firestore } from '../admin.ts';
import { campagneDocument, campagneIn } from '../campagne.ts';
import { vitrineDocument } from './vitrine.ts';

// Firestore takes no other text as the name of a document, and throws an error.
const documentName = /^(?!\.\.?$)(?!__.*__$)[^/]{1,200}$/u;

/** How long a reading is not repeated, in milliseconds; shared caches add to it. */
const keptMs = isEmulated ? 0 : 10_000;

/** Readings that are kept, at most: addresses of articles are without end. */
const most = 200;

const readings = new Map<string, { readonly docs: Promise<Docs>; readonly until: number }>();

type Docs = readonly StoredDocument[];

function once(name: string, read: () => Promise<Docs>): Promise<Docs> {
  const known = readings.get(name);
  if (known && Date.now() < known.until) return known.docs;
  if (readings.size >= most) readings.clear();
  const docs = read();
  readings.set(name, { docs, until: Date.now() + keptMs });
  docs.catch(() => readings.delete(name));
  return docs;
}

const docsOf = async (query: Query) => (await query.get()).docs;

function articles(categorie: string | undefined): Query {
  const all = firestore().collection('articles').where('statut', '==', publishedArticle);
  return categorie === undefined ? all : all.where('categorie', '==', categorie);
}

/** What everybody may know of the campaign now; its dates may be as old as the pages. */
export async function publishedCampagne(): Promise<PublicCampagne> {
  const [document] = await once('campagne', async () => [await campagneDocument().get()]);
  return publicCampagne(document ? campagneIn(document) : firstCampagne, new Date());
}

/** What is published, for the pages. */
export const publishedDocuments: PublishedDocuments = {
  articles: ({ categorie, count }) =>
    once(`articles:${categorie}:${count}`, () =>
      docsOf(articles(categorie).orderBy('dateCreation', 'desc').limit(count)),
    ),
  principal: async (categorie) => {
    const principal = articles(categorie).where('isPrincipal', '==', true).limit(1);
    return (await once(`principal:${categorie}`, () => docsOf(principal)))[0];
  },
  article: async (id) => {
    if (!documentName.test(id)) return undefined;
    const [found] = await once(`article:${id}`, async () => [
      await firestore().collection('articles').doc(id).get(),
    ]);
    return found?.data()?.['statut'] === publishedArticle ? found : undefined;
  },
  photos: (count) => {
    const latest = firestore().collection('galerie').orderBy('dateUpload', 'desc').limit(count);
    return once(`photos:${count}`, () => docsOf(latest));
  },
  temoignages: (count = limits.publishedTemoignages) => {
    const latest = firestore()
      .collection('temoignages')
      .where('statut', '==', 'publie')
      .orderBy('dateCreation', 'desc')
      .limit(count);
    return once(`temoignages:${count}`, () => docsOf(latest));
  },
  vitrine: async () => (await once('vitrine', async () => [await vitrineDocument().get()]))[0],
};
