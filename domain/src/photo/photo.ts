import type { PublishedPicture } from '../content/published-picture.ts';

export const photoCategories = [
  'Evènements',
  'Mécanique Diesel',
  "Mécanique d'entretien",
  'Electromécanique',
  'Climatisation & Froid Industriel',
  'Chaudronnerie & Soudure',
  'Eaux & Assainissement',
  'Energie Renouvelable',
  'Informatique',
] as const;
export type PhotoCategorie = (typeof photoCategories)[number];

/** The category of a photo that was given none. */
export const otherPhotoCategorie = 'Autre';

/** A photo of the gallery. `Instant` is how the reader holds a point in time. */
export interface Photo<Instant = Date> {
  readonly id: string;
  /** Address of the picture, loadable as it is. */
  readonly imageUrl: string;
  /** The same picture in several widths; absent from older records. */
  readonly picture?: PublishedPicture;
  readonly titre: string;
  readonly description: string;
  readonly categorie: PhotoCategorie | typeof otherPhotoCategorie;
  readonly dateUpload: Instant;
  /** Bytes of the picture as published. */
  readonly size: number;
}
