import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { scene } from '../pictures/catalogue.ts';
import { emblem } from '../pictures/emblem.ts';
import { renderWebp } from '../pictures/render.ts';
import {
  pictures,
  pictureUrl,
  pictureWidths,
  type PictureName,
} from './src/content/pictures.ts';

const root = import.meta.dirname;
const publicFolder = join(root, 'public');
const stampFile = join(publicFolder, 'pictures/stamps.json');

// What French headings are written with. The local languages' letters fall back to the
// system's sans, which has them all.
const headingLetters =
  ' !"#%&\'()*+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' +
  'ÀÂÆÇÉÈÊËÎÏÔÙÛÜŒàâæçéèêëîïôùûüÿœ«»°·–—’…\u00A0\u202F';

/** Makes what the site shows and the repository does not hold: drawings and fonts. */
export async function makeAssets(): Promise<void> {
  await mkdir(join(publicFolder, 'pictures'), { recursive: true });
  await writeFile(join(publicFolder, 'emblem.svg'), emblem());
  await makeHeadingFont();
  await makePictures();
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

// Rendering takes a while, so a drawing that has not changed is left as it is.
async function makePictures(): Promise<void> {
  const stamps = await readStamps();
  for (const name of Object.keys(pictures) as PictureName[]) {
    const { scene: drawing, variant, ground } = pictures[name];
    const svg = scene(drawing, variant, ground);
    const stamp = createHash('sha256').update(svg).update(String(pictureWidths)).digest('hex');
    if (stamps[name] === stamp) continue;
    for (const width of pictureWidths) {
      await writeFile(
        join(publicFolder, pictureUrl(name, width)),
        await renderWebp(svg, { width }),
      );
    }
    stamps[name] = stamp;
  }
  await writeFile(stampFile, JSON.stringify(stamps));
}

async function readStamps(): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(stampFile, 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
