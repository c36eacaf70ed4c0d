import { dateIn, textIn, type Fields } from '@centre/domain/content/stored-documents';
import { recordOf, type InscriptionRecord } from '@centre/domain/inscription/record';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { call } from '../callables.ts';
import { store } from './firestore.ts';
import { useLiveList } from './live.tsx';

/** A deleted application, which can be restored until `expireAt`. */
export interface DeletedInscription extends InscriptionRecord {
  readonly supprimeLe: Date;
  /** Username of whoever deleted it. */
  readonly supprimePar: string;
  readonly expireAt: Date;
}

/** Deleted applications that the bin shows at most. */
export const shownInCorbeille = 200;

const latest = query(
  collection(store, 'corbeilleInscriptions'),
  orderBy('supprimeLe', 'desc'),
  limit(shownInCorbeille),
);

function deletedOf(id: string, fields: Fields): DeletedInscription {
  const [supprimeLe, expireAt] = [dateIn(fields['supprimeLe']), dateIn(fields['expireAt'])];
  return {
    ...recordOf(id, fields),
    supprimeLe: supprimeLe ?? new Date(),
    supprimePar: textIn(fields['supprimePar']),
    expireAt: expireAt ?? new Date(),
  };
}

/** The latest deleted applications, kept up to date. */
export const useCorbeille = () => useLiveList(latest, deletedOf);

/** @throws CallError whose code is `not-found` when it is not in the bin any more. */
export async function restoreInscription(id: string): Promise<void> {
  await call('dashboard/restoreInscription', { id });
}
