import files from '../../pictures/pictures.json' with { type: 'json' };

export type PictureName = keyof typeof files;

interface SitePicture {
  /** Path in web/pictures, without the extension. */
  readonly source: string;
  readonly alt: string;
}

/** Pictures of the site: drawings, and photographs that replace some. */
export const pictures: Readonly<Record<PictureName, SitePicture>> = files;

/** Captioned drawing, the default where the vitrine has no photograph. */
export interface DefaultSlide {
  readonly picture: PictureName;
  /** Alternative text. */
  readonly alt: string;
  readonly titre: string;
  readonly texte?: string;
  readonly credit?: undefined;
  readonly centrage?: undefined;
}
