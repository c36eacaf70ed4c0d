import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { CommandError } from '@centre/domain/command-error';
import { limits } from '@centre/domain/limits';
import type { TemoignageStatut } from '@centre/domain/temoignage/temoignage';
import { firestore } from '../admin.ts';
import { unchanged } from '../optimistic-write.ts';

const published: TemoignageStatut = 'publie';
const slotCount = limits.publishedTemoignages;

/** The slots, each a document that names the published testimonial that holds it. */
const readSlots = () =>
  firestore().getAll(
    ...Array.from({ length: slotCount }, (_, index) => firestore().doc(`places/${index + 1}`)),
  );

const holderOf = (slot: DocumentSnapshot): unknown => slot.get('temoignage');

const temoignages = () => firestore().collection('temoignages');

/** The published testimonials besides this one; of too many, some. */
async function otherPublished(id: string) {
  const { docs } = await temoignages()
    .where('statut', '==', published)
    .limit(slotCount + 1)
    .get();
  return docs.filter((temoignage) => temoignage.id !== id);
}

/**
 * Adds to `batch` that an unpublished testimonial takes a free slot. The batch must publish it,
 * with the precondition that it is unchanged.
 *
 * Data of an older site may be published without a slot, or hold one without being published.
 * The former get slots in the same batch, as long as there are enough; the slots of the latter
 * are free.
 *
 * @throws CommandError `failed-precondition` when none is free.
 */
export async function takeSlot(batch: WriteBatch, id: string): Promise<void> {
  // In this order: a testimonial that is published meanwhile has a slot when the slots are
  // read, and one that is unpublished meanwhile makes the batch fail.
  const others = await otherPublished(id);
  const all = await readSlots();
  const free = await freeSlots(id, all, new Set(others.map((other) => other.id)));
  const holders = new Set(all.map(holderOf));
  const withoutSlot = others.filter((other) => !holders.has(other.id));
  const [own, ...rest] = free;
  if (!own || rest.length < withoutSlot.length || others.length >= slotCount) {
    throw new CommandError('failed-precondition', staffTemoignageMessages.limit);
  }
  assign(batch, own, id);
  for (const [index, other] of withoutSlot.entries()) {
    batch.update(other.ref, { statut: published }, unchanged(other));
    const slot = rest[index];
    if (slot) assign(batch, slot, other.id);
  }
}

/** The free slots, that of the testimonial `id` first. */
async function freeSlots(
  id: string,
  all: readonly DocumentSnapshot[],
  publishedIds: ReadonlySet<unknown>,
): Promise<DocumentSnapshot[]> {
  const isFree = await Promise.all(
    all.map(async (slot) => {
      const holder = holderOf(slot);
      if (!slot.exists || holder === id) return true;
      return !publishedIds.has(holder) && !(await isPublished(holder));
    }),
  );
  // In random order, so that concurrent calls do not all take the same one.
  return all
    .filter((_, index) => isFree[index])
    .map((slot) => ({ slot, rank: holderOf(slot) === id ? -1 : Math.random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ slot }) => slot);
}

async function isPublished(id: unknown): Promise<boolean> {
  if (typeof id !== 'string' || id === '') return false;
  const temoignage = await temoignages().doc(id).get();
  return temoignage.get('statut') === published;
}

function assign(batch: WriteBatch, slot: DocumentSnapshot, id: string): void {
  if (slot.exists) batch.update(slot.ref, { temoignage: id }, unchanged(slot));
  else batch.create(slot.ref, { temoignage: id });
}

/** Adds to `batch`, which unpublishes or removes the testimonial, that its slot is free. */
export async function releaseSlot(batch: WriteBatch, id: string): Promise<void> {
  for (const slot of await readSlots()) {
    if (holderOf(slot) === id) batch.delete(slot.ref, unchanged(slot));
  }
}

/** Refuses what `takeSlot` would refuse, before a picture is decoded for nothing. */
export async function checkFreeSlot(id: string): Promise<void> {
  await takeSlot(firestore().batch(), id);
}
