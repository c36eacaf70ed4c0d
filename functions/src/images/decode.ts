import type { Metadata, Sharp } from 'sharp';
import { limits } from '@centre/domain/limits';
import { formatOf, markersOf } from '@centre/domain/content/picture-file';
import { pictureFileMessages as says } from '@centre/domain/messages/staff/picture';

type ProblemAbout = 'media-type' | 'size';

/** A file that cannot be published. */
export class ImageError extends Error {
  readonly about: ProblemAbout;
  /** The French sentence; without one, that of the collection about the format or the bytes. */
  readonly sentence: string | undefined;

  /** @param reason for the log, without anything of the file's content or name. */
  constructor(about: ProblemAbout, reason: string, sentence?: string) {
    super(reason);
    this.name = 'ImageError';
    this.about = about;
    this.sentence = sentence;
  }
}

const startOfPass = 0xda;

/**
 * How many times a JPEG goes over its pixels, usually about twelve. A hostile one repeats a
 * tiny pass for minutes of work that no limit of bytes or pixels stops, and that cannot be
 * interrupted.
 */
export function passesOf(jpeg: Uint8Array): number {
  let passes = 0;
  for (const marker of markersOf(jpeg)) if (marker === startOfPass) passes++;
  return passes;
}

/** Seconds of work on one picture; an ordinary photo takes a tenth of one. */
const seconds = 10;

/** Passes of a JPEG; the most elaborate encoders make some twenty. */
const mostPasses = 100;

/** Height of a picture at most, in widths; a longer strip is reduced. */
const steepest = 4;

/** Decoded pixels: 8 bits per channel, sRGB, upright. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** A new pipeline at every call. */
  readonly open: () => Sharp;
}

/**
 * The picture in `file`, no wider than `width` pixels and never enlarged, without metadata or
 * hidden data; of an animation, the first frame.
 *
 * @throws ImageError for anything that is not a whole picture within the limits.
 */
export async function decode(file: Buffer, width: number): Promise<Pixels> {
  if (file.length === 0) throw new ImageError('media-type', 'no bytes', says.empty);
  const format = formatOf(file);
  if (!format) throw new ImageError('media-type', 'the first bytes are those of no format');
  if (format === 'jpeg' && passesOf(file) > mostPasses) {
    throw new ImageError('size', 'too many passes', says.effort);
  }
  const sharp = await loadDecoder();
  const metadata = await decoding(() => sharp(file, { limitInputPixels: false }).metadata());
  if (metadata.format !== format) {
    throw new ImageError('media-type', `${format} by its first bytes alone`);
  }
  checkExtent(metadata);
  return decoding(() => shrunk(file, width));
}

function checkExtent({ width, height, pages = 1 }: Metadata): void {
  const pixels = width * height;
  if (pixels > limits.imagePixels) {
    throw new ImageError('size', 'too many pixels', says.pixels(pixels));
  }
  if (pages > limits.imagePages) {
    throw new ImageError('size', 'too many frames', says.frames(pages));
  }
}

async function shrunk(file: Buffer, width: number): Promise<Pixels> {
  const sharp = await loadDecoder();
  const { data, info } = await sharp(file, {
    failOn: 'error',
    limitInputPixels: limits.imagePixels,
  })
    .autoOrient()
    .resize({ width, height: width * steepest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, open: () => sharp(data, { raw: info }) };
}

/** Runs the decoder, whose errors are always about the file. */
async function decoding<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no reason given';
    if (reason.startsWith('timeout')) throw new ImageError('size', reason, says.effort);
    throw new ImageError('media-type', reason, says.damaged);
  }
}

/** Loads the decoder with the first picture: most functions of the bundle need none at all. */
async function loadDecoder() {
  const { default: sharp } = await import('sharp');
  // A cache would hold memory until the next picture, and more threads need more memory at
  // once.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
