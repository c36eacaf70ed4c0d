import { randomUUID } from 'node:crypto';
import { logger } from 'firebase-functions';
import type { ImageSource } from '@centre/domain/image-schema';
import type { PictureCollection, PublishedPicture } from '@centre/domain/published-picture';
import { CommandError } from '@centre/domain/command-error';
import { deleteObject } from '../data/pictures.ts';
import { encodePicture } from './encode.ts';
import { ImageProblem } from './image-problem.ts';
import { inTurns } from './in-turns.ts';
import { readOriginal } from './original.ts';
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

const inTurn = inTurns();

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
