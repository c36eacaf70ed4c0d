import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureCollection } from '@centre/domain/published-picture';
import {
  encodePicture,
  encoding,
  type EncodedFile,
  type EncodedPicture,
} from '../../functions/src/images/encode.ts';
import { picture, pictureFile } from '../../web/build/pictures.ts';

const folder = join(import.meta.dirname, '..', '.cache', 'pictures');

interface Original {
  readonly collection: PictureCollection;
  /** In web/pictures. */
  readonly source: string;
  /** Pixels. */
  readonly width: number;
}

/** An encoded picture, and a name that changes with everything that it was made from. */
interface Rendered {
  readonly picture: EncodedPicture;
  readonly name: string;
}

/**
 * All the files of a published picture. What was encoded once is kept on disk: the second start
 * of a newcomer should not encode everything again.
 */
export async function encodedOnce({ collection, source, width }: Original): Promise<Rendered> {
  const original = await readFile(pictureFile(source));
  const name = createHash('sha256')
    .update(JSON.stringify([encoding, collection, width]))
    .update(original)
    .digest('hex')
    .slice(0, 20);
  const file = join(folder, `${name}.json`);
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return { picture: fromText(kept), name };
  const resized = await picture(original, width).png({ effort: 1 }).toBuffer();
  const encoded = await encodePicture(resized, collection);
  await keep(file, toText(encoded));
  return { picture: encoded, name };
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
