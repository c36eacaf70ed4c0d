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

/** How old an unused file must be, in milliseconds. */
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

const lookedUpTogether = 100;

/** Of a bucket with ten thousand binned pictures, one file after the other takes several nights. */
const atOnce = pLimit(40);

/**
 * Removes what interrupted calls left in the bucket: originals that no command has read, which
 * are first since they have all that a photo says about its place, and pictures that no document
 * has, and none in the bin. Those of a document in the bin are hidden. Memory does not grow with
 * the bucket; an interrupted run is repeated.
 */
export async function cleanPictures(grace: Grace): Promise<Removed> {
  const now = Date.now();
  const originals = await removeOldOriginals(new Date(now - grace.quarantined));
  const before = new Date(now - grace.published);
  let pictures = 0;
  for (const collection of pictureCollections) {
    const bin = corbeilles[collection];
    for await (const group of unused(picturesOf(collection), collection, before)) {
      const binned = await foldersInUse(
        bin,
        group.map(({ document }) => document),
      );
      const { hidden = [], gone = [] } = Object.groupBy(group, ({ folder }) =>
        binned.has(folder) ? 'hidden' : 'gone',
      );
      await atOnce.map(hidden, ({ folder }) => hideFolder(folder));
      pictures += await remove(gone);
    }
    for await (const group of unused(binnedPicturesOf(collection), bin, before)) {
      pictures += await remove(group);
    }
  }
  return { pictures, originals };
}

/** The nightly clean-up, which logs counts alone. */
export async function runPictureCleaning(): Promise<void> {
  logger.info('unused files of the bucket were removed', await cleanPictures(nightlyGrace));
}

/** Hides the pictures that deletions could not hide, and logs as an error what it cannot either. */
export async function runHiding(): Promise<void> {
  let failed = 0;
  for await (const picture of everyPictureToHide()) {
    if (!(await hidePicture(picture))) failed++;
  }
  if (failed > 0) logger.error('pictures of deleted records are still public', { failed });
}

/** Groups of pictures below `prefix` that no document of `collection` has, from before `before`. */
async function* unused(
  prefix: string,
  collection: string,
  before: Date,
): AsyncGenerator<readonly Folder[]> {
  for await (const group of inGroups(foldersIn(listObjects(prefix)), lookedUpTogether)) {
    const old = group.filter(({ completedAt }) => completedAt <= before);
    const inUse = await foldersInUse(
      collection,
      old.map(({ document }) => document),
    );
    yield old.filter(({ folder }) => !inUse.has(publicPath(folder)));
  }
}

/** Removes the files of pictures, and counts these. */
async function remove(pictures: readonly Folder[]): Promise<number> {
  await atOnce.map(
    pictures.flatMap(({ paths }) => paths),
    (path) => deleteObject(path),
  );
  return pictures.length;
}

async function removeOldOriginals(before: Date): Promise<number> {
  let removed = 0;
  for await (const group of inGroups(listObjects(quarantine), lookedUpTogether)) {
    const old = group.filter(({ createdAt }) => createdAt <= before);
    await atOnce.map(old, ({ path }) => deleteObject(path));
    removed += old.length;
  }
  return removed;
}

/** The files of one published picture. */
interface Folder {
  readonly folder: string;
  /** The document that it was published for. */
  readonly document: string;
  readonly paths: readonly string[];
  /** When the last file was stored. */
  readonly completedAt: Date;
}

/**
 * Groups a list of objects, which is in the order of its paths, by pictures; other objects are
 * left out.
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

/** Groups of `size`, and a last one with the rest. */
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
