import { z } from 'zod';
import { imageTypes } from './image.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

const dataUrl = new RegExp(`^data:(?:${imageTypes.join('|')});base64,[A-Za-z0-9+/]+={0,2}$`);
// Base64 writes three bytes as four characters.
const longestDataUrl = Math.ceil(limits.imageBytes / 3) * 4 + 64;

/**
 * Where a picture comes from: an object that the caller put in quarantine, or the picture
 * itself as a `data:` URL.
 */
export const imageSource = z.union(
  [
    z.strictObject({ path: z.string().regex(/^incoming\/[^/]{1,128}\/[^/]{1,200}$/) }),
    z.string().max(longestDataUrl).regex(dataUrl),
  ],
  { error: messages.photo.type },
);
export type ImageSource = z.output<typeof imageSource>;
