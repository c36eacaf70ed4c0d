import type { WriteBatch } from 'firebase-admin/firestore';
import { CommandError } from '@centre/domain/command-error';
import { vitrineOf, vitrinePhotoOf } from '@centre/domain/content/records';
import type { PublishedPicture } from '@centre/domain/content/published-picture';
import type { Fields, StoredDocument } from '@centre/domain/content/stored-documents';
import type { Actor, AuditEvent, JournalAction } from '@centre/domain/journal/journal';
import { messages } from '@centre/domain/messages/messages';
import { corbeilleMessages } from '@centre/domain/corbeille';
import { staffVitrineMessages } from '@centre/domain/messages/staff/vitrine';
import { ownPlaces, roomOf } from '@centre/domain/vitrine/room';
import type { Emplacement, VitrinePhoto } from '@centre/domain/vitrine/vitrine';
import { firestore } from '../admin.ts';
import { corbeilleOf, notInCorbeille, restorable } from '../corbeille.ts';
import { addEntry } from '../journal/journal.ts';
import { optimisticWrite, unchanged } from '../optimistic-write.ts';
import type { Saved } from './content.ts';
import { addToCorbeille, refuseDeleted, takeFromCorbeille } from './deletions.ts';

/** All photographs of the site: one document, since every first visit to a page needs them. */
export const vitrineDocument = () => firestore().collection('reglages').doc('vitrine');

const photosIn = (document: StoredDocument) => vitrineOf(document.data() ?? {});

const binned = (id: string) => corbeilleOf('vitrine').doc(id);
const keyOf = (id: string) => ({ collection: 'vitrine', id }) as const;

const about = (action: JournalAction, { id, titre }: VitrinePhoto): AuditEvent => ({
  action,
  records: [id],
  references: [titre],
});

interface Change {
  readonly photos: readonly VitrinePhoto[];
  readonly event: AuditEvent;
  readonly also?: (batch: WriteBatch) => void | Promise<void>;
}

interface Planned<Result> {
  /** Absent when nothing is to be written. */
  readonly change?: Change;
  readonly result: Result;
}

/** Writes what is planned from the photographs as they are, with its entry in the journal. */
async function change<Result>(
  by: Actor,
  plan: (photos: readonly VitrinePhoto[]) => Planned<Result> | Promise<Planned<Result>>,
): Promise<Result> {
  return optimisticWrite('the photographs of the site', async () => {
    const snapshot = await vitrineDocument().get();
    const { change: planned, result } = await plan(photosIn(snapshot));
    if (!planned) return { result };
    const { photos, event, also } = planned;
    const batch = firestore().batch();
    if (snapshot.exists) batch.update(snapshot.ref, { photos }, unchanged(snapshot));
    else batch.create(snapshot.ref, { photos });
    await also?.(batch);
    addEntry(batch, by, event);
    return { batch, result };
  });
}

export const newVitrinePhotoId = (): string => vitrineDocument().parent.doc().id;

export async function findVitrinePhoto(id: string): Promise<VitrinePhoto | undefined> {
  return photosIn(await vitrineDocument().get()).find((photo) => photo.id === id);
}

/** @throws CommandError `not-found`. */
export async function checkVitrinePhoto(id: string): Promise<void> {
  known(await findVitrinePhoto(id));
}

function known(photo: VitrinePhoto | undefined): VitrinePhoto {
  if (!photo) throw new CommandError('not-found', messages.notFound);
  return photo;
}

type Placed = Pick<VitrinePhoto, 'id' | 'emplacement' | 'titre'>;

/**
 * @throws CommandError `failed-precondition` when there is no room for that photograph;
 * `already-exists` when another one has its place.
 */
export async function checkRoomFor(photo: Placed): Promise<void> {
  checkRoom(photosIn(await vitrineDocument().get()), photo);
}

function checkRoom(photos: readonly VitrinePhoto[], { id, emplacement, titre }: Placed): void {
  const others = photos.filter((photo) => photo.emplacement === emplacement && photo.id !== id);
  const most = roomOf(emplacement);
  const { full, taken } = staffVitrineMessages;
  if (others.length >= most) throw new CommandError('failed-precondition', full(most));
  if (ownPlaces[emplacement] && others.some((other) => other.titre === titre)) {
    throw new CommandError('already-exists', taken, { fields: { titre: taken } });
  }
}

/**
 * Adds a photograph behind those of its place; one that is there already stays as it is.
 *
 * @throws CommandError what `checkRoomFor` throws; `failed-precondition` when it was deleted.
 */
export async function addVitrinePhoto(
  photo: VitrinePhoto,
  by: Actor,
): Promise<Saved<VitrinePhoto>> {
  const record = await change(by, async (photos) => {
    const same = photos.find(({ id }) => id === photo.id);
    if (same) return { result: same };
    await refuseDeleted(keyOf(photo.id));
    checkRoom(photos, photo);
    return {
      change: { photos: [...photos, photo], event: about('createVitrinePhoto', photo) },
      result: photo,
    };
  });
  return { record };
}

/**
 * Changes what is said of a photograph, and its picture when there is another.
 *
 * @throws CommandError `not-found`, or what `checkRoomFor` throws.
 */
export async function updateVitrinePhoto(
  id: string,
  changes: Partial<Omit<VitrinePhoto, 'id' | 'emplacement'>>,
  by: Actor,
): Promise<Saved<VitrinePhoto>> {
  return change(by, (photos) => {
    const before = known(photos.find((photo) => photo.id === id));
    const record = { ...before, ...changes };
    if (record.titre !== before.titre) checkRoom(photos, record);
    return {
      change: {
        photos: photos.map((photo) => (photo === before ? record : photo)),
        event: about('updateVitrinePhoto', record),
      },
      result: { record, former: changes.picture && before.picture },
    };
  });
}

/**
 * Puts a photograph into the bin; its files are the caller's to hide.
 *
 * @throws CommandError `not-found`.
 */
export async function removeVitrinePhoto(id: string, by: Actor): Promise<void> {
  await change(by, (photos) => {
    const doomed = known(photos.find((photo) => photo.id === id));
    const discarded = { fields: { ...doomed }, picture: doomed.picture, by };
    return {
      change: {
        photos: photos.filter((photo) => photo !== doomed),
        event: about('deleteVitrinePhoto', doomed),
        also: (batch) => addToCorbeille(batch, keyOf(id), discarded),
      },
      result: undefined,
    };
  });
}

/**
 * A photograph in the bin.
 *
 * @throws CommandError `not-found` when it is not there any more.
 */
export async function findDeletedVitrinePhoto(id: string): Promise<VitrinePhoto> {
  const [deleted] = vitrinePhotoOf(restorable(await binned(id).get()));
  if (!deleted) throw notInCorbeille();
  return deleted;
}

/**
 * Puts a photograph of the bin back, behind those of its place.
 *
 * @param picture the picture that it had, and where its files are now.
 * @throws CommandError `not-found` when it is not in the bin any more, `already-exists` when it is
 * on the site, what `checkRoomFor` throws.
 */
export async function restoreVitrinePhoto(
  id: string,
  by: Actor,
  picture: { readonly former: PublishedPicture | undefined; readonly fields: Fields },
): Promise<VitrinePhoto> {
  return change(by, async (photos) => {
    const snapshot = await binned(id).get();
    const [deleted] = vitrinePhotoOf(restorable(snapshot));
    if (deleted?.picture.folder !== picture.former?.folder) throw notInCorbeille();
    const [restored] = vitrinePhotoOf({ ...deleted, ...picture.fields });
    if (!restored) throw notInCorbeille();
    if (photos.some((photo) => photo.id === id)) {
      throw new CommandError('already-exists', corbeilleMessages.exists);
    }
    checkRoom(photos, restored);
    return {
      change: {
        photos: [...photos, restored],
        event: about('restoreVitrinePhoto', restored),
        also: (batch) => takeFromCorbeille(batch, keyOf(id), snapshot),
      },
      result: restored,
    };
  });
}

/** Puts the photographs of a place in order; those that `ids` does not name stay behind them. */
export async function orderVitrinePhotos(
  emplacement: Emplacement,
  ids: readonly string[],
  by: Actor,
): Promise<void> {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: VitrinePhoto) => place.get(id) ?? ids.length;
  await change(by, (photos) => {
    const isThere = (photo: VitrinePhoto) => photo.emplacement === emplacement;
    const ordered = photos.filter(isThere).toSorted((a, b) => placeOf(a) - placeOf(b));
    return {
      change: {
        photos: [...photos.filter((photo) => !isThere(photo)), ...ordered],
        event: { action: 'orderVitrine', records: ordered.map(({ id }) => id) },
      },
      result: undefined,
    };
  });
}
