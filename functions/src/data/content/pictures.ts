import { vitrineOf } from '@centre/domain/content/records';
import { bucket, firestore } from '../admin.ts';
import { everyObject } from '../every-document.ts';
import { vitrineDocument } from './vitrine.ts';

/** Object in quarantine, before its content is read. */
export interface Original {
  readonly size: number;
  /** Whether it is stored uncompressed: `gzip` could unpack into any number of bytes. */
  readonly isPlain: boolean;
  readonly read: () => Promise<Buffer>;
}

export async function findOriginal(path: string): Promise<Original | undefined> {
  const file = bucket().file(path);
  try {
    const [{ size, contentEncoding = '' }] = await file.getMetadata();
    return {
      size: Number(size),
      isPlain: ['', 'identity'].includes(contentEncoding),
      read: async () => (await file.download({ decompress: false }))[0],
    };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

export async function deleteObject(path: string): Promise<void> {
  await bucket().file(path).delete({ ignoreNotFound: true });
}

/**
 * Copies a file by storing it again. A copy by Storage itself would keep the download token, which
 * a visitor may have, and which opens a file regardless of the rules.
 *
 * @returns false when there is no file at `from`.
 */
export async function copyFile(from: string, to: string): Promise<boolean> {
  const file = bucket().file(from);
  try {
    const [{ contentType = 'application/octet-stream' }] = await file.getMetadata();
    const [data] = await file.download();
    await storeFile(to, data, contentType);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Stores a file that browsers may cache forever, because its name is never reused. */
export async function storeFile(path: string, data: Buffer, type: string): Promise<void> {
  await bucket()
    .file(path)
    .save(data, {
      resumable: false,
      contentType: type,
      metadata: { cacheControl: 'public, max-age=31536000, immutable' },
    });
}

/**
 * Public URL without a token: the storage rules open published files, and a token would outlive
 * them.
 */
export function addressOf(path: string): string {
  const emulator = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  const origin = emulator ? `http://${emulator}` : 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${bucket().name}/o/${encodeURIComponent(path)}?alt=media`;
}

export interface Listed {
  readonly path: string;
  readonly createdAt: Date;
}

/** Every object whose path begins with `prefix`, in the order of their paths. */
export async function* listObjects(prefix: string): AsyncGenerator<Listed> {
  for await (const { name, metadata } of everyObject(prefix)) {
    yield { path: name, createdAt: new Date(metadata.timeCreated ?? Date.now()) };
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 404;
}

/** Picture folders of these documents; in a bin, those from before the deletion. */
export async function foldersInUse(
  collection: string,
  documents: readonly string[],
): Promise<ReadonlySet<string>> {
  if (documents.length === 0) return new Set();
  const references =
    collection === 'vitrine'
      ? [vitrineDocument()]
      : [...new Set(documents)].map((id) => firestore().collection(collection).doc(id));
  const fieldMask = ['picture.folder', 'photos'];
  const snapshots = await firestore().getAll(...references, { fieldMask });
  const folders = snapshots.flatMap((snapshot): unknown[] => [
    snapshot.get('picture.folder'),
    ...vitrineOf(snapshot.data() ?? {}).map(({ picture }) => picture.folder),
  ]);
  return new Set(folders.filter((folder) => typeof folder === 'string'));
}
