import type { Plugin } from 'vite';

const asked = "import { zip } from 'fflate';";
const given =
  "import { zipSync } from 'fflate'; const zip = (files, done) => done(null, zipSync(files));";

/**
 * Lets what writes XLSX files compress them where it stands. It would do so in a worker made of
 * a `blob:` address, which the site's Content-Security-Policy forbids; the browser then says
 * nothing to the library, which would wait for ever.
 */
export function xlsxInPlace(): Plugin {
  return {
    name: 'xlsx-in-place',
    enforce: 'pre',
    transform: {
      filter: { id: /write-excel-file\/modules\/zip\/zipToArrayBuffer\.js$/ },
      handler: compressingInPlace,
    },
  };
}

/**
 * The module without its worker.
 *
 * @throws when it does not import what it did: the library was changed, and this file must follow.
 */
export function compressingInPlace(source: string): string {
  if (!source.includes(asked)) throw new Error('write-excel-file compresses in another way.');
  return source.replace(asked, given);
}
