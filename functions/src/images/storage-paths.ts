import type { PictureCollection } from '@centre/domain/published-picture';

// storage.rules opens these folders by the same names.

/** Where members put what they send, each below their own uid. */
export const quarantine = 'incoming/';

/** Where the pictures of a collection are, each in a folder of its own. */
export const picturesOf = (collection: PictureCollection): string => `public/${collection}/`;

/** Whose picture it is, and which one. */
export interface PicturePlace {
  readonly collection: PictureCollection;
  readonly document: string;
  /** A name that no other picture ever had: browsers keep its files for ever. */
  readonly name: string;
}

export function folderOf({ collection, document, name }: PicturePlace): string {
  return `${picturesOf(collection)}${document}/${name}`;
}

const file = /^(public\/[^/]+\/([^/]+)\/[^/]+)\/[^/]+$/;

/** The folder and the document of one of a picture's files; undefined for any other object. */
export function pictureOfFile(
  path: string,
): { readonly folder: string; readonly document: string } | undefined {
  const [, folder, document] = file.exec(path) ?? [];
  return folder !== undefined && document !== undefined ? { folder, document } : undefined;
}

/** Whether a folder is that of one picture, and not one that holds many. */
export function isPictureFolder(folder: string): boolean {
  return pictureOfFile(`${folder}/file`)?.folder === folder;
}
