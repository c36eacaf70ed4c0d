import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { publishedArticle, type Article } from '@centre/domain/article';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import type { PageRequest } from '@centre/domain/list-schema';
import type { Photo } from '@centre/domain/photo';
import type { Temoignage, TemoignageStatut } from '@centre/domain/temoignage';
import { firestore } from './admin.ts';
import { articleOf, temoignageOf } from './content-records.ts';
import { inscriptions, recordIn } from './inscription-documents.ts';
import { readPage, type Page } from './page.ts';
import { recordOf } from './records.ts';

/** Whether a list holds everything, or what visitors may see. */
export type Extent = 'everything' | 'published';

const publishedTemoignage: TemoignageStatut = 'publie';

// A document of a query exists.
const articleIn = (document: DocumentSnapshot) => articleOf(document) as unknown as Article;
const photoIn = (document: DocumentSnapshot) => recordOf(document) as unknown as Photo;
const temoignageIn = (document: DocumentSnapshot) =>
  temoignageOf(document) as unknown as Temoignage;

export function listArticles(extent: Extent, request: PageRequest): Promise<Page<Article>> {
  const all = firestore().collection('articles');
  const query = extent === 'everything' ? all : all.where('statut', '==', publishedArticle);
  const list = { name: 'articles', query, date: 'dateCreation', toRecord: articleIn };
  return readPage(list, request);
}

export function listTemoignages(
  extent: Extent,
  request: PageRequest,
): Promise<Page<Temoignage>> {
  const all = firestore().collection('temoignages');
  const query = extent === 'everything' ? all : all.where('statut', '==', publishedTemoignage);
  const list = { name: 'temoignages', query, date: 'dateCreation', toRecord: temoignageIn };
  return readPage(list, request);
}

export function listPhotos(request: PageRequest): Promise<Page<Photo>> {
  const query = firestore().collection('galerie');
  const list = { name: 'galerie', query, date: 'dateUpload', toRecord: photoIn };
  return readPage(list, request);
}

export function listInscriptions(request: PageRequest): Promise<Page<InscriptionRecord>> {
  const list = {
    name: 'inscriptions',
    query: inscriptions(),
    date: 'dateInscription',
    toRecord: recordIn,
  };
  return readPage(list, request);
}
