import subsetFont from 'subset-font';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { shareImageSize } from '../src/content/picture-files.ts';
import {
  defaultPortrait,
  pictureRatio,
  pictures,
  pictureUrl,
  pictureWidths,
  thumbnailWidth,
  type PictureName,
} from '../src/content/pictures.ts';
import { flyers } from './flyers.ts';
import { appleIcon, icons, webManifest } from './installable.ts';
import { pdfFont, pdfWeights } from './pdf-font.ts';
import { dataUrl, icon, jpeg, picture, pictureFile, webp } from './pictures.ts';
import { shareCards } from './share-cards.ts';
import { fill } from './svg-template.ts';

const root = join(import.meta.dirname, '..');
const publicFolder = join(root, 'public');
const stampFile = join(publicFolder, 'pictures/stamps.json');

// What French headings are written with. The local languages' letters fall back to the
// system's sans, which has them all.
const headingLetters =
  ' !"#%&\'()*+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' +
  'ÀÂÆÇÉÈÊËÎÏÔÙÛÜŒàâæçéèêëîïôùûüÿœ«»°·–—’…\u00A0\u202F';

/** A5 at 213 points an inch, and what is shown of it beside the link. Pixels. */
const flyerWidth = 1240;
const flyerPreviewWidth = 360;

/** Of WebP, 1 to 100: at the size of a thumb nobody sees what is saved. */
const pictureQuality = 62;
const thumbnailQuality = 48;

/** Makes what the site shows and the repository does not hold: its pictures' forms and fonts. */
export async function makeAssets(): Promise<void> {
  for (const folder of ['pictures', 'share', 'flyers', 'icons'])
    await mkdir(join(publicFolder, folder), { recursive: true });
  await makeFonts();
  const stamps = await readStamps();
  await makePictures(stamps);
  await makeShareCards(stamps);
  await makeFlyers(stamps);
  await writeFile(stampFile, JSON.stringify(stamps));
  await makeMarks();
}

async function makeFonts(): Promise<void> {
  const source = createRequire(import.meta.url).resolve(
    '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-600-normal.woff2',
  );
  const font = await subsetFont(await readFile(source), headingLetters, {
    targetFormat: 'woff2',
  });
  await writeFile(join(root, 'src/ui/heading.woff2'), font);
  for (const weight of pdfWeights) {
    await writeFile(join(root, `src/pdf/${weight}.ttf`), await pdfFont(weight));
  }
}

/** What each file was made from, by its address. */
type Stamps = Record<string, string>;

async function readStamps(): Promise<Stamps> {
  try {
    return JSON.parse(await readFile(stampFile, 'utf8')) as Stamps;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

// Encoding takes a while, so what was made from the same before is left as it is.
async function put(
  stamps: Stamps,
  url: string,
  from: readonly (string | number | Buffer)[],
  make: () => Promise<Buffer>,
): Promise<void> {
  const hash = createHash('sha256');
  for (const each of from) hash.update(typeof each === 'number' ? `${each} ` : each);
  const stamp = hash.digest('hex');
  if (stamps[url] === stamp) return;
  await writeFile(join(publicFolder, url), await make());
  stamps[url] = stamp;
}

async function makePictures(stamps: Stamps): Promise<void> {
  for (const name of Object.keys(pictures) as PictureName[]) {
    const file = pictureFile(pictures[name].source);
    const content = await readFile(file);
    for (const width of [thumbnailWidth, ...pictureWidths] as const) {
      const quality = width === thumbnailWidth ? thumbnailQuality : pictureQuality;
      await put(stamps, pictureUrl(name, width), [content, width, quality], () =>
        webp(picture(file, width, pictureRatio), quality),
      );
    }
  }
  const { source, width, url } = defaultPortrait;
  const portrait = pictureFile(source);
  await put(stamps, url, [await readFile(portrait), width], () =>
    webp(picture(portrait, width, 1)),
  );
}

async function makeShareCards(stamps: Stamps): Promise<void> {
  const { width } = shareImageSize;
  for (const { url, picture: name, values } of shareCards) {
    const svg = await filled('modeles/partage', name, values);
    await put(stamps, url, [svg, width], () => jpeg(picture(Buffer.from(svg), width), 72));
  }
}

async function makeFlyers(stamps: Stamps): Promise<void> {
  for (const { file, preview, picture: name, values } of flyers) {
    const svg = await filled('modeles/depliant', name, values);
    const sheet = () => picture(Buffer.from(svg), flyerWidth);
    await put(stamps, file, [svg, flyerWidth], () => jpeg(sheet()));
    // The picture in it is coarse when the sheet itself is drawn this small.
    await put(stamps, preview, [svg, flyerPreviewWidth], async () =>
      webp(picture(await sheet().png().toBuffer(), flyerPreviewWidth)),
    );
  }
}

/** A template with its words, a picture of the site and the emblem. */
async function filled(
  template: string,
  name: string,
  values: Readonly<Record<string, string>>,
): Promise<string> {
  return fill(await readFile(pictureFile(template), 'utf8'), {
    ...values,
    picture: await dataUrl(pictureFile(name), pictureRatio),
    emblem: await dataUrl(pictureFile('embleme/embleme'), 1),
  });
}

/** The emblem, the partners' marks, and what the site needs to be installed. */
async function makeMarks(): Promise<void> {
  const svgs = { emblem: 'embleme/embleme', partners: 'partenaires/partenaires' };
  for (const [name, source] of Object.entries(svgs))
    await copyFile(pictureFile(source), join(publicFolder, `${name}.svg`));
  for (const { src, size, source } of [...icons, appleIcon])
    await writeFile(join(publicFolder, src), await icon(pictureFile(source), size));
  await writeFile(
    join(publicFolder, 'manifest.webmanifest'),
    JSON.stringify(webManifest, null, 2),
  );
}
