import { FieldValue, type DocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore';
import { CommandError } from '@centre/domain/command-error';
import type {
  PictureCollection,
  PublishedPicture,
} from '@centre/domain/content/published-picture';
import type { Fields } from '@centre/domain/content/stored-documents';
import type { Actor } from '@centre/domain/journal/journal';
import { serverMessages } from '@centre/domain/messages/server';
import { firestore } from '../admin.ts';
import { corbeilleOf, discarded, remembered } from '../corbeille.ts';
import { everyDocument } from '../every-document.ts';
import { absent, isConflict, unchanged } from '../optimistic-write.ts';

/** A content by its collection and its key, which is the `requestId` of its form. */
export interface ContentKey {
  readonly collection: PictureCollection;
  readonly id: string;
}

const deletions = () => firestore().collection('contenusSupprimes');

/** What remembers that a content was deleted. */
export const deletionOf = ({ collection, id }: ContentKey) =>
  deletions().doc(`${collection}~${id}`);

interface Discarded {
  readonly fields: Fields;
  readonly picture: PublishedPicture | undefined;
  readonly by: Actor;
}

/**
 * Adds to the batch that deletes a content that it goes into its bin, that its key is not free,
 * and which files are to be hidden.
 */
export async function addToCorbeille(
  batch: WriteBatch,
  key: ContentKey,
  { fields, picture, by }: Discarded,
): Promise<void> {
  const binned = corbeilleOf(key.collection).doc(key.id);
  // What an old page once made again does not replace the version that was deleted first.
  if (!(await binned.get()).exists) batch.create(binned, discarded(fields, by));
  batch.set(deletionOf(key), {
    ...remembered(),
    ...(picture && { aCacher: picture.folder }),
  });
}

/** Adds to the batch that restores a content that it leaves its bin, and that its key is its own. */
export function takeFromCorbeille(
  batch: WriteBatch,
  key: ContentKey,
  binned: DocumentSnapshot,
): void {
  batch.delete(binned.ref, unchanged(binned));
  batch.delete(deletionOf(key));
}

/** @throws CommandError `failed-precondition` when the content of that key was deleted. */
export async function refuseDeleted(key: ContentKey): Promise<void> {
  if ((await deletionOf(key).get()).exists) {
    throw new CommandError('failed-precondition', serverMessages.deleted);
  }
}

/** Makes the batch fail when the content of that key was deleted meanwhile. */
export function mustNotBeDeleted(batch: WriteBatch, key: ContentKey): void {
  batch.delete(deletionOf(key), absent);
}

/** A picture of a deleted content whose files may still be public. */
export interface PictureToHide {
  readonly folder: string;
  /** Takes note that they are hidden; not of a content that was restored meanwhile. */
  readonly isHidden: () => Promise<void>;
}

/** @returns undefined when there is nothing to hide. */
export async function pictureToHide(key: ContentKey): Promise<PictureToHide | undefined> {
  const deletion = await deletionOf(key).get();
  return deletion.get('aCacher') === undefined ? undefined : toHideIn(deletion);
}

export async function* everyPictureToHide(): AsyncGenerator<PictureToHide> {
  for await (const deletion of everyDocument(deletions().id, 'aCacher')) {
    yield toHideIn(deletion);
  }
}

function toHideIn(deletion: DocumentSnapshot): PictureToHide {
  return {
    folder: String(deletion.get('aCacher')),
    isHidden: async () => {
      try {
        await deletion.ref.update({ aCacher: FieldValue.delete() }, unchanged(deletion));
      } catch (error) {
        if (!isConflict(error)) throw error;
      }
    },
  };
}
