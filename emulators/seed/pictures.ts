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
import { storePicture, type Published } from '../../functions/src/images/store-picture.ts';
import { picture, pictureFile } from '../../web/build/pictures.ts';

const folder = join(import.meta.dirname, '..', '.cache', 'pictures');

/** A picture of web/pictures, and the document that is going to have it. */
export interface PictureOrder {
  readonly collection: PictureCollection;
  readonly document: string;
  readonly source: string;
  /** Pixels. */
  readonly width: number;
}

/** Publishes the picture as the functions publish what staff send. */
export async function publish(order: PictureOrder): Promise<Published> {
  const { collection, document } = order;
  const { picture: encoded, name } = await encodedOnce(order);
  return storePicture(encoded, { collection, document, name });
}

/** An encoded picture, and a name that changes with everything that it was made from. */
interface Encoded {
  readonly picture: EncodedPicture;
  readonly name: string;
}

/**
 * All the files of a published picture. What was encoded once is kept on disk: the second start
 * of a newcomer should not encode everything again.
 */
async function encodedOnce({ collection, source, width }: PictureOrder): Promise<Encoded> {
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
