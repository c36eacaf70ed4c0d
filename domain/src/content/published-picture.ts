export interface PictureSource {
  readonly url: string;
  /** Pixels. */
  readonly width: number;
}

/** Published picture in several widths. Older records have only the URL of a single file. */
export interface PublishedPicture {
  /** Path in the bucket, such as `public/galerie/{document}/{picture}`. */
  readonly folder: string;
  /** Pixels of the widest source. */
  readonly width: number;
  readonly height: number;
  /** WebP, from the narrowest to the widest. */
  readonly sources: readonly PictureSource[];
  /** URL of a JPEG, for clients without WebP. */
  readonly jpeg: string;
  /** Blurred preview, as a `data:` URL of a few hundred characters. */
  readonly placeholder: string;
}

/** Collections with pictures, named like the picture folders below `public/`. */
export const pictureCollections = ['articles', 'galerie', 'temoignages', 'vitrine'] as const;
export type PictureCollection = (typeof pictureCollections)[number];

/** Accepted media types of uploaded pictures. */
export const imageTypes = [
  'image/jpeg',
  'image/jpg',
  'image/png',
  'image/gif',
  'image/webp',
] as const;
