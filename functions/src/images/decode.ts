import type { Metadata, Sharp } from 'sharp';
import { limits } from '@centre/domain/limits';
import { formatOf, ImageProblem, passesOf } from './image-file.ts';

/** Seconds of work on one picture; an ordinary photo takes a tenth of one. */
const seconds = 10;

/** Passes of a JPEG; the most elaborate encoders make some twenty. */
const mostPasses = 100;

/** How many times higher than wide a picture may come out; a strip beyond that is reduced. */
const steepest = 4;

/** Pixels in memory: 8 bits per channel, sRGB, upright. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** A pipeline of its own at every call. */
  readonly open: () => Sharp;
}

/**
 * The picture in `file`, no wider than `width` pixels and never enlarged. Nothing else of the
 * file comes through: neither metadata nor what may be hidden behind or between its parts.
 * Of an animation it is the first frame, since a page of news is no place for moving pictures.
 *
 * @throws ImageProblem for anything that is not a whole picture within the limits.
 */
export async function decode(file: Buffer, width: number): Promise<Pixels> {
  const format = formatOf(file);
  if (!format) throw new ImageProblem('media-type', 'the first bytes are those of no format');
  if (format === 'jpeg' && passesOf(file) > mostPasses) {
    throw new ImageProblem('size', 'too many passes');
  }
  const sharp = await loadDecoder();
  const metadata = await asked(() => sharp(file, { limitInputPixels: false }).metadata());
  if (metadata.format !== format) {
    throw new ImageProblem('media-type', `${format} by its first bytes alone`);
  }
  checkExtent(metadata);
  return asked(() => shrunk(file, metadata, width));
}

function checkExtent({ width, height, pages = 1 }: Metadata): void {
  if (width * height > limits.imagePixels) throw new ImageProblem('size', 'too many pixels');
  if (pages > limits.imagePages) throw new ImageProblem('size', 'too many frames');
}

async function shrunk(file: Buffer, metadata: Metadata, width: number): Promise<Pixels> {
  const sharp = await loadDecoder();
  const { orientation } = metadata;
  const box = { width, height: width * steepest };
  const { width: across, height: down } = isOnItsSide(orientation)
    ? { width: box.height, height: box.width }
    : box;
  // Turned only when it is small: turning needs the whole of what is turned in memory.
  const small = await sharp(file, { failOn: 'error', limitInputPixels: limits.imagePixels })
    .resize({ width: across, height: down, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = await upright(sharp(small.data, { raw: small.info }), orientation)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, open: () => sharp(data, { raw: info }) };
}

/** The decoder's complaints are about the file: it was asked nothing that it cannot do. */
async function asked<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no reason given';
    throw new ImageProblem('media-type', reason);
  }
}

/**
 * The decoder, loaded when the first picture comes: all functions are deployed as one bundle,
 * and most of them never see a picture but would wait for it at every start.
 */
async function loadDecoder() {
  const { default: sharp } = await import('sharp');
  // A function decodes one picture and then waits for minutes: what libvips would keep for
  // the next one is memory that nobody gives back, and more threads are more memory at once.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/**
 * The ways in which a camera may have been held, as EXIF numbers them from 1. To stand upright
 * a picture is mirrored left to right, if at all, and then turned clockwise: sharp does the
 * two in this order, whatever the order of its calls.
 */
const orientations = [
  { degrees: 0, mirrored: false },
  { degrees: 0, mirrored: true },
  { degrees: 180, mirrored: false },
  { degrees: 180, mirrored: true },
  { degrees: 270, mirrored: true },
  { degrees: 90, mirrored: false },
  { degrees: 90, mirrored: true },
  { degrees: 270, mirrored: false },
] as const;

/** Turns a decoded picture upright. An unknown orientation counts as upright. */
function upright(picture: Sharp, orientation = 1): Sharp {
  const held = orientations[orientation - 1];
  if (!held) return picture;
  const seen = held.mirrored ? picture.flop() : picture;
  return held.degrees === 0 ? seen : seen.rotate(held.degrees);
}

/** Whether such a picture stands on its side, so that its width is its height. */
function isOnItsSide(orientation = 1): boolean {
  return [90, 270].includes(orientations[orientation - 1]?.degrees ?? 0);
}
