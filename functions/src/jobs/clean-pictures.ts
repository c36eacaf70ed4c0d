import pLimit from 'p-limit';
import { corbeilles } from '@centre/domain/corbeille';
import { pictureCollections } from '@centre/domain/content/published-picture';
import { everyPictureToHide } from '../data/content/deletions.ts';
import {
  deleteObject,
  foldersInUse,
  listObjects,
  type Listed,
} from '../data/content/pictures.ts';
import {
  binnedPicturesOf,
  hideFolder,
  hidePicture,
  publicPath,
} from '../images/binned-picture.ts';
import { pictureOfFile, picturesOf, quarantine } from '../images/store-picture.ts';
import { logger } from '../logger.ts';

/** Minimum age of an unused file before its removal, in milliseconds. */
export interface Grace {
  /** Much longer than a function may take to write the document. */
  readonly published: number;
  /** Longer than anyone leaves a form open. */
  readonly quarantined: number;
}

interface Removed {
  /** Published pictures, each of several files. */
  readonly pictures: number;
  /** Objects in quarantine. */
  readonly originals: number;
}

const hour = 60 * 60 * 1000;
const nightlyGrace: Grace = { published: hour, quarantined: 24 * hour };

const groupSize = 100;

/** Concurrent file operations: one by one, ten thousand binned pictures take several nights. */
const atOnce = pLimit(40);

/**
 * Removes the leftovers of interrupted calls from the bucket: originals that no command has read
 * (first, because their metadata may contain the location), and pictures that neither a document nor
 * the bin has. Hides the pictures of documents in the bin. Memory use does not grow with the bucket,
 * and an interrupted run can be repeated.
 */
export async function cleanPictures(grace: Grace): Promise<Removed> {
  const now = Date.now();
  const originals = await removeOldOriginals(new Date(now - grace.quarantined));
  const before = new Date(now - grace.published);
  let pictures = 0;
  for (const collection of pictureCollections) {
    const bin = corbeilles[collection];
    for await (const group of unusedIn(picturesOf(collection), collection, before)) {
      const binned = await foldersInUse(
        bin,
        group.map(({ document }) => document),
      );
      const { toHide = [], toDelete = [] } = Object.groupBy(group, ({ folder }) =>
        binned.has(folder) ? 'toHide' : 'toDelete',
      );
      await atOnce.map(toHide, ({ folder }) => hideFolder(folder));
      pictures += await removeAll(toDelete);
    }
    for await (const group of unusedIn(binnedPicturesOf(collection), bin, before)) {
      pictures += await removeAll(group);
    }
  }
  return { pictures, originals };
}

/** Nightly clean-up; logs only counts. */
export async function runPictureCleaning(): Promise<void> {
  logger.info('unused files of the bucket were removed', await cleanPictures(nightlyGrace));
}

/** Hides the pictures that deletions failed to hide; logs an error about those still public. */
export async function runHiding(): Promise<void> {
  let failed = 0;
  for await (const picture of everyPictureToHide()) {
    if (!(await hidePicture(picture))) failed++;
  }
  if (failed > 0) logger.error('pictures of deleted records are still public', { failed });
}

/** Groups of pictures below `prefix`, older than `before`, that no document of `collection` has. */
async function* unusedIn(
  prefix: string,
  collection: string,
  before: Date,
): AsyncGenerator<readonly Folder[]> {
  for await (const group of inGroups(foldersIn(listObjects(prefix)), groupSize)) {
    const old = group.filter(({ completedAt }) => completedAt <= before);
    const inUse = await foldersInUse(
      collection,
      old.map(({ document }) => document),
    );
    yield old.filter(({ folder }) => !inUse.has(publicPath(folder)));
  }
}

/** Removes the files of pictures and returns the number of pictures. */
async function removeAll(pictures: readonly Folder[]): Promise<number> {
  await atOnce.map(
    pictures.flatMap(({ paths }) => paths),
    (path) => deleteObject(path),
  );
  return pictures.length;
}

async function removeOldOriginals(before: Date): Promise<number> {
  let removed = 0;
  for await (const group of inGroups(listObjects(quarantine), groupSize)) {
    const old = group.filter(({ createdAt }) => createdAt <= before);
    await atOnce.map(old, ({ path }) => deleteObject(path));
    removed += old.length;
  }
  return removed;
}

/** Files of a published picture. */
interface Folder {
  readonly folder: string;
  /** Id of the document for which it was published. */
  readonly document: string;
  readonly paths: readonly string[];
  /** Creation of its last file. */
  readonly completedAt: Date;
}

/**
 * Groups objects by picture, without other objects. The list must be ordered by path.
 */
export async function* foldersIn(objects: AsyncIterable<Listed>): AsyncGenerator<Folder> {
  let current: Folder | undefined;
  for await (const { path, createdAt } of objects) {
    const found = pictureOfFile(path);
    if (!found) continue;
    if (current?.folder === found.folder) {
      const { completedAt, paths } = current;
      current = {
        ...current,
        paths: [...paths, path],
        completedAt: createdAt > completedAt ? createdAt : completedAt,
      };
    } else {
      if (current) yield current;
      current = { ...found, paths: [path], completedAt: createdAt };
    }
  }
  if (current) yield current;
}

/** Splits items into groups of `size`; the last group has the rest. */
async function* inGroups<Item>(
  items: AsyncIterable<Item>,
  size: number,
): AsyncGenerator<readonly Item[]> {
  let group: Item[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
