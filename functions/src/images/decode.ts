import type { Metadata, Sharp } from 'sharp';
import { limits } from '@centre/domain/limits';
import { loadDecoder } from './decoder.ts';
import { ImageProblem } from './image-problem.ts';
import { passesOf } from './jpeg-passes.ts';
import { formatOf } from './signature.ts';
import { isOnItsSide, upright } from './upright.ts';

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
