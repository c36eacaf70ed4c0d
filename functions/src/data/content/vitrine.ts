import { CommandError } from '@centre/domain/command-error';
import type { PublishedPicture } from '@centre/domain/content/published-picture';
import { vitrineOf, vitrinePhotoOf } from '@centre/domain/content/records';
import type { Actor } from '@centre/domain/journal/journal';
import { messages } from '@centre/domain/messages/messages';
import { staffVitrineMessages } from '@centre/domain/messages/staff/vitrine';
import { placeTitles, capacityOf } from '@centre/domain/vitrine/capacity';
import type { Emplacement, VitrinePhoto } from '@centre/domain/vitrine/vitrine';
import type { WriteBatch } from 'firebase-admin/firestore';
import { firestore } from '../admin.ts';
import { notInCorbeille } from '../corbeille.ts';
import { addEntry } from '../journal/journal.ts';
import { optimisticWrite, mustBeUnchanged } from '../optimistic-write.ts';
import { contentStore, withoutUndefined } from './content.ts';

/** All photographs of the site: one document, because every first visit to a page needs them. */
export const vitrineDocument = () => firestore().collection('reglages').doc('vitrine');

/** Photographs of the site, with a write that makes its batch fail if they have changed since. */
async function readPhotos() {
  const snapshot = await vitrineDocument().get();
  return {
    photos: vitrineOf(snapshot.data() ?? {}),
    write: (batch: WriteBatch, photos: readonly object[]) => {
      if (snapshot.exists) batch.update(snapshot.ref, { photos }, mustBeUnchanged(snapshot));
      else batch.create(snapshot.ref, { photos });
    },
  };
}

const photographs = contentStore<VitrinePhoto>({
  collection: 'vitrine',
  name: 'VitrinePhoto',
  notFound: messages.notFound,
  nameOf: ({ titre }) => String(titre),
  parse: (_, fields) => {
    const [photo] = vitrinePhotoOf(fields);
    if (!photo) throw notInCorbeille();
    return photo;
  },
  read: async (id) => {
    const { photos, write } = await readPhotos();
    const current = photos.find((photo) => photo.id === id);
    const others = photos.filter((photo) => photo !== current);
    return {
      current,
      fields: { ...current },
      add: (batch, fields) => write(batch, [...photos, fields]),
      change: (batch, fields) => {
        const changed = (photo: VitrinePhoto) =>
          photo === current ? { ...photo, ...fields } : photo;
        write(batch, photos.map(changed));
      },
      discard: (batch) => write(batch, others),
    };
  },
});

/** Fields of a photograph that the staff edits; an update keeps those that are absent. */
interface VitrineFields {
  readonly titre: string;
  readonly texte?: string | undefined;
  readonly alt: string;
  readonly credit?: string | undefined;
  readonly centrage?: VitrinePhoto['centrage'] | undefined;
}

type PhotoPlace = Pick<VitrinePhoto, 'id' | 'emplacement' | 'titre'>;

/**
 * @throws CommandError `failed-precondition` when that part of the site is full; `already-exists`
 * when another photograph has its place.
 */
async function checkCapacity({ id, emplacement, titre }: PhotoPlace): Promise<void> {
  const { photos } = await readPhotos();
  const others = photos.filter((photo) => photo.emplacement === emplacement && photo.id !== id);
  const max = capacityOf(emplacement);
  const { full, taken } = staffVitrineMessages;
  if (others.length >= max) throw new CommandError('failed-precondition', full(max));
  if (placeTitles[emplacement] && others.some((other) => other.titre === titre)) {
    throw new CommandError('already-exists', taken, { fields: { titre: taken } });
  }
}

/** Store of the photographs of the site; a new or restored one comes last in its part. */
export const vitrine = {
  ...photographs,
  checkCapacity,

  /** @throws CommandError as `checkCapacity`; `failed-precondition` when it was deleted. */
  create: (
    id: string,
    emplacement: Emplacement,
    { titre, texte = '', alt, credit = '', centrage = { x: 50, y: 50 } }: VitrineFields,
    by: Actor,
    picture: PublishedPicture,
  ) => {
    const fields = { id, emplacement, titre, texte, alt, credit, centrage, picture };
    return photographs.create(id, by, { fields, extend: () => checkCapacity(fields) });
  },

  /** @throws CommandError `not-found`, or as `checkCapacity`. */
  update: (id: string, edits: VitrineFields, by: Actor, picture?: PublishedPicture) =>
    photographs.update(id, by, (current) => {
      const { titre } = edits;
      const isMoved = titre !== current.titre;
      return {
        fields: withoutUndefined({ ...edits, picture }),
        extend: isMoved ? () => checkCapacity({ ...current, titre }) : undefined,
      };
    }),

  /** @throws CommandError as for every kind of content, and as `checkCapacity`. */
  restore: ((id, by, picture) =>
    photographs.restore(id, by, picture, async (_, deleted) => {
      await checkCapacity(deleted);
      return {};
    })) satisfies typeof photographs.restore,

  /** Orders the photographs of a part of the site; those that `ids` does not name come last. */
  order: (emplacement: Emplacement, ids: readonly string[], by: Actor) =>
    optimisticWrite('the order of the photographs', async () => {
      const { photos, write } = await readPhotos();
      const place = new Map(ids.map((id, index) => [id, index]));
      const placeOf = ({ id }: VitrinePhoto) => place.get(id) ?? ids.length;
      const isThere = (photo: VitrinePhoto) => photo.emplacement === emplacement;
      const ordered = photos.filter(isThere).toSorted((a, b) => placeOf(a) - placeOf(b));
      const batch = firestore().batch();
      write(batch, [...photos.filter((photo) => !isThere(photo)), ...ordered]);
      addEntry(batch, by, { action: 'orderVitrine', records: ordered.map(({ id }) => id) });
      return { batch, result: undefined };
    }),
};
