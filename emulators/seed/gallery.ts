import type { Photo } from '@centre/domain/photo';
import type { Published } from '../../functions/src/images/store-picture.ts';
import { photo } from '../../tests/factories/photo.ts';
import { daysAfter } from '../../tests/factories/time.ts';
import { photoContents } from './content/photos.ts';
import type { PictureOrder } from './publish.ts';

/** The pictures, in the order of `photos`. */
export const galleryOrders: readonly PictureOrder[] = photoContents.map(
  ({ source }, index) => ({
    collection: 'galerie',
    document: photoId(index),
    source,
    width: 1280,
  }),
);

export function photos(pictures: readonly Published[]): Photo[] {
  return photoContents.map(({ titre, description, categorie }, index) =>
    photo({
      id: photoId(index),
      titre,
      description,
      categorie,
      ...pictures[index],
      // A batch of photos every few weeks, the last one at the end of August 2025.
      dateUpload: daysAfter(
        '2024-10-07T09:00:00Z',
        Math.floor(index / 4) * 36 + (index % 4) / 24,
      ),
    }),
  );
}

function photoId(index: number): string {
  return `photo-${String(index + 1).padStart(2, '0')}`;
}
