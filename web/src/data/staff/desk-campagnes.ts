import {
  campagneAt,
  firstCampagne,
  type StoredCampagne,
} from '@centre/domain/campagne/campagne';
import { campagnesOf } from '@centre/domain/campagne/school-years';
import { now } from '@centre/domain/clock';
import { dateIn, withDates } from '@centre/domain/content/stored-documents';
import { collection, doc, getDoc, getDocs, limit, orderBy, query } from 'firebase/firestore';
import { useSyncExternalStore } from 'react';
import { learnClock } from '../server-clock.ts';
import { store } from './firestore.ts';

/** The campaign that holds now, by the server's clock. */
export async function readCampagne(): Promise<StoredCampagne> {
  const [stored] = await Promise.all([getDoc(doc(store, 'reglages/campagne')), learnClock()]);
  return campagneAt({ ...firstCampagne, ...withDates(stored.data() ?? {}) }, now());
}

/** When the oldest application was sent. */
async function readOldest(): Promise<Date | undefined> {
  const all = collection(store, 'inscriptions');
  const [oldest] = (await getDocs(query(all, orderBy('dateInscription'), limit(1)))).docs;
  return dateIn(withDates(oldest?.data() ?? {})['dateInscription']);
}

let campagnes: readonly string[] = [];
let haveFailed = false;
const listeners = new Set<() => void>();

/** How long the list of applications waits for them, in milliseconds. */
const patienceMs = 2_000;

async function read(): Promise<void> {
  try {
    const [campagne, oldest] = await Promise.all([readCampagne(), readOldest()]);
    const read = campagnesOf(campagne, oldest);
    haveFailed = false;
    if (read.join() !== campagnes.join()) campagnes = read;
  } catch (error) {
    // The list shows all applications then.
    console.warn('The campaigns could not be read.', error);
    haveFailed = true;
  }
  for (const listener of listeners) listener();
}

/** Reads which campaigns there are; they come later where that takes long. */
export async function loadCampagnes(): Promise<void> {
  await Promise.race([read(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The school years of the campaigns, the current one first; none until they are known. */
export const useCampagnes = () => useSyncExternalStore(subscribe, () => campagnes);

/** Whether the last try to read the campaigns has failed. */
export const useCampagnesFailed = () => useSyncExternalStore(subscribe, () => haveFailed);
