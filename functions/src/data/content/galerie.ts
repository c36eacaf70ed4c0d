import { FieldValue } from 'firebase-admin/firestore';
import { photoOf } from '@centre/domain/content/records';
import type { Actor } from '@centre/domain/journal/journal';
import { messages } from '@centre/domain/messages/messages';
import { otherPhotoCategorie, type Photo } from '@centre/domain/photo/photo';
import type { PublishedPicture } from '@centre/domain/content/published-picture';
import { contentStore, given, type Saved } from './content.ts';

/** What staff write of a photo; what a change leaves out stays as it is. */
export interface PhotoWords {
  readonly titre: string;
  readonly description?: string | undefined;
  readonly categorie?: Photo['categorie'] | undefined;
}

type Image = Pick<Photo, 'imageUrl' | 'size'> & { readonly picture: PublishedPicture };

const galerie = contentStore<Photo>({
  collection: 'galerie',
  name: 'Photo',
  notFound: messages.notFound,
  nameOf: ({ titre }) => String(titre),
  parse: photoOf,
});

export const {
  newId: newPhotoId,
  find: findPhoto,
  findDeleted: findDeletedPhoto,
  restore: restorePhoto,
} = galerie;

/** @throws CommandError `not-found`. */
export async function checkPhoto(id: string): Promise<void> {
  await galerie.existing(id);
}

/** Stores a new photo under `id`; one that is there already stays as it is. */
export async function createPhoto(
  id: string,
  { titre, description = '', categorie = otherPhotoCategorie }: PhotoWords,
  by: Actor,
  { picture, imageUrl, size }: Image,
): Promise<Saved<Photo>> {
  const dateUpload = FieldValue.serverTimestamp();
  const fields = { titre, description, categorie, imageUrl, picture, size, dateUpload };
  return galerie.create(id, by, { fields });
}

/** @throws CommandError `not-found`. */
export async function updatePhoto(
  id: string,
  words: PhotoWords,
  by: Actor,
  image?: Image,
): Promise<Saved<Photo>> {
  return galerie.update(id, by, () => ({ fields: { ...given({ ...words }), ...image } }));
}

export const removePhoto = (id: string, by: Actor) => galerie.remove(id, by);
