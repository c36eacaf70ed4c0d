import { corbeilles, type Deletable } from '@centre/domain/corbeille';
import { dateIn, textIn, type Fields } from '@centre/domain/content/stored-documents';
import type { TemoignageStatut } from '@centre/domain/temoignage/temoignage';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { publish } from '../callables.ts';
import { announceTemoignages } from '../temoignages-updated.ts';
import { store } from './firestore.ts';
import { useLiveList } from './live.tsx';

/** A deleted record, which can be restored until `expireAt`. */
export interface Deleted {
  readonly id: string;
  readonly fields: Fields;
  readonly supprimeLe: Date;
  /** Username of whoever deleted it. */
  readonly supprimePar: string;
  readonly expireAt: Date;
}

/** What a deletion answers. */
export interface Deletion {
  /** What of the record is still public, and until when. */
  readonly message?: string;
}

/** Deleted records read at one time. */
export const corbeillePage = 50;

/** Deleted records that a search looks through, at most. */
export const corbeilleSearched = 1000;

function deletedOf(id: string, fields: Fields): Deleted {
  const [supprimeLe, expireAt] = [dateIn(fields['supprimeLe']), dateIn(fields['expireAt'])];
  return {
    id,
    fields,
    supprimeLe: supprimeLe ?? new Date(),
    supprimePar: textIn(fields['supprimePar']),
    expireAt: expireAt ?? new Date(),
  };
}

/** The latest `count` deleted records, kept up to date. */
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
 * Puts a deleted record back.
 *
 * @returns what a testimonial is again: a draft where six are published by now.
 * @throws CallError whose code is `not-found` when it is not in the bin any more.
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
