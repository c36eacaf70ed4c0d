import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureCollection } from '@centre/domain/published-picture';
import sharp from 'sharp';
import {
  encodePicture,
  encoding,
  type EncodedFile,
  type EncodedPicture,
} from '../../functions/src/images/encode.ts';

const folder = join(import.meta.dirname, '..', '.cache', 'pictures');

interface Drawing {
  readonly collection: PictureCollection;
  readonly svg: string;
  /** Pixels. */
  readonly width: number;
}

/** An encoded drawing, and a name that changes with everything that it was made from. */
interface Rendered {
  readonly picture: EncodedPicture;
  readonly name: string;
}

/**
 * A drawing in all the files of a published picture. What was encoded once is kept on disk:
 * the second start of a newcomer should not draw everything again.
 */
export async function encodedDrawing({ collection, svg, width }: Drawing): Promise<Rendered> {
  const name = createHash('sha256')
    .update(JSON.stringify([encoding, collection, width, svg]))
    .digest('hex')
    .slice(0, 20);
  const file = join(folder, `${name}.json`);
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return { picture: fromText(kept), name };
  const drawn = await sharp(Buffer.from(svg)).resize({ width }).png({ effort: 1 }).toBuffer();
  const picture = await encodePicture(drawn, collection);
  await keep(file, toText(picture));
  return { picture, name };
}

async function keep(file: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Renamed into place, so that an interruption never leaves half a picture behind.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}

interface TextFile {
  readonly width: number;
  /** Base64. */
  readonly data: string;
}

function toText({ webp, jpeg, ...rest }: EncodedPicture): string {
  const written = ({ width, data }: EncodedFile): TextFile => ({
    width,
    data: data.toString('base64'),
  });
  return JSON.stringify({ ...rest, webp: webp.map(written), jpeg: written(jpeg) });
}

function fromText(text: string): EncodedPicture {
  const read = ({ width, data }: TextFile): EncodedFile => ({
    width,
    data: Buffer.from(data, 'base64'),
  });
  const kept = JSON.parse(text) as Omit<EncodedPicture, 'webp' | 'jpeg'> & {
    readonly webp: readonly TextFile[];
    readonly jpeg: TextFile;
  };
  return { ...kept, webp: kept.webp.map(read), jpeg: read(kept.jpeg) };
}
