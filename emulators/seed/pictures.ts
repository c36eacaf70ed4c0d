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

/** Picture of web/pictures, and the document to which it belongs. */
export interface PictureOrder {
  readonly collection: PictureCollection;
  readonly document: string;
  readonly source: string;
  /** In pixels. */
  readonly width: number;
}

/** Publishes a picture in the same way as the functions. */
export async function publish(order: PictureOrder): Promise<Published> {
  const { collection, document } = order;
  const { picture: encoded, name } = await encodeCached(order);
  return storePicture(encoded, { collection, document, name });
}

/** Encoded picture, with a name that is a hash of all its inputs. */
interface Encoded {
  readonly picture: EncodedPicture;
  readonly name: string;
}

/**
 * Encodes a picture, cached on disk: only the first seed on a machine encodes everything.
 */
async function encodeCached({ collection, source, width }: PictureOrder): Promise<Encoded> {
  const original = await readFile(pictureFile(source));
  const name = createHash('sha256')
    .update(JSON.stringify([encoding, collection, width]))
    .update(original)
    .digest('hex')
    .slice(0, 20);
  const file = join(folder, `${name}.bin`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached !== undefined) return { picture: deserialize(cached) as EncodedPicture, name };
  const resized = await picture(original, width).png({ effort: 1 }).toBuffer();
  const encoded = await encodePicture(resized, collection);
  await mkdir(folder, { recursive: true });
  // Renamed into place, so that an interruption never leaves half a picture behind.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, serialize(encoded));
  await rename(unfinished, file);
  return { picture: encoded, name };
}
