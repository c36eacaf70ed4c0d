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

/** Category of a photo without one. */
export const otherPhotoCategorie = 'Autre';

/** Photo of the gallery. `Instant` is the reader's type for a point in time. */
export interface Photo<Instant = Date> {
  readonly id: string;
  /** URL of the picture. */
  readonly imageUrl: string;
  /** The same picture in several widths; absent from older records. */
  readonly picture?: PublishedPicture;
  readonly titre: string;
  readonly description: string;
  readonly categorie: PhotoCategorie | typeof otherPhotoCategorie;
  readonly dateUpload: Instant;
  /** Bytes of the published picture. */
  readonly size: number;
}
