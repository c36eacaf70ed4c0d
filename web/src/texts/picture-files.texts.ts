import type { PictureName } from './pictures.texts.ts';

// Apart from the table of pictures, which a page that shows few of them need not carry.

/** Widths in which a photograph exists that took the place of a drawing, in pixels. */
export const photographWidths = [320, 480, 640, 800, 1200] as const;

type PhotographWidth = (typeof photographWidths)[number];

/** Height over width of every picture. */
export const pictureRatio = 5 / 8;

/** Address of a drawing, which has no size of its own. */
export const drawingUrl = (name: PictureName) => `/pictures/${name}.svg`;

/** Address of the photograph in the place of a drawing, at one of its widths. */
export const photographUrl = (name: PictureName, width: PhotographWidth) =>
  `/pictures/${name}-${width}.webp`;

/** The drawing shown in place of a missing portrait. */
export const defaultPortrait = {
  /** In web/pictures. */
  source: 'portraits/technicien',
  /** Pixels, in both directions. */
  width: 240,
  url: '/pictures/portrait.webp',
} as const;

/** Size of the picture that messengers show beside a link. Pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Address of the picture that stands for the page at `path`. */
export function shareImageUrl(path: string): `/share/${string}.jpg` {
  return `/share/${path === '/' ? 'accueil' : path.slice(1)}.jpg`;
}
