import type { Metadata, Sharp } from 'sharp';
import { limits } from '@centre/domain/limits';
import { formatOf, markersOf } from '@centre/domain/content/picture-file';
import { pictureFileMessages as texts } from '@centre/domain/messages/staff/picture';

type ProblemAbout = 'media-type' | 'size';

/** Error of a file that cannot be published. */
export class ImageError extends Error {
  readonly about: ProblemAbout;
  /** French message; by default that of the collection about the format or the bytes. */
  readonly sentence: string | undefined;

  /** @param reason for the log, without the file's content or name. */
  constructor(about: ProblemAbout, reason: string, sentence?: string) {
    super(reason);
    this.name = 'ImageError';
    this.about = about;
    this.sentence = sentence;
  }
}

const startOfPass = 0xda;

/**
 * Number of passes (scans) of a JPEG over its pixels, usually about twelve. A hostile file repeats a
 * tiny pass, for minutes of work that no limit of bytes or pixels prevents and that cannot be
 * interrupted.
 */
export function countPasses(jpeg: Uint8Array): number {
  let passes = 0;
  for (const marker of markersOf(jpeg)) if (marker === startOfPass) passes++;
  return passes;
}

/** Time limit of one picture, in seconds; an ordinary photo takes a tenth of a second. */
const seconds = 10;

/** Maximum of passes of a JPEG; the most elaborate encoders make about twenty. */
const maxPasses = 100;

/** Maximum height of a picture, in widths; a longer strip is reduced. */
const maxRatio = 4;

/** Decoded pixels: 8 bits per channel, sRGB, upright. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** A new pipeline at every call. */
  readonly open: () => Sharp;
}

/**
 * Decodes a picture to at most `width` pixels of width, never enlarged, without metadata or hidden
 * data; of an animation, only the first frame.
 *
 * @throws ImageError for anything but a complete picture within the limits.
 */
export async function decode(file: Buffer, width: number): Promise<Pixels> {
  if (file.length === 0) throw new ImageError('media-type', 'no bytes', texts.empty);
  const format = formatOf(file);
  if (!format) throw new ImageError('media-type', 'the first bytes are those of no format');
  if (format === 'jpeg' && countPasses(file) > maxPasses) {
    throw new ImageError('size', 'too many passes', texts.effort);
  }
  const sharp = await loadDecoder();
  const metadata = await withDecoder(() => sharp(file, { limitInputPixels: false }).metadata());
  if (metadata.format !== format) {
    throw new ImageError('media-type', `${format} by its first bytes alone`);
  }
  checkExtent(metadata);
  return withDecoder(() => resized(file, width));
}

function checkExtent({ width, height, pages = 1 }: Metadata): void {
  const pixels = width * height;
  if (pixels > limits.imagePixels) {
    throw new ImageError('size', 'too many pixels', texts.pixels(pixels));
  }
  if (pages > limits.imagePages) {
    throw new ImageError('size', 'too many frames', texts.frames(pages));
  }
}

async function resized(file: Buffer, width: number): Promise<Pixels> {
  const sharp = await loadDecoder();
  const { data, info } = await sharp(file, {
    failOn: 'error',
    limitInputPixels: limits.imagePixels,
  })
    .autoOrient()
    .resize({ width, height: width * maxRatio, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, open: () => sharp(data, { raw: info }) };
}

/** Runs the decoder, whose errors are always about the file. */
async function withDecoder<Answer>(decoder: () => Promise<Answer>): Promise<Answer> {
  try {
    return await decoder();
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no reason given';
    if (reason.startsWith('timeout')) throw new ImageError('size', reason, texts.effort);
    throw new ImageError('media-type', reason, texts.damaged);
  }
}

/** Loads the decoder with the first picture: most functions of the bundle need none at all. */
async function loadDecoder() {
  const { default: sharp } = await import('sharp');
  // A cache would hold memory until the next picture; more threads need more memory at once.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
