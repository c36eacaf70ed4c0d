import type { Photo } from '@centre/domain/photo';
import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { fieldsOf } from './documents.ts';
import { toPhoto } from './photo-fields.ts';
import { publicStore } from './firestore-lite.ts';
import { orLastRead } from './last-read.ts';
import { withinTimeLimit } from './time-limit.ts';

/** Photos of the first answer, and of each of those that a larger gallery takes. */
const pageSizes = { first: 200, further: 1000 };

/** All photos of the gallery, the latest first; the last that were read, without a network. */
export function galleryPhotos(): Promise<readonly Photo[]> {
  return orLastRead('galerie', readPhotos, { isReadOften: true });
}

async function readPhotos(): Promise<readonly Photo[]> {
  const found: QueryDocumentSnapshot[] = [];
  for (let isWhole = false; !isWhole;) {
    const last = found.at(-1);
    const pageSize = last ? pageSizes.further : pageSizes.first;
    const { docs } = await withinTimeLimit(
      getDocs(
        query(
          collection(publicStore, 'galerie'),
          orderBy('dateUpload', 'desc'),
          ...(last ? [startAfter(last)] : []),
          limit(pageSize),
        ),
      ),
    );
    found.push(...docs);
    isWhole = docs.length < pageSize;
  }
  return found.map((document) => toPhoto(fieldsOf(document)));
}
