import { photoOf } from '@centre/domain/content/records';
import { otherPhotoCategorie, photoCategories, type Photo } from '@centre/domain/photo/photo';
import { textIn, type Fields } from '@centre/domain/content/stored-documents';
import { collection, orderBy, query, where, type Query } from 'firebase/firestore';
import { publish } from '../callables.ts';
import type { Deletion } from './corbeille.ts';
import { countOf, readPage, store, type Page, type PageCursor } from './firestore.ts';

export type PhotoCategorie = Photo['categorie'];

/** Every category, in the order of the gallery. */
export const allPhotoCategories: readonly PhotoCategorie[] = [
  ...photoCategories,
  otherPhotoCategorie,
];

const galerie = collection(store, 'galerie');

function photosOf(categorie: PhotoCategorie | undefined): Query {
  return categorie === undefined
    ? galerie
    : query(galerie, where('categorie', '==', categorie));
}

const pageSize = 48;

/** Photos of one category or of all, the latest first. */
export function photoPage(
  categorie: PhotoCategorie | undefined,
  after?: PageCursor,
): Promise<Page<Photo>> {
  const latestFirst = query(photosOf(categorie), orderBy('dateUpload', 'desc'));
  return readPage(latestFirst, photoOf, pageSize, after);
}

/** How many photos each category has. */
export type PhotoCounts = Readonly<Record<PhotoCategorie, number>>;

/** Counts the photos without reading them. */
export async function countPhotos(): Promise<PhotoCounts> {
  const counts = await Promise.all(
    allPhotoCategories.map(
      async (categorie) => [categorie, await countOf(photosOf(categorie))] as const,
    ),
  );
  return Object.fromEntries(counts) as PhotoCounts;
}

/** What staff say of a photo. */
export type PhotoWords = Pick<Photo, 'titre' | 'description' | 'categorie'>;

interface SavedPhoto {
  readonly photo: Fields;
}

async function savePhoto(request: object): Promise<Photo> {
  const { photo } = await publish<SavedPhoto>('savePhoto', request);
  return photoOf(textIn(photo['id']), photo);
}

/**
 * Publishes the picture at `path`, under `incoming/`, as a photo of the gallery.
 *
 * @param requestId a UUID of this photo: a repeated call makes no second one.
 * @throws CallError
 */
export async function addPhoto(
  words: PhotoWords,
  image: { readonly path: string },
  requestId: string,
): Promise<Photo> {
  return savePhoto({ ...words, image, requestId });
}

/**
 * Corrects what is said of a photo.
 *
 * @throws CallError
 */
export async function correctPhoto(id: string, words: PhotoWords): Promise<Photo> {
  return savePhoto({ id, ...words });
}

/** @throws CallError */
export async function deletePhoto(id: string): Promise<Deletion> {
  return publish('dashboard/deletePhoto', { id });
}
