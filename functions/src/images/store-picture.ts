import type {
  PictureCollection,
  PublishedPicture,
} from '@centre/domain/content/published-picture';
import { addressOf, deleteObject, listObjects, storeFile } from '../data/content/pictures.ts';
import { logger } from '../logger.ts';
import type { EncodedPicture } from './encode.ts';

// storage.rules names the same folders.

/** Where members upload originals, below their own uid. */
export const quarantine = 'incoming/';

export const picturesOf = (collection: PictureCollection): string => `public/${collection}/`;

export interface PicturePlace {
  readonly collection: PictureCollection;
  readonly document: string;
  /** Never used again, because browsers keep its files for ever. */
  readonly name: string;
}

export function folderOf({ collection, document, name }: PicturePlace): string {
  return `${picturesOf(collection)}${document}/${name}`;
}

const file = /^((?:public|corbeille)\/[^/]+\/([^/]+)\/[^/]+)\/[^/]+$/;

/** The folder and the document of a picture's file; undefined for any other object. */
export function pictureOfFile(
  path: string,
): { readonly folder: string; readonly document: string } | undefined {
  const [, folder, document] = file.exec(path) ?? [];
  return folder !== undefined && document !== undefined ? { folder, document } : undefined;
}

/** Whether it is the folder of one picture, and not of many. */
export function isPictureFolder(folder: string): boolean {
  return pictureOfFile(`${folder}/file`)?.folder === folder;
}

/** A picture with public files. */
export interface Published {
  readonly picture: PublishedPicture;
  /** Address of the widest WebP. */
  readonly imageUrl: string;
  /** Bytes of the widest WebP. */
  readonly size: number;
}

/** Stores the files of a picture; when one fails, the others are removed. */
export async function storePicture(
  encoded: EncodedPicture,
  place: PicturePlace,
): Promise<Published> {
  const folder = folderOf(place);
  const webp = encoded.webp.map((file) => ({ ...file, path: `${folder}/${file.width}.webp` }));
  const jpegPath = `${folder}/${encoded.jpeg.width}.jpg`;
  // All are awaited: a file that arrived after the removal would stay.
  const outcomes = await Promise.allSettled([
    ...webp.map(({ path, data }) => storeFile(path, data, 'image/webp')),
    storeFile(jpegPath, encoded.jpeg.data, 'image/jpeg'),
  ]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) {
    await removeFolder(folder);
    throw failed.reason;
  }
  const sources = webp.map(({ path, width }) => ({ url: addressOf(path), width }));
  return {
    picture: {
      folder,
      width: encoded.width,
      height: encoded.height,
      sources,
      jpeg: addressOf(jpegPath),
      placeholder: encoded.placeholder,
    },
    imageUrl: sources.at(-1)?.url ?? '',
    size: webp.at(-1)?.data.length ?? 0,
  };
}

/**
 * Removes the files of a picture. A failure is only logged: the nightly clean-up removes what
 * is left.
 */
export async function removeFolder(folder: string): Promise<void> {
  await eachFile(folder, 'a picture could not be removed', deleteObject);
}

/**
 * Does `change` to each file of a picture. A failure is only logged.
 *
 * @param failure what the log says then.
 */
export async function eachFile(
  folder: string,
  failure: string,
  change: (path: string) => Promise<void>,
): Promise<void> {
  if (!isPictureFolder(folder)) throw new Error('not the folder of a picture');
  try {
    for await (const { path } of listObjects(`${folder}/`)) await change(path);
  } catch (error) {
    logger.warn(failure, { folder, reason: String(error) });
  }
}
