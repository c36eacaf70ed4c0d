import type { PhotoCategorie } from '@centre/domain/photo';
import type { SceneName } from './catalogue.ts';
import { events } from './gallery/events.ts';
import { electrics } from './gallery/electrics.ts';
import { machines } from './gallery/machines.ts';
import { networks } from './gallery/networks.ts';
import type { Ground } from './palette.ts';

/** The nine categories of the gallery, as the site spells them. */
export type GalleryCategory = PhotoCategorie;

/** One photograph of the demonstration gallery and the drawing that stands for it. */
export interface GalleryPicture {
  readonly categorie: GalleryCategory;
  readonly titre: string;
  readonly description: string;
  readonly alt: string;
  readonly scene: SceneName;
  readonly variant: number;
  readonly ground: Ground;
}

export const galleryPictures: readonly GalleryPicture[] = [
  ...events,
  ...machines,
  ...electrics,
  ...networks,
];
