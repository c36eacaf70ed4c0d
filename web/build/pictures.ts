import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { pictures } from '../src/texts/pictures.texts.ts';

const folder = join(import.meta.dirname, '../pictures');

/** The kinds of files that a picture can be, a photograph before a drawing. */
const kinds = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'svg'];

/** The file of the picture `name`, such as `metiers/froid`: a photograph if there is one. */
export function pictureFile(name: string, from = folder): string {
  const files = readdirSync(join(from, dirname(name)));
  for (const kind of kinds) {
    const file = files.find((each) => each.toLowerCase() === `${basename(name)}.${kind}`);
    if (file !== undefined) return join(from, dirname(name), file);
  }
  throw new Error(`There is no picture ${name} in web/pictures.`);
}

/** The names of the site's pictures for which there is a photograph. */
export const photographs = (): string[] =>
  Object.entries(pictures)
    .filter(([, { source }]) => !pictureFile(source).endsWith('.svg'))
    .map(([name]) => name);

/** A picture in a width, in pixels, and cut to a ratio of height to width. */
export function picture(file: string | Buffer, width: number, ratio?: number): Sharp {
  const height = ratio === undefined ? undefined : Math.round(width * ratio);
  return sharp(file).autoOrient().resize({ width, height, position: 'attention' });
}

export function webp(pixels: Sharp): Promise<Buffer> {
  return pixels.webp({ quality: 62, effort: 6 }).toBuffer();
}

/** For files used outside of the site. */
export function jpeg(pixels: Sharp, quality = 84): Promise<Buffer> {
  return pixels.flatten({ background: '#fbfaf6' }).jpeg({ quality, mozjpeg: true }).toBuffer();
}

/** Transparent, and sharp at any size. */
export function icon(file: string, size: number): Promise<Buffer> {
  return sharp(file, { density: 600 })
    .resize({ width: size, height: size, fit: 'contain', background: 'transparent' })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** A picture to be placed into an SVG, which then needs no other file. */
export async function dataUrl(file: string, ratio: number): Promise<string> {
  const [kind, data] = file.endsWith('.svg')
    ? ['svg+xml', await readFile(file)]
    : ['jpeg', await jpeg(picture(file, 1600, ratio), 90)];
  return `data:image/${kind};base64,${data.toString('base64')}`;
}
