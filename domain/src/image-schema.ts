import { z } from 'zod';
import { imageTypes } from './image.ts';
import { limits } from './limits.ts';
import type { CommandErrorDetails } from './command-error.ts';

interface Complaints {
  /** Said of what is no image of an accepted type. */
  readonly type: string;
  /** Said of an image that is too large. */
  readonly size: string;
}

const startOfDataUrl = new RegExp(`^data:(?:${imageTypes.join('|')});base64,`);
// Base64 writes three bytes as four characters.
const longestDataUrl = Math.ceil(limits.imageBytes / 3) * 4 + 64;

/**
 * Where a picture comes from: an object that the caller put in quarantine, or the picture
 * itself, as a `data:` URL or as the bytes of a form's file. What is written about a file proves
 * nothing: the functions look at its bytes. A refusal says what it is `about`.
 */
export function imageSource({ type, size }: Complaints) {
  const says = { error: type };
  const path = z.string(says).regex(/^incoming\/[^/]{1,128}\/[^/]{1,200}$/, says);
  // Of a union that fails, only one of its forms is heard: both say the same.
  const forms = [
    z.strictObject({ path }, says),
    z.string(says),
    z.instanceof(Uint8Array, says),
  ];
  return z.union(forms, says).check((context) => {
    const { value } = context;
    if (typeof value !== 'string') return;
    const complain = (about: CommandErrorDetails['about'], message: string) =>
      context.issues.push({ code: 'custom', input: value, message, params: { about } });
    if (value.length > longestDataUrl) complain('size', size);
    else if (!startOfDataUrl.test(value)) complain('media-type', type);
  });
}
export type ImageSource = z.output<ReturnType<typeof imageSource>>;
