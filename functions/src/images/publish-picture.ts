import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { CommandError } from '@centre/domain/command-error';
import type { ImageSource } from '@centre/domain/schema';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import type {
  PictureCollection,
  PublishedPicture,
} from '@centre/domain/content/published-picture';
import { staffPictureMessages } from '@centre/domain/messages/staff/content';
import { deleteObject, findOriginal } from '../data/content/pictures.ts';
import { logger } from '../logger.ts';
import {
  encodePicture,
  quarantine,
  removeFolder,
  storePicture,
  type Published,
} from './store-picture.ts';
import { ImageError } from './decode.ts';

export type { Published } from './store-picture.ts';

export interface PictureTarget {
  readonly collection: PictureCollection;
  /** Id of the document with the picture. */
  readonly id: string;
  /** Uid of the calling member. */
  readonly uid: string;
  readonly pictureTexts: {
    readonly type: string;
    /** Message about too many bytes. */
    readonly size: string;
    /** The field of the request that holds the picture. */
    readonly field: 'image' | 'photo';
  };
}

// A large picture takes hundreds of megabytes for a moment: two at once could exhaust the memory.
const oneByOne = pLimit(1);

/**
 * Re-encodes a picture and stores its public files. The caller writes the document; if that never
 * happens, the nightly clean-up removes the files.
 *
 * @throws CommandError `invalid-argument` with `about` for a file that is no image or too large,
 * which is then removed from quarantine; `permission-denied` for another member's file.
 */
export async function publishPicture(
  source: ImageSource,
  { collection, id, uid, pictureTexts }: PictureTarget,
): Promise<Published> {
  try {
    const file = await readOriginal(source, uid);
    const encoded = await oneByOne(() => encodePicture(file, collection));
    return await storePicture(encoded, { collection, document: id, name: randomUUID() });
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    const { about, message: reason } = error;
    logger.info('a picture was refused', { about, reason });
    // A second attempt would be refused as well.
    await discardOriginal(source);
    const sentence =
      error.sentence ?? (about === 'size' ? pictureTexts.size : pictureTexts.type);
    const fields = { [pictureTexts.field]: sentence };
    throw new CommandError('invalid-argument', sentence, { fields, about });
  }
}

/**
 * Removes the files of a picture that no document has any more. Never throws: the nightly clean-up
 * removes the rest.
 */
export async function removePicture(picture: PublishedPicture | undefined): Promise<void> {
  if (picture) await removeFolder(picture.folder);
}

/**
 * Removes the original, once the document is written: until then the call can be repeated. Never
 * throws.
 */
export async function discardOriginal(source: ImageSource): Promise<void> {
  if (typeof source === 'string' || source instanceof Uint8Array) return;
  try {
    await deleteObject(source.path);
  } catch (error) {
    logger.warn('an original could not be removed', { reason: String(error) });
  }
}

/**
 * Bytes of the picture that the member `uid` sent; never loads more than the limit.
 *
 * @throws ImageError, or CommandError `permission-denied` for another member's object and
 * `invalid-argument` when there is none.
 */
async function readOriginal(source: ImageSource, uid: string): Promise<Buffer> {
  if (typeof source === 'string') return fromDataUrl(source);
  return source instanceof Uint8Array ? fromForm(source) : fromQuarantine(source.path, uid);
}

async function fromQuarantine(path: string, uid: string): Promise<Buffer> {
  if (!path.startsWith(`${quarantine}${uid}/`)) {
    throw new CommandError('permission-denied', messages.guard.permission);
  }
  const original = await findOriginal(path);
  if (!original) throw new CommandError('invalid-argument', staffPictureMessages.absent);
  checkSize(original.size);
  if (!original.isPlain) throw new ImageError('media-type', 'a compressed object');
  return original.read();
}

/** Checks the number of bytes; the schema has only limited the length of the text. */
function fromDataUrl(url: string): Buffer {
  const file = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  checkSize(file.length);
  return file;
}

function fromForm({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  checkSize(byteLength);
  return Buffer.from(buffer, byteOffset, byteLength);
}

function checkSize(bytes: number): void {
  if (bytes > limits.imageBytes) throw new ImageError('size', 'too many bytes');
}
