import type { Article } from '@centre/domain/article/article';
import type { Photo } from '@centre/domain/photo/photo';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import type { Published } from '../../functions/src/images/store-picture.ts';
import { article } from '../../tests/factories/article.ts';
import { photo } from '../../tests/factories/photo.ts';
import { daysAfter } from '../../tests/factories/time.ts';
import { articleContents, photoContents, temoignageContents } from './content.ts';
import type { PictureOrder } from './pictures.ts';

/** Publishes a picture. */
export type Publish = (order: PictureOrder) => Promise<Published>;

export const pictureCount =
  articleContents.length + photoContents.length + temoignageContents.length;

/** Articles, with their published covers. */
export const articlesWith = (publish: Publish): Promise<Article[]> =>
  Promise.all(
    articleContents.map(async ({ paragraphs, cover, date, ...content }) => {
      const order = { collection: 'articles', document: content.id, source: cover } as const;
      const { imageUrl, picture } = await publish({ ...order, width: 1280 });
      return article({
        ...content,
        contenu: paragraphs.join('\n\n'),
        imageUrl,
        picture,
        date: new Date(date),
        featured: content.isPrincipal,
      });
    }),
  );

/** Photos of the gallery: a batch every few weeks, the last one at the end of August 2025. */
export const photosWith = (publish: Publish): Promise<Photo[]> =>
  Promise.all(
    photoContents.map(async ({ source, ...content }, index) => {
      const id = `photo-${String(index + 1).padStart(2, '0')}`;
      const order = { collection: 'galerie', document: id, source, width: 1280 } as const;
      const days = Math.floor(index / 4) * 36 + (index % 4) / 24;
      const dateUpload = daysAfter('2024-10-07T09:00:00Z', days);
      return photo({ id, ...content, ...(await publish(order)), dateUpload });
    }),
  );

/** Testimonials, with their published portraits. */
export const temoignagesWith = (publish: Publish): Promise<Temoignage[]> =>
  Promise.all(
    temoignageContents.map(async ({ date, portrait, ...content }) => {
      const order = { collection: 'temoignages', document: content.id } as const;
      const { imageUrl, picture } = await publish({ ...order, source: portrait, width: 480 });
      return { ...content, photo: imageUrl, picture, dateCreation: new Date(date) };
    }),
  );
