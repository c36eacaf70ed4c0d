import type { Photo } from '@centre/domain/photo';
import type { Published } from '../../functions/src/images/store-picture.ts';
import { galleryPictures, scene } from '../../pictures/catalogue.ts';
import { photo } from '../../tests/factories/photo.ts';
import { daysAfter } from '../../tests/factories/time.ts';
import type { PictureOrder } from './publish.ts';

const count = 40;

/** How many of its category come before a picture. */
const ranks = galleryPictures.map(
  ({ categorie }, index) =>
    galleryPictures.slice(0, index).filter((earlier) => earlier.categorie === categorie).length,
);

/** The first few of every category, so that all nine tabs have something to show. */
const chosen = galleryPictures
  .map((picture, index) => ({ picture, index, rank: ranks[index] ?? 0 }))
  .toSorted((a, b) => a.rank - b.rank || a.index - b.index)
  .slice(0, count)
  .toSorted((a, b) => a.index - b.index)
  .map(({ picture }) => picture);

/** The pictures, in the order of `photos`. */
export const galleryOrders: readonly PictureOrder[] = chosen.map((picture, index) => ({
  collection: 'galerie',
  document: photoId(index),
  svg: scene(picture.scene, picture.variant, picture.ground),
  width: 1280,
}));

export function photos(pictures: readonly Published[]): Photo[] {
  return chosen.map(({ titre, description, categorie }, index) =>
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
