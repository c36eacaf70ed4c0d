import type { SceneName } from '../../../pictures/catalogue.ts';
import type { Ground } from '../../../pictures/palette.ts';

/** Which drawing of the series a page shows, and what it shows to those who cannot see it. */
export interface PictureUse {
  readonly scene: SceneName;
  /** One of the compositions of the scene, from 0. */
  readonly variant: number;
  readonly ground: Ground;
  readonly alt: string;
}

/** The pictures of the site. They are rendered when the site is built. */
export const pictures = {
  hero: {
    scene: 'teaching',
    variant: 0,
    ground: 'green',
    alt: 'Un formateur et ses apprentis devant une machine, dans l’atelier du centre',
  },
  article: { scene: 'hall', variant: 1, ground: 'paper', alt: '' },
} as const satisfies Record<string, PictureUse>;
export type PictureName = keyof typeof pictures;

/** Widths in which each picture exists, in pixels. */
export const pictureWidths = [480, 800, 1200] as const;

/** Height over width of every picture. */
export const pictureRatio = 5 / 8;

/** Address of a picture at one of its widths. */
export function pictureUrl(name: PictureName, width: (typeof pictureWidths)[number]): string {
  return `/pictures/${name}-${width}.webp`;
}
