import type { PictureCollection } from '@centre/domain/content/published-picture';
import { decode, type Pixels } from './decode.ts';

/** How pictures are written. A cache of encoded pictures depends on these settings. */
export const encoding = {
  /** Widths in pixels: cards and covers on phones and screens; portraits are small. */
  widths: {
    articles: [240, 320, 640, 960, 1280],
    galerie: [320, 640, 960, 1280],
    temoignages: [160, 320, 480],
  } satisfies Record<PictureCollection, readonly number[]>,
  webp: { quality: 58, effort: 5 },
  jpeg: { quality: 80, progressive: true },
  /** Seen behind transparency by readers that know none. */
  background: '#ffffff',
  /** Pixels of the longer side. */
  placeholder: { side: 16, webp: { quality: 20, alphaQuality: 20, effort: 4 } },
} as const;

export interface EncodedFile {
  readonly width: number;
  readonly data: Buffer;
}

export interface EncodedPicture {
  /** Pixels of the widest file. */
  readonly width: number;
  readonly height: number;
  /** From the narrowest to the widest; at least one. */
  readonly webp: readonly EncodedFile[];
  readonly jpeg: EncodedFile;
  /** A `data:` URL of a few hundred characters. */
  readonly placeholder: string;
}

/**
 * The picture in `file`, encoded in the widths of its collection, none wider than the original.
 *
 * @throws ImageError for anything that is not a whole picture within the limits.
 */
export async function encodePicture(
  file: Buffer,
  collection: PictureCollection,
): Promise<EncodedPicture> {
  const ladder = encoding.widths[collection];
  const pixels = await decode(file, Math.max(...ladder));
  const { width, height } = pixels;
  const widths = [...ladder.filter((step) => step < width), width];
  const [webp, jpeg, placeholder] = await Promise.all([
    Promise.all(widths.map((step) => asWebp(pixels, step))),
    asJpeg(pixels),
    asPlaceholder(pixels),
  ]);
  return { width, height, webp, jpeg, placeholder };
}

async function asWebp(pixels: Pixels, width: number): Promise<EncodedFile> {
  const data = await pixels.open().resize({ width }).webp(encoding.webp).toBuffer();
  return { width, data };
}

async function asJpeg({ open, width }: Pixels): Promise<EncodedFile> {
  const { background, jpeg } = encoding;
  return { width, data: await open().flatten({ background }).jpeg(jpeg).toBuffer() };
}

async function asPlaceholder({ open }: Pixels): Promise<string> {
  const { side, webp } = encoding.placeholder;
  const data = await open()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp(webp)
    .toBuffer();
  return `data:image/webp;base64,${data.toString('base64')}`;
}
