import { corbeilles } from '@centre/domain/corbeille';
import { dateIn, textIn, type Fields } from '@centre/domain/content/stored-documents';
import type { TemoignageStatut } from '@centre/domain/temoignage/temoignage';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { publish } from '../callables.ts';
import { announceTemoignages } from '../temoignages-updated.ts';
import { store } from './firestore.ts';
import { useLiveList } from './live.tsx';

/** What can be deleted and restored. */
export type Deletable = keyof typeof corbeilles;

/** A deleted record, which can be restored until `expireAt`. */
export interface Deleted {
  readonly id: string;
  readonly fields: Fields;
  readonly supprimeLe: Date;
  /** Username of whoever deleted it. */
  readonly supprimePar: string;
  readonly expireAt: Date;
}

/** Deleted records that a bin shows at most. */
export const shownInCorbeille = 200;

const latestIn = (kind: Deletable) =>
  query(
    collection(store, corbeilles[kind]),
    orderBy('supprimeLe', 'desc'),
    limit(shownInCorbeille),
  );

const latest = {
  articles: latestIn('articles'),
  galerie: latestIn('galerie'),
  temoignages: latestIn('temoignages'),
  inscriptions: latestIn('inscriptions'),
};

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

/** The latest deleted records, kept up to date. */
export const useCorbeille = (kind: Deletable) => useLiveList(latest[kind], deletedOf);

const commands = {
  articles: 'restoreArticle',
  galerie: 'restorePhoto',
  temoignages: 'restoreTemoignage',
  inscriptions: 'restoreInscription',
} as const satisfies Record<Deletable, string>;

/**
 * Puts a deleted record back.
 *
 * @returns of a testimonial, whether there was still a place for it.
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
