import { otherPhotoCategorie, photoCategories, type Photo } from '@centre/domain/photo';
import { collection, getDocs, limit, orderBy, query } from 'firebase/firestore/lite';
import { dateOf, fieldsOf, textOf } from './documents.ts';
import { publicStore } from './public-store.ts';
import { withinTimeLimit } from './time-limit.ts';

/** Photos read by one visit of the gallery, at most. */
const gallerySize = 200;

function toPhoto(fields: Record<string, unknown>): Photo {
  const size = fields['size'];
  return {
    id: textOf(fields['id']),
    imageUrl: textOf(fields['imageUrl']),
    titre: textOf(fields['titre']),
    description: textOf(fields['description']),
    categorie:
      photoCategories.find((categorie) => categorie === fields['categorie']) ??
      otherPhotoCategorie,
    dateUpload: dateOf(fields['dateUpload']),
    size: typeof size === 'number' ? size : 0,
  };
}

/** The photos of the gallery, the latest first. */
export async function galleryPhotos(): Promise<Photo[]> {
  const { docs } = await withinTimeLimit(
    getDocs(
      query(
        collection(publicStore, 'galerie'),
        orderBy('dateUpload', 'desc'),
        limit(gallerySize),
      ),
    ),
  );
  return docs.map((document) => toPhoto(fieldsOf(document)));
}
