import type { Listed } from '../data/pictures.ts';
import { pictureOfFile } from '../images/storage-paths.ts';

/** The files of one published picture. */
export interface Folder {
  readonly folder: string;
  /** The document that it was published for. */
  readonly document: string;
  readonly paths: readonly string[];
  /** When the last of them was stored. */
  readonly completedAt: Date;
}

/**
 * The pictures that a list of objects is made of. A list is in the order of its paths, so the
 * files of a picture follow one another and only one picture is held at a time. Objects
 * that belong to no picture are passed over.
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

/** What comes one by one, in groups of `size` and a last one with the rest. */
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
