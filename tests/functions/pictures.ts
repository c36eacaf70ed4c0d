import { randomUUID } from 'node:crypto';
import { deepEqual, ok } from 'node:assert/strict';
import sharp from 'sharp';
import type {
  PictureCollection,
  PublishedPicture,
} from '@centre/domain/content/published-picture';
import { messages } from '@centre/domain/messages/messages';
import { bucket, firestore } from '../../functions/src/data/admin.ts';
import {
  publishPicture,
  type PictureTarget,
  type Published,
} from '../../functions/src/images/publish-picture.ts';
import { cleanPictures } from '../../functions/src/jobs/clean-pictures.ts';
import './admin.ts';

let pngCount = 0;

/** Bytes of a small PNG with a unique colour. */
export function uniquePng(): Promise<Buffer> {
  pngCount += 1;
  const background = { r: pngCount % 256, g: (pngCount >> 8) % 256, b: 90 };
  return sharp({ create: { width: 32, height: 24, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Unique PNG as a `data:` URL, as older clients send it. */
export async function dataUrl(): Promise<string> {
  return `data:image/png;base64,${(await uniquePng()).toString('base64')}`;
}

/** Uploads a file to quarantine, as the browser of a member does. */
export async function uploadIncoming(
  uid: string,
  file: Buffer | string,
): Promise<{ path: string }> {
  const path = `incoming/${uid}/${randomUUID()}`;
  await bucket().file(path).save(file, { resumable: false, contentType: 'image/png' });
  return { path };
}

export async function objectExists(path: string): Promise<boolean> {
  return (await bucket().file(path).exists())[0];
}

/** Names of the public objects of a document's pictures, sorted. */
export async function filesOf(collection: PictureCollection, id: string): Promise<string[]> {
  const [files] = await bucket().getFiles({ prefix: `public/${collection}/${id}/` });
  return files.map(({ name }) => name).toSorted();
}

/** Object names of the files that a picture names, sorted. */
function filesOfPicture({ folder, sources, jpeg }: PublishedPicture): string[] {
  const names = [...sources.map(({ url }) => url), jpeg].map((url) =>
    decodeURIComponent(new URL(url).pathname.split('/o/')[1] ?? ''),
  );
  ok(names.every((name) => name.startsWith(`${folder}/`)));
  return names.toSorted();
}

/** Expects a document to have exactly the files that its picture names. */
export async function expectFilesToAgree(
  collection: PictureCollection,
  id: string,
): Promise<void> {
  const snapshot = await firestore().doc(`${collection}/${id}`).get();
  const picture = snapshot.get('picture') as PublishedPicture | undefined;
  deepEqual(await filesOf(collection, id), picture ? filesOfPicture(picture) : []);
}

/** Removes the files that interrupted calls left, whatever their age. */
export async function removeLeftovers(): Promise<void> {
  // A negative age includes the objects of the current millisecond.
  await cleanPictures({ published: -1000, quarantined: -1000 });
}

/** Target of a picture, with unique ids of the document and of the member. */
export function targetIn(collection: PictureCollection): PictureTarget {
  const { type, size } = messages.photo;
  const pictureTexts = { type, size, field: 'image' } as const;
  return {
    collection,
    id: `essai-${randomUUID()}`,
    uid: `essai-${randomUUID()}`,
    pictureTexts,
  };
}

/** Published picture with its target and its original in quarantine. */
export interface Publication extends Published {
  readonly target: PictureTarget;
  readonly source: { readonly path: string };
}

export async function published(
  file: Buffer,
  collection: PictureCollection = 'galerie',
): Promise<Publication> {
  const target = targetIn(collection);
  const source = await uploadIncoming(target.uid, file);
  return { ...(await publishPicture(source, target)), target, source };
}

/** A published file, as a visitor gets it. */
export interface Loaded {
  readonly bytes: Buffer;
  readonly headers: Headers;
}

export async function load(url: string): Promise<Loaded> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return { bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers };
}

/** Loads the widest WebP of a picture. */
export function loadWidest({ sources }: PublishedPicture): Promise<Loaded> {
  return load(sources.at(-1)?.url ?? '');
}

/** Loads every file that a picture names. */
export function loadAll({ sources, jpeg }: PublishedPicture): Promise<Loaded[]> {
  return Promise.all([...sources.map(({ url }) => url), jpeg].map(load));
}

export async function objectNames(prefix: string): Promise<string[]> {
  const [files] = await bucket().getFiles({ prefix });
  return files.map(({ name }) => name);
}
