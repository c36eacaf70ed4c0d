import {
  pictureCollections,
  type PictureCollection,
} from '@centre/domain/content/published-picture';
import {
  deleteObject,
  foldersInUse,
  listObjects,
  type Listed,
} from '../data/content/pictures.ts';
import { pictureOfFile, picturesOf, quarantine } from '../images/store-picture.ts';
import { logger } from '../logger.ts';

/** How old an unused file must be, in milliseconds. */
export interface Grace {
  /** Much longer than a function may take to write the document. */
  readonly published: number;
  /** Longer than anyone leaves a form open. */
  readonly quarantined: number;
}

export interface Removed {
  /** Published pictures, each of several files. */
  readonly pictures: number;
  /** Objects in quarantine. */
  readonly originals: number;
}

const hour = 60 * 60 * 1000;
const nightlyGrace: Grace = { published: hour, quarantined: 24 * hour };

const lookedUpTogether = 100;

/**
 * Removes what interrupted calls left in the bucket: published pictures that no document has,
 * and originals that no command has read. Memory does not grow with the bucket; an interrupted
 * run is repeated.
 */
export async function cleanPictures({ published, quarantined }: Grace): Promise<Removed> {
  const now = Date.now();
  let pictures = 0;
  for (const collection of pictureCollections) {
    pictures += await removeUnused(collection, new Date(now - published));
  }
  return { pictures, originals: await removeOldOriginals(new Date(now - quarantined)) };
}

/** The nightly clean-up, which logs counts alone. */
export async function runPictureCleaning(): Promise<void> {
  logger.info('unused files of the bucket were removed', await cleanPictures(nightlyGrace));
}

async function removeUnused(collection: PictureCollection, before: Date): Promise<number> {
  const listed = foldersIn(listObjects(picturesOf(collection)));
  let removed = 0;
  for await (const group of inGroups(listed, lookedUpTogether)) {
    const old = group.filter(({ completedAt }) => completedAt <= before);
    for (const { paths } of await leftBehind(collection, old)) {
      for (const path of paths) await deleteObject(path);
      removed++;
    }
  }
  return removed;
}

async function leftBehind(
  collection: PictureCollection,
  folders: readonly Folder[],
): Promise<Folder[]> {
  const documents = new Set(folders.map(({ document }) => document));
  const inUse = await foldersInUse(collection, [...documents]);
  return folders.filter(({ folder }) => !inUse.has(folder));
}

async function removeOldOriginals(before: Date): Promise<number> {
  let removed = 0;
  for await (const { path, createdAt } of listObjects(quarantine)) {
    if (createdAt > before) continue;
    await deleteObject(path);
    removed++;
  }
  return removed;
}

/** The files of one published picture. */
export interface Folder {
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
export async function* inGroups<Item>(
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
