import type {
  PictureCollection,
  PublishedPicture,
} from '@centre/domain/content/published-picture';
import { addressOf, deleteObject, listObjects, storeFile } from '../data/content/pictures.ts';
import { logger } from '../logger.ts';
import { decode, type Pixels } from './decode.ts';

/** Encoding settings of pictures, on which a cache of encoded pictures depends. */
export const encoding = {
  /**
   * Widths in pixels: cards and covers on phones and screens; portraits are small, 56 pixels on
   * the home page.
   */
  widths: {
    articles: [240, 320, 480, 640, 960, 1280],
    galerie: [320, 640, 960, 1280],
    temoignages: [112, 160, 320, 480],
    vitrine: [320, 640, 960, 1280],
  } satisfies Record<PictureCollection, readonly number[]>,
  webp: { quality: 58, effort: 5 },
  jpeg: { quality: 80, progressive: true },
  /** Background of transparent pictures in JPEG. */
  background: '#ffffff',
  /** Pixels of the longer side. */
  placeholder: { side: 16, webp: { quality: 20, alphaQuality: 20, effort: 4 } },
} as const;

interface EncodedFile {
  readonly width: number;
  readonly data: Buffer;
}

export interface EncodedPicture {
  /** Pixels of the widest file. */
  readonly width: number;
  readonly height: number;
  /** From the narrowest to the widest; at least one. */
  readonly webp: readonly EncodedFile[];
  readonly jpeg: EncodedFile;
  /** A `data:` URL of a few hundred characters. */
  readonly placeholder: string;
}

/**
 * Encodes a picture in the widths of its collection, none wider than the original.
 *
 * @throws ImageError for anything but a complete picture within the limits.
 */
export async function encodePicture(
  file: Buffer,
  collection: PictureCollection,
): Promise<EncodedPicture> {
  const ladder = encoding.widths[collection];
  const pixels = await decode(file, Math.max(...ladder));
  const { width, height } = pixels;
  const widths = [...ladder.filter((step) => step < width), width];
  const [webp, jpeg, placeholder] = await Promise.all([
    Promise.all(widths.map((step) => asWebp(pixels, step))),
    asJpeg(pixels),
    asPlaceholder(pixels),
  ]);
  return { width, height, webp, jpeg, placeholder };
}

async function asWebp(pixels: Pixels, width: number): Promise<EncodedFile> {
  const data = await pixels.open().resize({ width }).webp(encoding.webp).toBuffer();
  return { width, data };
}

async function asJpeg({ open, width }: Pixels): Promise<EncodedFile> {
  const { background, jpeg } = encoding;
  return { width, data: await open().flatten({ background }).jpeg(jpeg).toBuffer() };
}

async function asPlaceholder({ open }: Pixels): Promise<string> {
  const { side, webp } = encoding.placeholder;
  const data = await open()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp(webp)
    .toBuffer();
  return `data:image/webp;base64,${data.toString('base64')}`;
}

// storage.rules names the same folders.

/** Folder of uploaded originals, with a folder per uid. */
export const quarantine = 'incoming/';

export const picturesOf = (collection: PictureCollection): string => `public/${collection}/`;

interface PicturePlace {
  readonly collection: PictureCollection;
  readonly document: string;
  /** Never reused, because browsers cache its files forever. */
  readonly name: string;
}

function folderOf({ collection, document, name }: PicturePlace): string {
  return `${picturesOf(collection)}${document}/${name}`;
}

const file = /^((?:public|corbeille)\/[^/]+\/([^/]+)\/[^/]+)\/[^/]+$/;

/** Folder and document of a picture's file; undefined for any other object. */
export function pictureOfFile(
  path: string,
): { readonly folder: string; readonly document: string } | undefined {
  const [, folder, document] = file.exec(path) ?? [];
  return folder !== undefined && document !== undefined ? { folder, document } : undefined;
}

/** Whether `folder` is that of a single picture. */
export function isPictureFolder(folder: string): boolean {
  return pictureOfFile(`${folder}/file`)?.folder === folder;
}

/** Picture with public files. */
export interface Published {
  readonly picture: PublishedPicture;
  /** URL of the widest WebP. */
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
  // Waits for all of them, because a file that arrived after the removal would stay.
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
 * Removes the files of a picture. A failure is only logged: the nightly clean-up removes the rest.
 */
export async function removeFolder(folder: string): Promise<void> {
  await eachFile(folder, 'a picture could not be removed', deleteObject);
}

/**
 * Calls `change` for each file of a picture. A failure is only logged.
 *
 * @param failure log message of a failure.
 * @returns whether all files were changed.
 */
export async function eachFile(
  folder: string,
  failure: string,
  change: (path: string) => Promise<void>,
): Promise<boolean> {
  if (!isPictureFolder(folder)) throw new Error('not a picture folder');
  try {
    for await (const { path } of listObjects(`${folder}/`)) await change(path);
    return true;
  } catch (error) {
    logger.warn(failure, { folder, reason: String(error) });
    return false;
  }
}
