import type { Article } from '@centre/domain/article/article';
import type { Photo } from '@centre/domain/photo/photo';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import type { Published } from '../../functions/src/images/store-picture.ts';
import { article } from '../../tests/factories/article.ts';
import { omit } from '../../tests/factories/omit.ts';
import { photo } from '../../tests/factories/photo.ts';
import { daysAfter } from '../../tests/factories/time.ts';
import { articleContents, photoContents, temoignageContents } from './content.ts';
import type { PictureOrder } from './pictures.ts';

/** The covers, in the order of `articles`. */
export const covers: readonly PictureOrder[] = articleContents.map(({ id, cover }) => ({
  collection: 'articles',
  document: id,
  source: cover,
  width: 1280,
}));

export function articles(pictures: readonly Published[]): Article[] {
  return articleContents.map((content, index) => {
    const { imageUrl = '', picture } = pictures[index] ?? {};
    return article({
      ...omit(content, 'paragraphs', 'cover'),
      contenu: content.paragraphs.join('\n\n'),
      imageUrl,
      ...(picture && { picture }),
      date: new Date(content.date),
      featured: content.isPrincipal,
    });
  });
}

const photoId = (index: number) => `photo-${String(index + 1).padStart(2, '0')}`;

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
  return photoContents.map((content, index) => {
    // A batch of photos every few weeks, the last one at the end of August 2025.
    const days = Math.floor(index / 4) * 36 + (index % 4) / 24;
    return photo({
      id: photoId(index),
      ...omit(content, 'source'),
      ...pictures[index],
      dateUpload: daysAfter('2024-10-07T09:00:00Z', days),
    });
  });
}

/** The portraits, in the order of `temoignages`. */
export const portraits: readonly PictureOrder[] = temoignageContents.map(
  ({ id, portrait }) => ({
    collection: 'temoignages',
    document: id,
    source: portrait,
    width: 480,
  }),
);

export function temoignages(pictures: readonly Published[]): Temoignage[] {
  return temoignageContents.map((content, index) => {
    const { imageUrl: photo = '', picture } = pictures[index] ?? {};
    return {
      ...omit(content, 'date', 'portrait'),
      photo,
      ...(picture && { picture }),
      dateCreation: new Date(content.date),
    };
  });
}
