/** One file of a published picture. */
export interface PictureSource {
  /** Address that a browser can load as it is. */
  readonly url: string;
  /** Pixels. */
  readonly width: number;
}

/**
 * A picture as it was published: the same one in a few widths. Records that are older than
 * this have only the address of one file.
 */
export interface PublishedPicture {
  /** Where its files are in the bucket, such as `public/galerie/{document}/{picture}`. */
  readonly folder: string;
  /** Pixels of the widest source. */
  readonly width: number;
  readonly height: number;
  /** WebP, from the narrowest to the widest. */
  readonly sources: readonly PictureSource[];
  /** Address of a JPEG, for readers that know no WebP. */
  readonly jpeg: string;
  /** The picture in a few blurred pixels, as a `data:` URL of some hundred characters. */
  readonly placeholder: string;
}

/** Folders below `public/`, one for each collection whose documents have a picture. */
export const pictureCollections = ['articles', 'galerie', 'temoignages'] as const;
export type PictureCollection = (typeof pictureCollections)[number];
