import { corbeilles, type Deletable } from '@centre/domain/corbeille';
import { dateIn, textIn, type Fields } from '@centre/domain/content/stored-documents';
import type { TemoignageStatut } from '@centre/domain/temoignage/temoignage';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { publish } from '../callables.ts';
import { announceTemoignages } from '../temoignages-updated.ts';
import { store } from './firestore.ts';
import { useLiveList } from './live.tsx';

/** Deleted record, which can be restored until `expireAt`. */
export interface DeletedRecord {
  readonly id: string;
  readonly fields: Fields;
  readonly supprimeLe: Date;
  /** Username of the member who deleted it. */
  readonly supprimePar: string;
  readonly expireAt: Date;
}

/** Server's answer to a deletion. */
export interface Deletion {
  /** Notice of files that stay public, and until when. */
  readonly message?: string;
}

/** Page size of the bin. */
export const corbeillePageSize = 50;

/** Maximum number of deleted records that a search reads. */
export const corbeilleSearchLimit = 1000;

function deletedOf(id: string, fields: Fields): DeletedRecord {
  const [supprimeLe, expireAt] = [dateIn(fields['supprimeLe']), dateIn(fields['expireAt'])];
  return {
    id,
    fields,
    supprimeLe: supprimeLe ?? new Date(),
    supprimePar: textIn(fields['supprimePar']),
    expireAt: expireAt ?? new Date(),
  };
}

/** Latest `count` deleted records, live. */
export function useCorbeille(kind: Deletable, count: number) {
  const latest = useMemo(
    () =>
      query(collection(store, corbeilles[kind]), orderBy('supprimeLe', 'desc'), limit(count)),
    [kind, count],
  );
  return useLiveList(latest, deletedOf);
}

const commands = {
  articles: 'restoreArticle',
  galerie: 'restorePhoto',
  temoignages: 'restoreTemoignage',
  vitrine: 'restoreVitrinePhoto',
  inscriptions: 'restoreInscription',
} as const satisfies Record<Deletable, string>;

/**
 * Restores a deleted record.
 *
 * @returns the status of a testimonial: a draft when six are already published.
 * @throws CallError whose code is `not-found` when the record has left the bin.
 */
export async function restoreRecord(
  kind: Deletable,
  id: string,
): Promise<TemoignageStatut | undefined> {
  const { temoignage } = await publish<{ temoignage?: { statut: TemoignageStatut } }>(
    `dashboard/${commands[kind]}`,
    { id },
  );
  if (temoignage) announceTemoignages();
  return temoignage?.statut;
}
