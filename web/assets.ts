import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { scene } from '../pictures/catalogue.ts';
import { emblem, partnerMark, partnerMarkCount } from '../pictures/emblem.ts';
import { flyer } from '../pictures/flyers/flyer.ts';
import { portrait } from '../pictures/portrait.ts';
import { renderJpeg, renderPng, renderWebp } from '../pictures/render.ts';
import { appIcon, shareCard } from '../pictures/share-card.ts';
import { flyers } from './flyers.ts';
import { appleIcon, icons, webManifest } from './installable.ts';
import { pdfFont, pdfWeights } from './pdf-font.ts';
import { shareCards } from './share-cards.ts';
import {
  defaultPortrait,
  pictures,
  pictureUrl,
  pictureWidths,
  thumbnailWidth,
  type PictureName,
} from './src/content/pictures.ts';
import { shareImageSize } from './src/content/share-image.ts';

const root = import.meta.dirname;
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
const thumbnailQuality = 48;

/** Makes what the site shows and the repository does not hold: drawings and fonts. */
export async function makeAssets(): Promise<void> {
  await mkdir(join(publicFolder, 'pictures'), { recursive: true });
  await writeFile(join(publicFolder, 'emblem.svg'), emblem());
  await writeFile(join(publicFolder, 'partners.svg'), partnerMarks());
  await makeHeadingFont();
  await makePdfFonts();
  await makeDefaultPortrait();
  await makePictures();
  await makeShareCards();
  await makeFlyers();
  await makeInstallable();
}

// All marks in one file, each under its number, in the colour of the text around it.
function partnerMarks(): string {
  const symbols = Array.from({ length: partnerMarkCount }, (_, index) =>
    partnerMark(index, 'inherit')
      .replace(/<svg [^>]*>/, `<symbol id="${index}" viewBox="0 0 120 120">`)
      .replace('</svg>', '</symbol>'),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
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

async function makePdfFonts(): Promise<void> {
  for (const weight of pdfWeights) {
    await writeFile(join(root, `src/pdf/${weight}.ttf`), await pdfFont(weight));
  }
}

async function makeDefaultPortrait(): Promise<void> {
  const { seed, width, url } = defaultPortrait;
  await writeFile(join(publicFolder, url), await renderWebp(portrait({ seed }), { width }));
}

// Rendering takes a while, so a drawing that has not changed is left as it is.
async function makePictures(): Promise<void> {
  const stamps = await readStamps();
  for (const name of Object.keys(pictures) as PictureName[]) {
    const { scene: drawing, variant, ground } = pictures[name];
    const svg = scene(drawing, variant, ground);
    const stamp = createHash('sha256')
      .update(svg)
      .update(String([thumbnailWidth, thumbnailQuality, ...pictureWidths]))
      .digest('hex');
    if (stamps[name] === stamp) continue;
    const small = { width: thumbnailWidth, quality: thumbnailQuality };
    await writeFile(
      join(publicFolder, pictureUrl(name, thumbnailWidth)),
      await renderWebp(svg, small),
    );
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

async function makeShareCards(): Promise<void> {
  await mkdir(join(publicFolder, 'share'), { recursive: true });
  const stamps = await readStamps();
  for (const { url, card } of shareCards) {
    const svg = shareCard(card);
    const stamp = createHash('sha256').update(svg).digest('hex');
    if (stamps[url] === stamp) continue;
    const jpeg = await renderJpeg(svg, { width: shareImageSize.width, quality: 72 });
    await writeFile(join(publicFolder, url), jpeg);
    stamps[url] = stamp;
  }
  await writeFile(stampFile, JSON.stringify(stamps));
}

async function makeInstallable(): Promise<void> {
  await mkdir(join(publicFolder, 'icons'), { recursive: true });
  for (const { src, size, purpose } of icons) {
    const svg = appIcon(purpose === 'maskable');
    await writeFile(join(publicFolder, src), await renderPng(svg, { width: size }));
  }
  const { src, size } = appleIcon;
  await writeFile(join(publicFolder, src), await renderPng(appIcon(true), { width: size }));
  await writeFile(
    join(publicFolder, 'manifest.webmanifest'),
    JSON.stringify(webManifest, null, 2),
  );
}

async function makeFlyers(): Promise<void> {
  await mkdir(join(publicFolder, 'flyers'), { recursive: true });
  for (const { file, preview, text } of flyers) {
    const svg = flyer(text);
    await writeFile(join(publicFolder, file), await renderJpeg(svg, { width: flyerWidth }));
    await writeFile(
      join(publicFolder, preview),
      await renderWebp(svg, { width: flyerPreviewWidth }),
    );
  }
}

async function readStamps(): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(stampFile, 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
