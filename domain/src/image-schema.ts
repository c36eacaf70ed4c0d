import { z } from 'zod';
import { imageTypes } from './image.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

const dataUrl = new RegExp(`^data:(?:${imageTypes.join('|')});base64,[A-Za-z0-9+/]+={0,2}$`);
// Base64 writes three bytes as four characters.
const longestDataUrl = Math.ceil(limits.imageBytes / 3) * 4 + 64;

// Said by each of the two forms: of a union that fails, only one of them is heard.
const says = { error: messages.photo.type };

/**
 * Where a picture comes from: an object that the caller put in quarantine, or the picture
 * itself as a `data:` URL.
 */
export const imageSource = z.union(
  [
    z.strictObject(
      { path: z.string(says).regex(/^incoming\/[^/]{1,128}\/[^/]{1,200}$/, says) },
      says,
    ),
    z.string().max(longestDataUrl, { error: messages.photo.size }).regex(dataUrl, says),
  ],
  says,
);
export type ImageSource = z.output<typeof imageSource>;
