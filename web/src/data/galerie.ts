import type { Photo } from '@centre/domain/photo';
import { collection, getDocs, limit, orderBy, query } from 'firebase/firestore/lite';
import { fieldsOf } from './documents.ts';
import { toPhoto } from './galerie-fields.ts';
import { orLastRead } from './last-read.ts';
import { publicStore } from './public-store.ts';
import { withinTimeLimit } from './time-limit.ts';

/** Photos read by one visit of the gallery, at most. */
const gallerySize = 200;

/** The photos of the gallery, the latest first; the last that were read, without a network. */
export function galleryPhotos(): Promise<readonly Photo[]> {
  return orLastRead('galerie', readPhotos, { isReadOften: true });
}

async function readPhotos(): Promise<readonly Photo[]> {
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
