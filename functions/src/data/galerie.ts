import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { Actor } from '@centre/domain/journal';
import { messages } from '@centre/domain/messages';
import { otherPhotoCategorie, type Photo } from '@centre/domain/photo';
import type { PublishedPicture } from '@centre/domain/published-picture';
import { CommandError } from '@centre/domain/command-error';
import { firestore } from './admin.ts';
import { enter } from './journal.ts';
import { given, recordOf, type Saved } from './records.ts';
import { unchanged, optimisticWrite } from './optimistic-write.ts';

/** What staff say of a photo. What is left out of a known one stays what it is. */
export interface PhotoWords {
  readonly titre: string;
  readonly description?: string | undefined;
  readonly categorie?: Photo['categorie'] | undefined;
}

type Image = Pick<Photo, 'imageUrl' | 'size'> & { readonly picture: PublishedPicture };

const galerie = () => firestore().collection('galerie');

const photoOf = (snapshot: DocumentSnapshot) =>
  recordOf(snapshot) as unknown as Photo | undefined;

function known(photo: Photo | undefined): Photo {
  if (!photo) throw new CommandError('not-found', messages.notFound);
  return photo;
}

/** An id that no photo has. */
export const newPhotoId = (): string => galerie().doc().id;

export async function findPhoto(id: string): Promise<Photo | undefined> {
  return photoOf(await galerie().doc(id).get());
}

/** @throws CommandError `not-found`. */
export async function checkPhoto(id: string): Promise<void> {
  known(await findPhoto(id));
}

/** Stores a new photo under `id`; one that is there already stays as it is. */
export async function createPhoto(
  id: string,
  { titre, description = '', categorie = otherPhotoCategorie }: PhotoWords,
  by: Actor,
  { picture, imageUrl, size }: Image,
): Promise<Saved<Photo>> {
  await optimisticWrite('a photo', async () => {
    if (await findPhoto(id)) return { result: undefined };
    const batch = firestore().batch();
    batch.create(galerie().doc(id), {
      titre,
      description,
      categorie,
      imageUrl,
      picture,
      size,
      dateUpload: FieldValue.serverTimestamp(),
    });
    enter(batch, by, { action: 'createPhoto', records: [id] });
    return { batch, result: undefined };
  });
  return { record: known(await findPhoto(id)) };
}

/**
 * Corrects a known photo.
 *
 * @throws CommandError `not-found`.
 */
export async function updatePhoto(
  id: string,
  words: PhotoWords,
  by: Actor,
  image?: Image,
): Promise<Saved<Photo>> {
  const former = await optimisticWrite('a photo', async () => {
    const snapshot = await galerie().doc(id).get();
    const current = known(photoOf(snapshot));
    const batch = firestore().batch();
    batch.update(snapshot.ref, { ...given({ ...words }), ...image }, unchanged(snapshot));
    enter(batch, by, { action: 'updatePhoto', records: [id] });
    return { batch, result: current.picture };
  });
  return { record: known(await findPhoto(id)), former: image && former };
}

/**
 * Removes a photo. Its files are the caller's to remove, afterwards.
 *
 * @returns the picture that it had.
 * @throws CommandError `not-found`.
 */
export async function removePhoto(
  id: string,
  by: Actor,
): Promise<PublishedPicture | undefined> {
  return optimisticWrite('the removal of a photo', async () => {
    const snapshot = await galerie().doc(id).get();
    const current = known(photoOf(snapshot));
    const batch = firestore().batch();
    batch.delete(snapshot.ref, unchanged(snapshot));
    enter(batch, by, { action: 'deletePhoto', records: [id] });
    return { batch, result: current.picture };
  });
}
