import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { pictures } from '../src/texts/pictures.texts.ts';

const folder = join(import.meta.dirname, '../pictures');

/** Extensions of picture files, photographs before drawings. */
const extensions = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'svg'];

/** Path of the picture `name`, such as `metiers/froid`: the photograph if there is one. */
export function pictureFile(name: string, from = folder): string {
  const files = readdirSync(join(from, dirname(name)));
  for (const extension of extensions) {
    const file = files.find((each) => each.toLowerCase() === `${basename(name)}.${extension}`);
    if (file !== undefined) return join(from, dirname(name), file);
  }
  throw new Error(`There is no picture ${name} in web/pictures.`);
}

/** Names of the site's pictures that have a photograph. */
export const photographs = (): string[] =>
  Object.entries(pictures)
    .filter(([, { source }]) => !pictureFile(source).endsWith('.svg'))
    .map(([name]) => name);

/** Resizes a picture to a width in pixels, and crops it to a ratio of height to width. */
export function picture(file: string | Buffer, width: number, ratio?: number): Sharp {
  const height = ratio === undefined ? undefined : Math.round(width * ratio);
  return sharp(file).autoOrient().resize({ width, height, position: 'attention' });
}

export function webp(pixels: Sharp): Promise<Buffer> {
  return pixels.webp({ quality: 62, effort: 6 }).toBuffer();
}

/** JPEG, for files used outside the site. */
export function jpeg(pixels: Sharp, quality = 84): Promise<Buffer> {
  return pixels.flatten({ background: '#fbfaf6' }).jpeg({ quality, mozjpeg: true }).toBuffer();
}

/** Transparent square PNG of an SVG. */
export function icon(file: string, size: number): Promise<Buffer> {
  return sharp(file, { density: 600 })
    .resize({ width: size, height: size, fit: 'contain', background: 'transparent' })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** Data URL of a picture, to embed it in an SVG. */
export async function dataUrl(file: string, ratio: number): Promise<string> {
  const [kind, data] = file.endsWith('.svg')
    ? ['svg+xml', await readFile(file)]
    : ['jpeg', await jpeg(picture(file, 1600, ratio), 90)];
  return `data:image/${kind};base64,${data.toString('base64')}`;
}
