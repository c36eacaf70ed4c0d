import type { PictureCollection } from '@centre/domain/content/published-picture';

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

const file = /^(public\/[^/]+\/([^/]+)\/[^/]+)\/[^/]+$/;

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
