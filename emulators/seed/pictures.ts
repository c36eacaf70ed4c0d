import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { PictureCollection } from '@centre/domain/content/published-picture';
import {
  encodePicture,
  encoding,
  storePicture,
  type EncodedPicture,
  type Published,
} from '../../functions/src/images/store-picture.ts';
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
  const file = join(folder, `${name}.bin`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined) return { picture: deserialize(kept) as EncodedPicture, name };
  const resized = await picture(original, width).png({ effort: 1 }).toBuffer();
  const encoded = await encodePicture(resized, collection);
  await mkdir(folder, { recursive: true });
  // Renamed into place, so that an interruption never leaves half a picture behind.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, serialize(encoded));
  await rename(unfinished, file);
  return { picture: encoded, name };
}
