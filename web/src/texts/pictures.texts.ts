import files from '../../pictures/pictures.json' with { type: 'json' };

export type PictureName = keyof typeof files;

/** The pictures of the site with their alternative texts. */
interface PictureUse {
  /** In web/pictures, without the kind of file. */
  readonly source: string;
  readonly alt: string;
}

/** The pictures of the site: drawings, and photographs that took the place of some. */
export const pictures: Readonly<Record<PictureName, PictureUse>> = files;

/** A drawing, where the centre has given no photograph yet. */
export interface Drawn {
  readonly picture: PictureName;
  /** The alternative text. */
  readonly alt: string;
  readonly titre: string;
  readonly texte?: string;
  readonly credit?: undefined;
  readonly centrage?: undefined;
}
