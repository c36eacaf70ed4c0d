import {
  campagneAt,
  firstCampagne,
  type StoredCampagne,
} from '@centre/domain/campagne/campagne';
import { campagnesOf } from '@centre/domain/campagne/school-years';
import { clockAheadMs, now, setClock } from '@centre/domain/clock';
import { dateIn, withDates } from '@centre/domain/content/stored-documents';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { useSyncExternalStore } from 'react';
import { countOf, store } from './firestore.ts';

/** How long what was learnt is good for, in milliseconds: a clock may be set meanwhile. */
const learntMs = 60_000;

let learning: Promise<number> | undefined;

/**
 * Sets the clock of the dashboard by the server's. A device that gets no answer keeps its own.
 *
 * @returns how far the server's clock is ahead of the device's, in milliseconds.
 */
export function learnClock(): Promise<number> {
  learning ??= learn();
  return learning;
}

async function learn(): Promise<number> {
  try {
    // Caches give this answer, as they do to the public pages.
    setClock((await fetch('/api/campagne')).headers);
  } catch (error) {
    console.warn('The clock of the server is not known.', error);
  }
  setTimeout(() => {
    learning = undefined;
  }, learntMs);
  return clockAheadMs();
}

/** The campaign that holds now, by the server's clock. */
export async function readCampagne(): Promise<StoredCampagne> {
  const [stored] = await Promise.all([getDoc(doc(store, 'reglages/campagne')), learnClock()]);
  return campagneAt({ ...firstCampagne, ...withDates(stored.data() ?? {}) }, now());
}

/** The applications of the current campaign, which is what their list shows first. */
export async function countInscriptions(): Promise<number> {
  const { anneeScolaire } = await readCampagne();
  const inscriptions = collection(store, 'inscriptions');
  return countOf(query(inscriptions, where('campagne', '==', anneeScolaire)));
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
