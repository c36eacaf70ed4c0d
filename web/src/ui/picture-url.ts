import { drawingUrl, photographUrl } from '../texts/picture-files.texts.ts';
import type { PictureName } from '../texts/pictures.texts.ts';

/** Whether the centre has put a photograph in the place of that drawing (web/pictures). */
export const isPhotograph = (name: PictureName): boolean => __PHOTOGRAPHS__.includes(name);

/** Address of a picture of the site; `width` is in pixels, and is that of a photograph. */
export const pictureUrl = (name: PictureName, width: Parameters<typeof photographUrl>[1]) =>
  isPhotograph(name) ? photographUrl(name, width) : drawingUrl(name);
