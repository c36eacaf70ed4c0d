import type { Plugin } from 'vite';
import { emptied } from './emptied.ts';

/** Decoders of image files, and what encodes their pixels again: a quarter of jsPDF. */
const unused = [
  'BmpDecoder',
  'GifReader',
  'GifReaderLZWOutputIndexStream',
  'JPEGEncoder',
  'WebPDecoder',
] as const;

/**
 * Leaves out of jsPDF how it reads GIF, BMP and WebP files: the only image in our PDFs is
 * a JPEG, which goes in as it is. It takes jsPDF's readable file, where a function ends with a brace of its own.
 */
export function lightJsPdf(): Plugin {
  return {
    name: 'light-jspdf',
    enforce: 'pre',
    transform: {
      filter: { id: /jspdf\/dist\/jspdf\.es\.js$/ },
      handler: lighter,
    },
  };
}

/**
 * `source` with the unused functions emptied.
 *
 * @throws when one of them is not there: jsPDF was changed, and this file must follow.
 */
export function lighter(source: string): string {
  return emptied(source, unused, 'web/light-jspdf.ts');
}
