import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages';
import { CommandError } from '@centre/domain/command-error';
import type { TemoignageStatut } from '@centre/domain/temoignage';
import { firestore } from './admin.ts';
import { unchanged } from './optimistic-write.ts';

const published: TemoignageStatut = 'publie';

/** A published testimonial has one of these documents, which names it. There are no more. */
const places = Array.from({ length: limits.publishedTemoignages }, (_, index) => index + 1);

const readPlaces = () =>
  firestore().getAll(...places.map((place) => firestore().doc(`places/${place}`)));

const holderOf = (place: DocumentSnapshot): unknown => place.get('temoignage');

const temoignages = () => firestore().collection('temoignages');

/** The published testimonials besides this one; of too many, some. */
async function otherPublished(id: string) {
  const { docs } = await temoignages()
    .where('statut', '==', published)
    .limit(limits.publishedTemoignages + 1)
    .get();
  return docs.filter((temoignage) => temoignage.id !== id);
}

/**
 * Adds to `batch` that an unpublished testimonial takes a free place. The batch must publish
 * it, as it was read.
 *
 * Data of an older site may be published without a place, or hold one without being published.
 * The first get theirs in the same batch, as long as there is room; the places of the others
 * are free.
 *
 * @throws CommandError `failed-precondition` when none is free.
 */
export async function takeSlot(batch: WriteBatch, id: string): Promise<void> {
  // In this order: who is published meanwhile has a place when the places are read, and who
  // is unpublished meanwhile is not as they were read, so that the batch fails.
  const others = await otherPublished(id);
  const all = await readPlaces();
  const free = await freePlaces(id, all, new Set(others.map((other) => other.id)));
  const holders = new Set(all.map(holderOf));
  const withoutPlace = others.filter((other) => !holders.has(other.id));
  const [own, ...rest] = free;
  if (!own || rest.length < withoutPlace.length || others.length >= places.length) {
    throw new CommandError('failed-precondition', messages.temoignage.limit);
  }
  occupy(batch, own, id);
  for (const [index, other] of withoutPlace.entries()) {
    batch.update(other.ref, { statut: published }, unchanged(other));
    const place = rest[index];
    if (place) occupy(batch, place, other.id);
  }
}

/** The places to be had, one that the testimonial holds itself before the others. */
async function freePlaces(
  id: string,
  all: readonly DocumentSnapshot[],
  publishedIds: ReadonlySet<unknown>,
): Promise<DocumentSnapshot[]> {
  const free = await Promise.all(
    all.map(async (place) => {
      const holder = holderOf(place);
      if (!place.exists || holder === id) return true;
      return !publishedIds.has(holder) && !(await isPublished(holder));
    }),
  );
  // In no order, so that those who look for a place at the same time do not all want one.
  const shuffled = all
    .filter((_, index) => free[index])
    .map((place) => ({ place, rank: holderOf(place) === id ? -1 : Math.random() }));
  return shuffled.toSorted((a, b) => a.rank - b.rank).map(({ place }) => place);
}

async function isPublished(id: unknown): Promise<boolean> {
  if (typeof id !== 'string' || id === '') return false;
  const temoignage = await temoignages().doc(id).get();
  return temoignage.get('statut') === published;
}

function occupy(batch: WriteBatch, place: DocumentSnapshot, id: string): void {
  if (place.exists) batch.update(place.ref, { temoignage: id }, unchanged(place));
  else batch.create(place.ref, { temoignage: id });
}

/**
 * Adds to `batch` that the testimonial's place is free again. The batch must unpublish or
 * remove it, as it was read.
 */
export async function leavePlace(batch: WriteBatch, id: string): Promise<void> {
  for (const place of await readPlaces()) {
    if (holderOf(place) === id) batch.delete(place.ref, unchanged(place));
  }
}

/**
 * Refuses, before a picture is worked on for nothing, what `takeSlot` would refuse.
 *
 * @throws CommandError as `takeSlot` does.
 */
export async function checkRoom(id: string): Promise<void> {
  await takeSlot(firestore().batch(), id);
}
