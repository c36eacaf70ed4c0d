import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = import.meta.dirname;
const publicFolder = join(root, 'public');

// What French headings are written with. The local languages' letters fall back to the
// system's sans, which has them all.
const headingLetters =
  ' !"#%&\'()*+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' +
  'ÀÂÆÇÉÈÊËÎÏÔÙÛÜŒàâæçéèêëîïôùûüÿœ«»°·–—’…\u00A0\u202F';

/** Makes what the site shows and the repository does not hold: the font of the headings. */
export async function makeAssets(): Promise<void> {
  await mkdir(join(publicFolder, 'pictures'), { recursive: true });
  await makeHeadingFont();
}

async function makeHeadingFont(): Promise<void> {
  const source = createRequire(import.meta.url).resolve(
    '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-600-normal.woff2',
  );
  const font = await subsetFont(await readFile(source), headingLetters, {
    targetFormat: 'woff2',
  });
  await writeFile(join(root, 'src/ui/heading.woff2'), font);
}
