import { photoOf } from '@centre/domain/content/records';
import { otherPhotoCategorie, photoCategories, type Photo } from '@centre/domain/photo/photo';
import { textIn, type Fields } from '@centre/domain/content/stored-documents';
import { collection, orderBy, query, where, type Query } from 'firebase/firestore';
import { publish } from '../callables.ts';
import type { Deletion } from './corbeille.ts';
import { countOf, readPage, store, type Page, type PageCursor } from './firestore.ts';

export type PhotoCategorie = Photo['categorie'];

/** All categories, in the order of the gallery. */
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

/** Page of the photos of one category or of all, latest first. */
export function photoPage(
  categorie: PhotoCategorie | undefined,
  after?: PageCursor,
): Promise<Page<Photo>> {
  const latestFirst = query(photosOf(categorie), orderBy('dateUpload', 'desc'));
  return readPage(latestFirst, photoOf, pageSize, after);
}

/** Number of photos by category. */
export type PhotoCounts = Readonly<Record<PhotoCategorie, number>>;

/** Counts photos by aggregation queries. */
export async function countPhotos(): Promise<PhotoCounts> {
  const counts = await Promise.all(
    allPhotoCategories.map(
      async (categorie) => [categorie, await countOf(photosOf(categorie))] as const,
    ),
  );
  return Object.fromEntries(counts) as PhotoCounts;
}

/** Texts of a photo that the staff edits. */
export type PhotoTexts = Pick<Photo, 'titre' | 'description' | 'categorie'>;

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
 * @param requestId idempotency key (UUID): a repeated call creates no second photo.
 * @throws CallError
 */
export async function addPhoto(
  texts: PhotoTexts,
  image: { readonly path: string },
  requestId: string,
): Promise<Photo> {
  return savePhoto({ ...texts, image, requestId });
}

/**
 * Updates the texts of a photo.
 *
 * @throws CallError
 */
export async function correctPhoto(id: string, texts: PhotoTexts): Promise<Photo> {
  return savePhoto({ id, ...texts });
}

/** @throws CallError */
export async function deletePhoto(id: string): Promise<Deletion> {
  return publish('dashboard/deletePhoto', { id });
}
