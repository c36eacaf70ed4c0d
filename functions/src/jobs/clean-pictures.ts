import { logger } from 'firebase-functions';
import { pictureCollections, type PictureCollection } from '@centre/domain/published-picture';
import { foldersInUse } from '../data/pictures-in-use.ts';
import { deleteObject, listObjects } from '../data/pictures.ts';
import { picturesOf, quarantine } from '../images/storage-paths.ts';
import { foldersIn, inGroups, type Folder } from './folders.ts';

/** How old something must be before it counts as left behind, in milliseconds. */
export interface Grace {
  /** Of a published picture: far longer than a function may take to write its document. */
  readonly published: number;
  /** Of an object in quarantine: longer than anyone leaves a form open. */
  readonly quarantined: number;
}

/** How much a sweep has removed. */
export interface Swept {
  /** Published pictures, each of several files. */
  readonly pictures: number;
  /** Objects in quarantine. */
  readonly originals: number;
}

const hour = 60 * 60 * 1000;
const nightlyGrace: Grace = { published: hour, quarantined: 24 * hour };

/** Pictures whose documents are looked up together. */
const lookedUpTogether = 100;

/**
 * Removes what broken-off calls left in the bucket: published pictures that are not the
 * picture of their document, and originals that no command came for. Memory does not grow with
 * the bucket, and a sweep that breaks off is simply done again.
 */
export async function cleanPictures({ published, quarantined }: Grace): Promise<Swept> {
  const now = Date.now();
  let pictures = 0;
  for (const collection of pictureCollections) {
    pictures += await sweepCollection(collection, new Date(now - published));
  }
  return { pictures, originals: await sweepQuarantine(new Date(now - quarantined)) };
}

/** The nightly sweep. Its log says how much was removed, and nothing of whose it was. */
export async function runPictureCleaning(): Promise<void> {
  logger.info('the bucket was swept', await cleanPictures(nightlyGrace));
}

async function sweepCollection(collection: PictureCollection, before: Date): Promise<number> {
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

async function sweepQuarantine(before: Date): Promise<number> {
  let removed = 0;
  for await (const { path, createdAt } of listObjects(quarantine)) {
    if (createdAt > before) continue;
    await deleteObject(path);
    removed++;
  }
  return removed;
}
