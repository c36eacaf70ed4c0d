import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { publishedArticle } from '@centre/domain/article';
import type { PageRequest } from '@centre/domain/schema';
import type { TemoignageStatut } from '@centre/domain/temoignage';
import { firestore } from './admin.ts';
import { articleOf } from './articles.ts';
import { photoOf } from './galerie.ts';
import { recordIn } from './inscription-documents.ts';
import { readPage } from './page.ts';
import { temoignageOf } from './temoignages.ts';

/** Whether a list holds everything, or what visitors may see. */
export type Visibility = 'everything' | 'published';

const publishedTemoignage: TemoignageStatut = 'publie';

const listOf = <Entity>(
  name: string,
  date: string,
  entityIn: (snapshot: DocumentSnapshot) => Entity | undefined,
  statut?: string,
) => {
  const all = firestore().collection(name);
  const query = statut === undefined ? all : all.where('statut', '==', statut);
  // A document that a query found exists.
  const toRecord = entityIn as (snapshot: DocumentSnapshot) => Entity;
  return { name, query, date, toRecord };
};

export function listArticles(extent: Visibility, request: PageRequest) {
  const statut = extent === 'published' ? publishedArticle : undefined;
  return readPage(listOf('articles', 'dateCreation', articleOf, statut), request);
}

export function listTemoignages(extent: Visibility, request: PageRequest) {
  const statut = extent === 'published' ? publishedTemoignage : undefined;
  return readPage(listOf('temoignages', 'dateCreation', temoignageOf, statut), request);
}

export function listPhotos(request: PageRequest) {
  return readPage(listOf('galerie', 'dateUpload', photoOf), request);
}

export function listInscriptions(request: PageRequest) {
  return readPage(listOf('inscriptions', 'dateInscription', recordIn), request);
}
