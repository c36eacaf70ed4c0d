import type { GalleryPicture } from '../../pictures/catalogue.ts';

/** Which drawing of the catalogue a picture is. */
export type Drawing = Pick<GalleryPicture, 'scene' | 'variant' | 'ground'>;
