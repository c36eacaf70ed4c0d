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

/** How long the key of a deleted record is remembered, in case an open page sends it again. */
const rememberedMs = 90 * dayMs;

/** What remembers a deletion. */
export const remembered = () => ({ expireAt: Timestamp.fromMillis(Date.now() + rememberedMs) });

/** The deleted records of a collection, which can still be restored. */
export const corbeilleOf = (collection: Deletable) =>
  firestore().collection(corbeilles[collection]);

/**
 * What the bin has of a record.
 *
 * @param end when the record itself would have ended.
 */
export const discarded = (fields: Fields, by: Actor, end = Infinity): Fields => ({
  ...fields,
  supprimePar: by.username,
  supprimeLe: FieldValue.serverTimestamp(),
  // The TTL policies in firestore.indexes.json remove it then.
  expireAt: Timestamp.fromMillis(Math.min(Date.now() + corbeilleDays * dayMs, end)),
});

/**
 * The record as it was before it went into the bin.
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
