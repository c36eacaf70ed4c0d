import { drawingUrl, photographUrl } from '../texts/picture-files.texts.ts';
import type { PictureName } from '../texts/pictures.texts.ts';

/** Whether web/pictures has a photograph that replaces the drawing. */
export const isPhotograph = (name: PictureName): boolean => __PHOTOGRAPHS__.includes(name);

/** URL of a picture of the site; `width`, in pixels, applies to photographs only. */
export const pictureUrl = (name: PictureName, width: Parameters<typeof photographUrl>[1]) =>
  isPhotograph(name) ? photographUrl(name, width) : drawingUrl(name);
