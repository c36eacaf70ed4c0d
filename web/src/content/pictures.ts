import files from '../../pictures/pictures.json' with { type: 'json' };

export type PictureName = keyof typeof files;

/** Which picture a page shows, and what it shows to those who cannot see it. */
interface PictureUse {
  /** In web/pictures, without the kind of file. */
  readonly source: string;
  readonly alt: string;
}

/** The pictures of the site. The build makes all their sizes. */
export const pictures: Readonly<Record<PictureName, PictureUse>> = files;
