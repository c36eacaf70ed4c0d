import { randomUUID } from 'node:crypto';
import { logger } from 'firebase-functions';
import pLimit from 'p-limit';
import { CommandError } from '@centre/domain/command-error';
import type { ImageSource } from '@centre/domain/image-schema';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages';
import type { PictureCollection, PublishedPicture } from '@centre/domain/published-picture';
import { staffPictureMessages } from '@centre/domain/staff/picture-messages';
import { deleteObject, findOriginal } from '../data/pictures.ts';
import { encodePicture } from './encode.ts';
import { ImageProblem } from './image-file.ts';
import { quarantine } from './storage-paths.ts';
import { removeFolder, storePicture, type Published } from './store-picture.ts';

export type { Published } from './store-picture.ts';

/** For whom a picture is published, and what is said when it cannot be. */
export interface PictureTarget {
  readonly collection: PictureCollection;
  /** The document that is going to have the picture. */
  readonly id: string;
  /** The member who calls. */
  readonly uid: string;
  readonly says: {
    /** When the file is no image of an accepted type. */
    readonly type: string;
    /** When it is larger than accepted, in bytes, in pixels or in frames. */
    readonly size: string;
    /** The field of the request that holds the picture. */
    readonly field: 'image' | 'photo';
  };
}

// A large picture takes hundreds of megabytes for a moment: two at once could end the process.
const inTurn = pLimit(1);

/**
 * Decodes what the caller sent, encodes it anew and stores the files where anyone can load
 * them. No document is written: until the caller does, nobody knows of the files, and if that
 * never happens the sweep removes them.
 *
 * @throws CommandError `invalid-argument` with `about` when the file is no image or too large,
 * `permission-denied` for another member's file; then nothing is stored, and a file that
 * was refused for what it is does not stay in quarantine either.
 */
export async function publishPicture(
  source: ImageSource,
  { collection, id, uid, says }: PictureTarget,
): Promise<Published> {
  try {
    const file = await readOriginal(source, uid);
    const encoded = await inTurn(() => encodePicture(file, collection));
    return await storePicture(encoded, { collection, document: id, name: randomUUID() });
  } catch (error) {
    if (!(error instanceof ImageProblem)) throw error;
    const { about, message: reason } = error;
    logger.info('a picture was refused', { about, reason });
    // Sent again, it would be refused again.
    await discardOriginal(source);
    const sentence = about === 'size' ? says.size : says.type;
    const fields = { [says.field]: sentence };
    throw new CommandError('invalid-argument', sentence, { fields, about });
  }
}

/**
 * Removes the files of a picture that no document has any more; repeatable. It never fails:
 * what cannot be removed now is removed by the sweep.
 */
export async function removePicture(picture: PublishedPicture | undefined): Promise<void> {
  if (picture) await removeFolder(picture.folder);
}

/**
 * Removes what the caller sent, once the document with the picture is written: until then a
 * call that broke off can be repeated. It never fails, like `removePicture`.
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
 * The bytes of a picture that the member `uid` sent. The size is looked at first: nothing
 * larger than the limit is ever loaded.
 *
 * @throws ImageProblem `size`, or `media-type` for what cannot be read as a file.
 * @throws CommandError `permission-denied` for an object that somebody else sent,
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
  if (!original.isPlain) throw new ImageProblem('media-type', 'a compressed object');
  return original.read();
}

/** The schema has bounded the length, in whole groups of base64: the last one is measured. */
function fromDataUrl(url: string): Buffer {
  const file = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  checkSize(file.length);
  return file;
}

/** The same bytes, which no copy is made of. */
function fromForm({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  checkSize(byteLength);
  return Buffer.from(buffer, byteOffset, byteLength);
}

function checkSize(bytes: number): void {
  if (bytes > limits.imageBytes) throw new ImageProblem('size', 'too many bytes');
}
