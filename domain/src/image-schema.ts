import { z } from 'zod';
import { imageTypes } from './published-picture.ts';
import { limits } from './limits.ts';
import type { CommandErrorDetails } from './command-error.ts';

interface Complaints {
  /** The complaint about a file that is no image. */
  readonly type: string;
  /** The complaint about an image that is too large. */
  readonly size: string;
}

const startOfDataUrl = new RegExp(`^data:(?:${imageTypes.join('|')});base64,`);
// Base64 writes three bytes as four characters.
const longestDataUrl = Math.ceil(limits.imageBytes / 3) * 4 + 64;

/**
 * The source of a picture: an object in quarantine, a `data:` URL, or the bytes of a form's
 * file. The functions check its bytes, whatever its type says.
 */
export function imageSource({ type, size }: Complaints) {
  const says = { error: type };
  const path = z.string(says).regex(/^incoming\/[^/]{1,128}\/[^/]{1,200}$/, says);
  // A union that fails reports one of its forms: all say the same.
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
