export interface PictureSource {
  readonly url: string;
  /** Pixels. */
  readonly width: number;
}

/** A published picture in several widths. Older records have only the address of one file. */
export interface PublishedPicture {
  /** In the bucket, such as `public/galerie/{document}/{picture}`. */
  readonly folder: string;
  /** Pixels of the widest source. */
  readonly width: number;
  readonly height: number;
  /** WebP, from the narrowest to the widest. */
  readonly sources: readonly PictureSource[];
  /** Address of a JPEG, for readers that know no WebP. */
  readonly jpeg: string;
  /** A blurred preview, as a `data:` URL of some hundred characters. */
  readonly placeholder: string;
}

/** What has pictures, as their folders below `public/` are named. */
export const pictureCollections = ['articles', 'galerie', 'temoignages', 'vitrine'] as const;
export type PictureCollection = (typeof pictureCollections)[number];

/** Media types of the pictures that staff may send. */
export const imageTypes = [
  'image/jpeg',
  'image/jpg',
  'image/png',
  'image/gif',
  'image/webp',
] as const;
