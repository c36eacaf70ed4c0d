import { FieldValue } from 'firebase-admin/firestore';
import { photoOf } from '@centre/domain/content/records';
import type { Actor } from '@centre/domain/journal/journal';
import { messages } from '@centre/domain/messages/messages';
import { otherPhotoCategorie, type Photo } from '@centre/domain/photo/photo';
import type { PublishedPicture } from '@centre/domain/content/published-picture';
import { contentStore, withoutUndefined } from './content.ts';

/** Fields of a photo that the staff edits; an update keeps those that are absent. */
interface PhotoFields {
  readonly titre: string;
  readonly description?: string | undefined;
  readonly categorie?: Photo['categorie'] | undefined;
}

type Image = Pick<Photo, 'imageUrl' | 'size'> & { readonly picture: PublishedPicture };

const photos = contentStore<Photo>({
  collection: 'galerie',
  name: 'Photo',
  notFound: messages.notFound,
  nameOf: ({ titre }) => String(titre),
  parse: photoOf,
});

/** Store of the photos of the gallery. */
export const galerie = {
  ...photos,

  /** Stores a new photo under `id`; an existing one stays unchanged. */
  create: (
    id: string,
    { titre, description = '', categorie = otherPhotoCategorie }: PhotoFields,
    by: Actor,
    { picture, imageUrl, size }: Image,
  ) => {
    const dateUpload = FieldValue.serverTimestamp();
    const fields = { titre, description, categorie, imageUrl, picture, size, dateUpload };
    return photos.create(id, by, { fields });
  },

  /** @throws CommandError `not-found`. */
  update: (id: string, edits: PhotoFields, by: Actor, image?: Image) =>
    photos.update(id, by, () => ({ fields: { ...withoutUndefined({ ...edits }), ...image } })),
};
