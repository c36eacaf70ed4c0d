import { FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { CommandError } from '@centre/domain/command-error';
import {
  corbeilleDays,
  corbeilleMessages,
  corbeilles,
  type Deletable,
} from '@centre/domain/corbeille';
import { dayMs } from '@centre/domain/dates';
import type { Fields } from '@centre/domain/content/stored-documents';
import type { Actor } from '@centre/domain/journal/journal';
import { firestore } from './admin.ts';

/** Lifetime of the tombstone of a deleted record, in case an open page sends it again. */
const tombstoneMs = 90 * dayMs;

/** Fields of a tombstone. */
export const tombstoneFields = () => ({
  expireAt: Timestamp.fromMillis(Date.now() + tombstoneMs),
});

/** Bin of a collection, with its deleted records that can still be restored. */
export const corbeilleOf = (collection: Deletable) =>
  firestore().collection(corbeilles[collection]);

/**
 * Fields of a record in the bin.
 *
 * @param end expiry of the record itself, in milliseconds since 1970.
 */
export const binnedFields = (fields: Fields, by: Actor, end = Infinity): Fields => ({
  ...fields,
  supprimePar: by.username,
  supprimeLe: FieldValue.serverTimestamp(),
  // The TTL policies in firestore.indexes.json remove it then.
  expireAt: Timestamp.fromMillis(Math.min(Date.now() + corbeilleDays * dayMs, end)),
});

/**
 * Fields of a record before it went into the bin.
 *
 * @throws CommandError `not-found` when it is not there any more, or too late to restore.
 */
export function restorable(binned: DocumentSnapshot): Fields {
  const expireAt: unknown = binned.get('expireAt');
  if (!(expireAt instanceof Timestamp) || expireAt.toMillis() <= Date.now()) {
    throw notInCorbeille();
  }
  const added = new Set(['supprimePar', 'supprimeLe', 'expireAt']);
  return Object.fromEntries(
    Object.entries(binned.data() ?? {}).filter(([field]) => !added.has(field)),
  );
}

export const notInCorbeille = () => new CommandError('not-found', corbeilleMessages.gone);
