import { publishedArticle, type ArticleCategorie } from '@centre/domain/article/article';
import { limits } from '@centre/domain/limits';
import type { PublishedDocuments } from '@centre/domain/content/published-documents';
import type { StoredDocument } from '@centre/domain/content/stored-documents';
import {
  collection,
  connectFirestoreEmulator,
  documentId,
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
import type { ArticleCursor } from './article-pages.ts';
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

/** What is published, as a visitor may read it. */
export const publishedDocuments: PublishedDocuments = {
  articles: ({ categorie, count }) => readArticles(categorie, latestFirst, limit(count)),
  principal: async (categorie) =>
    (await readArticles(categorie, where('isPrincipal', '==', true), limit(1)))[0],
  article: async (id) => {
    // Firestore takes no other text as the name of a document.
    if (id === '' || id.includes('/')) return undefined;
    // It is looked for in the list of articles, because the rules refuse to `get` what is not
    // there exactly as they refuse a draft.
    const [found] = await readArticles(undefined, orderBy(documentId()), startAt(id), limit(1));
    return found?.id === id ? found : undefined;
  },
  photos: (count) => photosAfter(undefined, count),
  temoignages: (count = limits.publishedTemoignages) =>
    read('temoignages', where('statut', '==', 'publie'), latestFirst, limit(count)),
};

/** The photos that follow `last`, the latest first, at most `count`. */
export function photosAfter(last: QueryDocumentSnapshot | undefined, count: number) {
  const next = last ? [startAfter(last)] : [];
  return read('galerie', orderBy('dateUpload', 'desc'), ...next, limit(count));
}

/** The articles that follow in a list, at most `count`. */
export function articlesAfter(
  { id, made }: ArticleCursor,
  count: number,
  categorie?: ArticleCategorie,
): Promise<readonly StoredDocument[]> {
  const from = typeof made === 'string' ? made : new Timestamp(made.seconds, made.nanoseconds);
  return readArticles(
    categorie,
    latestFirst,
    // Firestore's own order of those that were made together.
    orderBy(documentId(), 'desc'),
    startAfter(from, id),
    limit(count),
  );
}
