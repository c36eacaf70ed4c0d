import { collection, query, where } from 'firebase/firestore';
import { readCampagne } from './desk-campagnes.ts';
import { store } from './firestore.ts';
import { countOf } from './queries.ts';

/** The applications of the current campaign, which is what their list shows first. */
export async function countInscriptions(): Promise<number> {
  const { anneeScolaire } = await readCampagne();
  const inscriptions = collection(store, 'inscriptions');
  return countOf(query(inscriptions, where('campagne', '==', anneeScolaire)));
}

export const countMembers = (): Promise<number> => countOf(collection(store, 'users'));
