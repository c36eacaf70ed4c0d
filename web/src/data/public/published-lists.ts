import {
  articleCategories,
  publishedArticle,
  type ArticleCategorie,
  type PublicArticle,
} from '@centre/domain/article/article';
import { limits } from '@centre/domain/limits';
import type { Photo } from '@centre/domain/photo/photo';
import type { StoredDocument } from '@centre/domain/content/stored-documents';
import type { VitrinePhoto } from '@centre/domain/vitrine/vitrine';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import {
  articlePageOf,
  articlesPerPage,
  firstArticlePage,
  latestArticles,
  type ArticleCursor,
  type ArticlePage,
} from './article-pages.ts';
import { lastRead, networkFirst, type InitialData } from './network-first.ts';
import { queryKeys } from './page-data.ts';
import { articleIn, photoIn, temoignageIn, vitrineIn } from './shown-records.ts';
import type { PublishedDocuments } from '@centre/domain/site-renderer';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  documentId,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  startAfter,
  startAt,
  Timestamp,
  where,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { withinTimeLimit } from '../time-limit.ts';
import { app, whenEmulated } from '../firebase.ts';

/** Firestore for visitors: reads once, over plain requests, with the small SDK. */
const publicStore = getFirestore(app);

whenEmulated(8080, (host, port) => {
  connectFirestoreEmulator(publicStore, host, port);
});

async function read(name: string, ...constraints: QueryConstraint[]) {
  const { docs } = await withinTimeLimit(
    getDocs(query(collection(publicStore, name), ...constraints)),
  );
  return docs;
}

const readArticles = (categorie: ArticleCategorie | undefined, ...more: QueryConstraint[]) =>
  read(
    'articles',
    where('statut', '==', publishedArticle),
    ...(categorie ? [where('categorie', '==', categorie)] : []),
    ...more,
  );

const latestFirst = orderBy('dateCreation', 'desc');

/** Published documents that a visitor may read. */
export const publishedDocuments: PublishedDocuments = {
  articles: ({ categorie, count }) => readArticles(categorie, latestFirst, limit(count)),
  principal: async (categorie) =>
    (await readArticles(categorie, where('isPrincipal', '==', true), limit(1)))[0],
  article: async (id) => {
    // Firestore throws on such document ids.
    if (id === '' || id.includes('/')) return undefined;
    // A query instead of `get`: the rules refuse to `get` a missing article exactly as they
    // refuse a draft.
    const [found] = await readArticles(undefined, orderBy(documentId()), startAt(id), limit(1));
    return found?.id === id ? found : undefined;
  },
  photos: (count) => photosAfter(undefined, count),
  temoignages: (count = limits.publishedTemoignages) =>
    read('temoignages', where('statut', '==', 'publie'), latestFirst, limit(count)),
  vitrine: () => withinTimeLimit(getDoc(doc(publicStore, 'reglages/vitrine'))),
};

let vitrine: Promise<readonly VitrinePhoto[]> | undefined;

/**
 * Photographs of the site, read once for all parts of a page. Offline, the last ones read.
 */
export function vitrinePhotos(
  sent?: InitialData<readonly VitrinePhoto[]>,
): Promise<readonly VitrinePhoto[]> {
  const read = async () => vitrineIn(await publishedDocuments.vitrine());
  vitrine ??= networkFirst(queryKeys.vitrine, read, {
    usesCacheWhileFresh: true,
    sent,
  }).finally(() => {
    vitrine = undefined;
  });
  return vitrine;
}

/** Photos after `last`, latest first, at most `count`. */
function photosAfter(last: QueryDocumentSnapshot | undefined, count: number) {
  const next = last ? [startAfter(last)] : [];
  return read('galerie', orderBy('dateUpload', 'desc'), ...next, limit(count));
}

/** Articles after a cursor, at most `count`. */
function articlesAfter(
  { id, made }: ArticleCursor,
  count: number,
  categorie?: ArticleCategorie,
): Promise<readonly StoredDocument[]> {
  const from = typeof made === 'string' ? made : new Timestamp(made.seconds, made.nanoseconds);
  return readArticles(
    categorie,
    latestFirst,
    // Firestore's own order of articles with the same creation time.
    orderBy(documentId(), 'desc'),
    startAfter(from, id),
    limit(count),
  );
}

/** First page of a list of articles. Offline, the last one read. */
export function articlesOf(
  categorie?: ArticleCategorie,
  sent?: InitialData<ArticlePage>,
): Promise<ArticlePage> {
  return networkFirst(
    queryKeys.articles(categorie),
    () => firstArticlePage(publishedDocuments, categorie),
    { usesCacheWhileFresh: true, sent },
  );
}

/** Next page of a list of articles. */
export async function moreArticlesOf(
  categorie: ArticleCategorie | undefined,
  after: ArticleCursor,
): Promise<ArticlePage> {
  return articlePageOf(
    await articlesAfter(after, articlesPerPage + 1, categorie),
    articlesPerPage,
  );
}

/** Articles of the home page. Offline, the last ones read. */
export function homeArticles(
  categorie?: ArticleCategorie,
  sent?: InitialData<readonly PublicArticle[]>,
): Promise<readonly PublicArticle[]> {
  return networkFirst(
    queryKeys.latestArticles(categorie),
    () => latestArticles(publishedDocuments, 1 + limits.secondaryArticles, categorie),
    { usesCacheWhileFresh: true, sent },
  );
}

/**
 * One published article, however old. Offline, its last copy read, alone or in a list.
 *
 * @returns null when it does not exist.
 */
export async function articleOfId(
  id: string,
  sent?: InitialData<PublicArticle | null>,
): Promise<PublicArticle | null> {
  const read = async () => {
    const document = await publishedDocuments.article(id);
    return document ? articleIn(document) : null;
  };
  try {
    return await networkFirst(queryKeys.article(id), read, { sent });
  } catch (error) {
    const article = await articleInLastPages(id);
    if (!article) throw error;
    return article;
  }
}

async function articleInLastPages(id: string): Promise<PublicArticle | undefined> {
  for (const categorie of [undefined, ...articleCategories]) {
    const page = await lastRead<ArticlePage>(queryKeys.articles(categorie));
    const article = page?.articles.find((one) => one.id === id);
    if (article) return article;
  }
  return undefined;
}

/** Published testimonials. Offline, the last ones read. */
export function publishedTemoignages(
  sent?: InitialData<readonly Temoignage[]>,
): Promise<readonly Temoignage[]> {
  const read = async () => (await publishedDocuments.temoignages()).map(temoignageIn);
  return networkFirst(queryKeys.temoignages, read, { usesCacheWhileFresh: true, sent });
}

/** All photos of the gallery, latest first. Offline, the last ones read. */
export function galleryPhotos(sent?: InitialData<readonly Photo[]>): Promise<readonly Photo[]> {
  return networkFirst(queryKeys.photos, readPhotos, { usesCacheWhileFresh: true, sent });
}

async function readPhotos(): Promise<readonly Photo[]> {
  const found: Awaited<ReturnType<typeof photosAfter>> = [];
  for (;;) {
    const page = await photosAfter(found.at(-1), limits.publicPage);
    found.push(...page);
    if (page.length < limits.publicPage) {
      return found.map(photoIn);
    }
  }
}
