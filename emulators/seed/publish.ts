import type { PictureCollection } from '@centre/domain/published-picture';
import { storePicture, type Published } from '../../functions/src/images/store-picture.ts';
import { encodedOnce } from './rendered.ts';

/** A picture of web/pictures, and the document that is going to have it. */
export interface PictureOrder {
  readonly collection: PictureCollection;
  readonly document: string;
  readonly source: string;
  /** Pixels. */
  readonly width: number;
}

/** Publishes the picture as the functions publish what staff send. */
export async function publish(order: PictureOrder): Promise<Published> {
  const { collection, document } = order;
  const { picture, name } = await encodedOnce(order);
  return storePicture(picture, { collection, document, name });
}
