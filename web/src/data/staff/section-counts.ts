import { dateIn, type Fields } from '@centre/domain/content/stored-documents';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { readCampagne } from './desk-campagnes.ts';
import { store } from './firestore.ts';
import { countOf } from './queries.ts';
import { useLiveList } from './live.tsx';

const inscriptions = collection(store, 'inscriptions');

/** How many documents there are; another object each time that they were counted. */
export interface SectionCount {
  readonly count: number;
}

/** The applications of the current campaign, which is what their list shows first. */
export async function countInscriptions(): Promise<SectionCount> {
  const { anneeScolaire } = await readCampagne();
  return {
    count: await countOf(query(inscriptions, where('index.campagne', '==', anneeScolaire))),
  };
}
export const countMembers = async (): Promise<SectionCount> => ({
  count: await countOf(collection(store, 'users')),
});

const newest = query(inscriptions, orderBy('dateInscription', 'desc'), limit(1));

interface Arrival {
  readonly id: string;
  /** In milliseconds. */
  readonly at: number;
}

const arrivalOf = (id: string, fields: Fields): Arrival => ({
  id,
  at: dateIn(fields['dateInscription'])?.getTime() ?? 0,
});

const none: Arrival = { id: '', at: 0 };

/**
 * The newest application, kept up to date; undefined until it is known. It costs one read, and one
 * more for each that arrives.
 */
export function useNewestInscription(): Arrival | undefined {
  const list = useLiveList(newest, arrivalOf);
  return list.status === 'success' ? (list.items[0] ?? none) : undefined;
}
