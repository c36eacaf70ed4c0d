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

// Files of deleted records move from `public/` to the same path below `corbeille/`, which only the
// functions can read.

export const binnedPicturesOf = (collection: PictureCollection): string =>
  `corbeille/${collection}/`;

const inCorbeille = (path: string): string => path.replace(/^public/, 'corbeille');

/** Public path of a file in the bin; a public path stays the same. */
export const publicPath = (path: string): string => path.replace(/^corbeille/, 'public');

/**
 * Moves the public files of a deleted record to the bin. A failure is only logged.
 *
 * @returns whether all files are hidden.
 */
export async function hideFolder(folder: string): Promise<boolean> {
  return eachFile(folder, 'a picture could not be hidden', async (path) => {
    await copyFile(path, inCorbeille(path));
    await deleteObject(path);
  });
}

/** Hides a picture and removes its mark; see `hideFolder`. */
export async function hidePicture({ folder, markHidden }: PictureToHide): Promise<boolean> {
  const isDone = await hideFolder(folder);
  if (isDone) await markHidden();
  return isDone;
}

/**
 * Hides the picture, if any, of a record that has just been deleted. Never throws: `hidePictures`
 * hides the rest within minutes.
 *
 * @returns answer of the deletion, with a message while the picture is still public.
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

/** Removes the files of a republished picture from the bin; see `removeFolder`. */
export const emptyCorbeille = ({ folder }: PublishedPicture): Promise<void> =>
  removeFolder(inCorbeille(folder));

/** Picture in a new folder. */
interface Moved {
  readonly picture: PublishedPicture;
  /** New URL of the file that had the URL `url`. */
  readonly addressOf: (url: string) => string;
}

/**
 * Publishes the picture of a deleted record again, in a new folder: the hiding or removal of the
 * former one may still be running.
 *
 * @returns undefined when its files are missing.
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

/** @returns the new folder; undefined when a file is missing. */
async function copyFolder(folder: string): Promise<string | undefined> {
  if (!isPictureFolder(folder)) throw new Error('not a picture folder');
  // In this order, because a file is copied into the bin before it is removed.
  const places = [folder, inCorbeille(folder)];
  const names = new Set<string>();
  for (const place of places) {
    for await (const { path } of listObjects(`${place}/`)) names.add(basename(path));
  }
  const target = `${dirname(folder)}/${randomUUID()}`;
  const isCopied = await Promise.all(
    [...names].map(async (name) => {
      const to = `${target}/${name}`;
      return (
        (await copyFile(`${folder}/${name}`, to)) ||
        copyFile(`${inCorbeille(folder)}/${name}`, to)
      );
    }),
  );
  if (names.size > 0 && isCopied.every(Boolean)) return target;
  await removeFolder(target);
  return undefined;
}
