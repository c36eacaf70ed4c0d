import { randomUUID } from 'node:crypto';
import type {
  PictureCollection,
  PublishedPicture,
} from '@centre/domain/content/published-picture';
import { messages } from '@centre/domain/messages/messages';
import { bucket } from '../../../functions/src/data/admin.ts';
import {
  publishPicture,
  type PictureTarget,
  type Published,
} from '../../../functions/src/images/publish-picture.ts';
import { quarantined } from '../publishing.ts';

/** A document that no other test has, and the member who writes it. */
export function targetIn(collection: PictureCollection): PictureTarget {
  const { type, size } = messages.photo;
  const says = { type, size, field: 'image' } as const;
  return { collection, id: `essai-${randomUUID()}`, uid: `essai-${randomUUID()}`, says };
}

/** A file published as it was sent, through the quarantine. */
export interface Publication extends Published {
  readonly target: PictureTarget;
  readonly source: { readonly path: string };
}

export async function published(
  file: Buffer,
  collection: PictureCollection = 'galerie',
): Promise<Publication> {
  const target = targetIn(collection);
  const source = await quarantined(target.uid, file);
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

/** The widest WebP of a picture. */
export function loadWidest({ sources }: PublishedPicture): Promise<Loaded> {
  return load(sources.at(-1)?.url ?? '');
}

/** Every file that a picture names. */
export function loadAll({ sources, jpeg }: PublishedPicture): Promise<Loaded[]> {
  return Promise.all([...sources.map(({ url }) => url), jpeg].map(load));
}

/** The names of all objects whose path begins so. */
export async function objectsBelow(prefix: string): Promise<string[]> {
  const [files] = await bucket().getFiles({ prefix });
  return files.map(({ name }) => name);
}
