import { otherPhotoCategorie, photoCategories, type Photo } from '@centre/domain/photo';
import {
  collection,
  getCountFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { fieldsOf, pageOf, toPhoto, type Fields } from './documents.ts';
import { store } from './firestore.ts';
import { publish } from './callables.ts';

export type PhotoCategorie = Photo['categorie'];

/** Every category, in the order of the gallery. */
export const allPhotoCategories: readonly PhotoCategorie[] = [
  ...photoCategories,
  otherPhotoCategorie,
];

const galerie = collection(store, 'galerie');

function ofCategory(categorie: PhotoCategorie | undefined): QueryConstraint[] {
  return categorie === undefined ? [] : [where('categorie', '==', categorie)];
}

/** Where the next page begins; what it holds is Firestore's business. */
export type PhotoCursor = QueryDocumentSnapshot;

export interface PhotoPage {
  readonly photos: readonly Photo[];
  /** Absent on the last page. */
  readonly next?: PhotoCursor;
}

const pageSize = 48;

/**
 * Photos of one category or of all, the latest first; one document more than the page holds
 * is read, to know whether others follow.
 */
export async function photoPage(
  categorie?: PhotoCategorie,
  after?: PhotoCursor,
): Promise<PhotoPage> {
  const { docs } = await getDocsFromServer(
    query(
      galerie,
      ...ofCategory(categorie),
      orderBy('dateUpload', 'desc'),
      ...(after ? [startAfter(after)] : []),
      limit(pageSize + 1),
    ),
  );
  const { shown, last } = pageOf(docs, pageSize);
  return {
    photos: shown.map((document) => toPhoto(fieldsOf(document))),
    ...(last && { next: last }),
  };
}

/** How many photos each category has. */
export type PhotoCounts = Readonly<Record<PhotoCategorie, number>>;

/** Counts the photos without reading them. */
export async function countPhotos(): Promise<PhotoCounts> {
  const counts = await Promise.all(
    allPhotoCategories.map(async (categorie) => {
      const answer = await getCountFromServer(query(galerie, ...ofCategory(categorie)));
      return [categorie, answer.data().count] as const;
    }),
  );
  return Object.fromEntries(counts) as PhotoCounts;
}

/** What staff say of a photo. */
export type PhotoWords = Pick<Photo, 'titre' | 'description' | 'categorie'>;

interface SavedPhoto {
  readonly photo: Fields;
}

// Dates are text in the answer of a command.
function photoOf({ photo }: SavedPhoto): Photo {
  return toPhoto({ ...photo, dateUpload: new Date(String(photo['dateUpload'])) });
}

/**
 * Publishes the picture at `path`, under `incoming/`, as a photo of the gallery.
 *
 * @param requestId a UUID of this photo: a repeated call makes no second one.
 * @throws CommandFailure
 */
export async function addPhoto(
  words: PhotoWords,
  image: { readonly path: string },
  requestId: string,
): Promise<Photo> {
  return photoOf(await publish<SavedPhoto>('savePhoto', { ...words, image, requestId }));
}

/**
 * Corrects what is said of a photo.
 *
 * @throws CommandFailure
 */
export async function correctPhoto(id: string, words: PhotoWords): Promise<Photo> {
  return photoOf(await publish<SavedPhoto>('savePhoto', { id, ...words }));
}

/** @throws CommandFailure */
export async function deletePhoto(id: string): Promise<void> {
  await publish('deletePhoto', { id });
}
