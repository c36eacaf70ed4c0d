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
import { corbeilleOf, binnedFields, tombstoneFields } from '../corbeille.ts';
import { everyDocument } from '../every-document.ts';
import { mustNotExist, isConflict, mustBeUnchanged } from '../optimistic-write.ts';

/** Collection and key of a content; the key is the `requestId` of its form. */
export interface ContentKey {
  readonly collection: PictureCollection;
  readonly id: string;
}

const deletions = () => firestore().collection('contenusSupprimes');

/** Tombstone of a deleted content. */
export const tombstoneOf = ({ collection, id }: ContentKey) =>
  deletions().doc(`${collection}~${id}`);

interface DiscardedRecord {
  readonly fields: Fields;
  readonly picture: PublishedPicture | undefined;
  readonly by: Actor;
}

/**
 * Adds to the batch of a deletion: the record in the bin, and a tombstone that blocks its key and
 * names the folder of the files to hide.
 */
export async function addToCorbeille(
  batch: WriteBatch,
  key: ContentKey,
  { fields, picture, by }: DiscardedRecord,
): Promise<void> {
  const binned = corbeilleOf(key.collection).doc(key.id);
  // A record that an old page created again does not replace the version that was deleted first.
  if (!(await binned.get()).exists) batch.create(binned, binnedFields(fields, by));
  batch.set(tombstoneOf(key), {
    ...tombstoneFields(),
    ...(picture && { aCacher: picture.folder }),
  });
}

/** Adds to the batch of a restore the removal of the record in the bin and of its tombstone. */
export function takeFromCorbeille(
  batch: WriteBatch,
  key: ContentKey,
  binned: DocumentSnapshot,
): void {
  batch.delete(binned.ref, mustBeUnchanged(binned));
  batch.delete(tombstoneOf(key));
}

/** @throws CommandError `failed-precondition` when the content of that key was deleted. */
export async function refuseDeleted(key: ContentKey): Promise<void> {
  if ((await tombstoneOf(key).get()).exists) {
    throw new CommandError('failed-precondition', serverMessages.deleted);
  }
}

/** Makes the batch fail when the content of that key was deleted meanwhile. */
export function mustNotBeDeleted(batch: WriteBatch, key: ContentKey): void {
  batch.delete(tombstoneOf(key), mustNotExist);
}

/** Picture of a deleted content, whose files may still be public. */
export interface PictureToHide {
  readonly folder: string;
  /** Stores that the pictures are hidden, unless their content was restored in between. */
  readonly markHidden: () => Promise<void>;
}

/** @returns undefined when there is nothing to hide. */
export async function pictureToHide(key: ContentKey): Promise<PictureToHide | undefined> {
  const deletion = await tombstoneOf(key).get();
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
    markHidden: async () => {
      try {
        await deletion.ref.update({ aCacher: FieldValue.delete() }, mustBeUnchanged(deletion));
      } catch (error) {
        if (!isConflict(error)) throw error;
      }
    },
  };
}
