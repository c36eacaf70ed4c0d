import type { PictureName } from './pictures.texts.ts';

// Separate from the table of pictures, so that pages with few pictures do not load it.

/** Widths of the photographs that replace drawings, in pixels. */
export const photographWidths = [320, 480, 640, 800, 1200] as const;

type PhotographWidth = (typeof photographWidths)[number];

/** Ratio of height to width of all pictures. */
export const pictureRatio = 5 / 8;

/** Path of a drawing, an SVG. */
export const drawingUrl = (name: PictureName) => `/pictures/${name}.svg`;

/** Path of the photograph that replaces a drawing, at one of its widths. */
export const photographUrl = (name: PictureName, width: PhotographWidth) =>
  `/pictures/${name}-${width}.webp`;

/** Drawing shown without a portrait. */
export const defaultPortrait = {
  /** Path in web/pictures. */
  source: 'portraits/technicien',
  /** Width and height, in pixels. */
  width: 240,
  url: '/pictures/portrait.webp',
} as const;

/** Size of the picture in link previews, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Path of the link preview picture of the page at `path`. */
export function shareImageUrl(path: string): `/share/${string}.jpg` {
  return `/share/${path === '/' ? 'accueil' : path.slice(1)}.jpg`;
}
