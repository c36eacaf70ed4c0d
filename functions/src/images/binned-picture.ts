import { randomUUID } from 'node:crypto';
import { basename, dirname } from 'node:path/posix';
import type {
  PictureCollection,
  PublishedPicture,
} from '@centre/domain/content/published-picture';
import { serverMessages } from '@centre/domain/messages/server';
import {
  pictureToHide,
  type ContentKey,
  type PictureToHide,
} from '../data/content/deletions.ts';
import { copyFile, deleteObject, listObjects } from '../data/content/pictures.ts';
import { logger } from '../logger.ts';
import { eachFile, isPictureFolder, removeFolder } from './store-picture.ts';

// The files of deleted records are in a folder that nobody but the functions reads, below the
// path that they had below `public/`.

export const binnedPicturesOf = (collection: PictureCollection): string =>
  `corbeille/${collection}/`;

const inCorbeille = (path: string): string => path.replace(/^public/, 'corbeille');

/** The public path of what is in the bin at `path`, or of what is public already. */
export const publicPath = (path: string): string => path.replace(/^corbeille/, 'public');

/**
 * Takes the files of a deleted record from the public into the bin. A failure is only logged.
 *
 * @returns whether none is public any more.
 */
export async function hideFolder(folder: string): Promise<boolean> {
  return eachFile(folder, 'a picture could not be hidden', async (path) => {
    await copyFile(path, inCorbeille(path));
    await deleteObject(path);
  });
}

/** Hides a picture that is marked as to be hidden; see `hideFolder`. */
export async function hidePicture({ folder, isHidden }: PictureToHide): Promise<boolean> {
  const isDone = await hideFolder(folder);
  if (isDone) await isHidden();
  return isDone;
}

/**
 * Hides the picture of a record that has just been deleted, if it had one. It never fails: what
 * is left is hidden within minutes, by `hidePictures`.
 *
 * @returns what the deletion answers: a sentence about what is still public.
 */
export async function hideDeleted(key: ContentKey): Promise<{ readonly message?: string }> {
  try {
    const picture = await pictureToHide(key);
    if (!picture || (await hidePicture(picture))) return {};
  } catch (error) {
    logger.warn('the picture of a deleted record could not be hidden', {
      reason: String(error),
    });
  }
  return { message: serverMessages.stillPublic };
}

/** Removes what the bin has of a picture that is published again; see `removeFolder`. */
export const emptyCorbeille = ({ folder }: PublishedPicture): Promise<void> =>
  removeFolder(inCorbeille(folder));

/** A picture in another folder than before. */
interface Moved {
  readonly picture: PublishedPicture;
  /** Where the file is now that had the address `url`. */
  readonly addressOf: (url: string) => string;
}

/**
 * Publishes the picture of a deleted record again, in a folder whose name is new: until the
 * files of the former one are hidden or removed, that goes on beside it.
 *
 * @returns undefined when its files are gone.
 */
export async function republishPicture(former: PublishedPicture): Promise<Moved | undefined> {
  const folder = await copyFolder(former.folder);
  if (folder === undefined) return undefined;
  const [from, to] = [former.folder, folder].map(encodeURIComponent) as [string, string];
  const addressOf = (url: string) => url.replace(from, to);
  const sources = former.sources.map(({ url, width }) => ({ url: addressOf(url), width }));
  return {
    picture: { ...former, folder, sources, jpeg: addressOf(former.jpeg) },
    addressOf,
  };
}

/** @returns the new folder; undefined when a file is gone. */
async function copyFolder(folder: string): Promise<string | undefined> {
  if (!isPictureFolder(folder)) throw new Error('not the folder of a picture');
  // In this order, since a file is copied into the bin before it is removed.
  const places = [folder, inCorbeille(folder)];
  const names = new Set<string>();
  for (const place of places) {
    for await (const { path } of listObjects(`${place}/`)) names.add(basename(path));
  }
  const renewed = `${dirname(folder)}/${randomUUID()}`;
  const isCopied = await Promise.all(
    [...names].map(async (name) => {
      const to = `${renewed}/${name}`;
      return (
        (await copyFile(`${folder}/${name}`, to)) ||
        copyFile(`${inCorbeille(folder)}/${name}`, to)
      );
    }),
  );
  if (names.size > 0 && isCopied.every(Boolean)) return renewed;
  await removeFolder(renewed);
  return undefined;
}
