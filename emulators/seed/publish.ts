import type { PictureCollection } from '@centre/domain/published-picture';
import { storePicture, type Published } from '../../functions/src/images/store-picture.ts';
import { encodedDrawing } from './rendered.ts';

/** A picture to be drawn, and the document that is going to have it. */
export interface PictureOrder {
  readonly collection: PictureCollection;
  readonly document: string;
  readonly svg: string;
  /** Pixels. */
  readonly width: number;
}

/** Draws the picture and publishes it as the functions publish what staff send. */
export async function publish(order: PictureOrder): Promise<Published> {
  const { collection, document } = order;
  const { picture, name } = await encodedDrawing(order);
  return storePicture(picture, { collection, document, name });
}
