import { publishedArticle } from '@centre/domain/article/article';
import { articleOf, photoOf, temoignageOf } from '@centre/domain/content/records';
import type { PageRequest } from '@centre/domain/schema';
import { readAs, type Parser } from '@centre/domain/content/stored-documents';
import type { TemoignageStatut } from '@centre/domain/temoignage/temoignage';
import { firestore } from './admin.ts';
import { readPage } from './page.ts';

/** Extent of a list: all records, or those that visitors may see. */
export type Visibility = 'everything' | 'published';

const publishedTemoignage: TemoignageStatut = 'publie';

const listOf = <Entity>(name: string, date: string, parse: Parser<Entity>, statut?: string) => {
  const all = firestore().collection(name);
  const query = statut === undefined ? all : all.where('statut', '==', statut);
  return { name, query, date, toRecord: readAs(parse) };
};

export function listArticles(visibility: Visibility, request: PageRequest) {
  const statut = visibility === 'published' ? publishedArticle : undefined;
  return readPage(listOf('articles', 'dateCreation', articleOf, statut), request);
}

export function listTemoignages(visibility: Visibility, request: PageRequest) {
  const statut = visibility === 'published' ? publishedTemoignage : undefined;
  return readPage(listOf('temoignages', 'dateCreation', temoignageOf, statut), request);
}

export function listPhotos(request: PageRequest) {
  return readPage(listOf('galerie', 'dateUpload', photoOf), request);
}
