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

// Valid names of documents; Firestore throws an error for any other.
const documentName = /^(?!\.\.?$)(?!__.*__$)[^/]{1,200}$/u;

/** Lifetime of a cached query, in milliseconds; shared caches add to it. */
const cachedMs = isEmulated ? 0 : 10_000;

/** Maximum of cached queries, because the number of article URLs is unlimited. */
const maxCached = 200;

const cache = new Map<string, { readonly docs: Promise<Docs>; readonly until: number }>();

type Docs = readonly StoredDocument[];

function load(name: string, read: () => Promise<Docs>): Promise<Docs> {
  const known = cache.get(name);
  if (known && Date.now() < known.until) return known.docs;
  if (cache.size >= maxCached) cache.clear();
  const docs = read();
  cache.set(name, { docs, until: Date.now() + cachedMs });
  docs.catch(() => cache.delete(name));
  return docs;
}

const docsOf = async (query: Query) => (await query.get()).docs;

function articles(categorie: string | undefined): Query {
  const all = firestore().collection('articles').where('statut', '==', publishedArticle);
  return categorie === undefined ? all : all.where('categorie', '==', categorie);
}

/** Public state of the campaign now; its dates may be as old as the cached pages. */
export async function publishedCampagne(): Promise<PublicCampagne> {
  const [document] = await load('campagne', async () => [await campagneDocument().get()]);
  return publicCampagne(document ? campagneIn(document) : firstCampagne, new Date());
}

/** Published documents, for the pages. */
export const publishedDocuments: PublishedDocuments = {
  articles: ({ categorie, count }) =>
    load(`articles:${categorie}:${count}`, () =>
      docsOf(articles(categorie).orderBy('dateCreation', 'desc').limit(count)),
    ),
  principal: async (categorie) => {
    const principal = articles(categorie).where('isPrincipal', '==', true).limit(1);
    return (await load(`principal:${categorie}`, () => docsOf(principal)))[0];
  },
  article: async (id) => {
    if (!documentName.test(id)) return undefined;
    const [found] = await load(`article:${id}`, async () => [
      await firestore().collection('articles').doc(id).get(),
    ]);
    return found?.data()?.['statut'] === publishedArticle ? found : undefined;
  },
  photos: (count) => {
    const latest = firestore().collection('galerie').orderBy('dateUpload', 'desc').limit(count);
    return load(`photos:${count}`, () => docsOf(latest));
  },
  temoignages: (count = limits.publishedTemoignages) => {
    const latest = firestore()
      .collection('temoignages')
      .where('statut', '==', 'publie')
      .orderBy('dateCreation', 'desc')
      .limit(count);
    return load(`temoignages:${count}`, () => docsOf(latest));
  },
  vitrine: async () => (await load('vitrine', async () => [await vitrineDocument().get()]))[0],
};
