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

/** Validity of the server's time, in milliseconds: the device's clock may be set meanwhile. */
const clockValidMs = 60_000;

let clockRequest: Promise<number> | undefined;

/**
 * Sets the dashboard's clock by the server's; without an answer, the device's clock counts.
 *
 * @returns milliseconds by which the server's clock is ahead of the device's.
 */
export function learnClock(): Promise<number> {
  clockRequest ??= fetchClock();
  return clockRequest;
}

async function fetchClock(): Promise<number> {
  try {
    // Served by the same shared caches as the public pages.
    setClock((await fetch('/api/campagne')).headers);
  } catch (error) {
    console.warn('The server’s clock could not be read.', error);
  }
  setTimeout(() => {
    clockRequest = undefined;
  }, clockValidMs);
  return clockAheadMs();
}

/** Current campaign, by the server's clock. */
export async function readCampagne(): Promise<StoredCampagne> {
  const [stored] = await Promise.all([getDoc(doc(store, 'reglages/campagne')), learnClock()]);
  return campagneAt({ ...firstCampagne, ...withDates(stored.data() ?? {}) }, now());
}

/** Number of applications of the current campaign, the list's default filter. */
export async function countInscriptions(): Promise<number> {
  const { anneeScolaire } = await readCampagne();
  const inscriptions = collection(store, 'inscriptions');
  return countOf(query(inscriptions, where('campagne', '==', anneeScolaire)));
}

/** Date of the oldest application. */
async function readOldest(): Promise<Date | undefined> {
  const all = collection(store, 'inscriptions');
  const [oldest] = (await getDocs(query(all, orderBy('dateInscription'), limit(1)))).docs;
  return dateIn(withDates(oldest?.data() ?? {})['dateInscription']);
}

let campagnes: readonly string[] = [];
let haveFailed = false;
const listeners = new Set<() => void>();

/** Time that the list of applications waits for the campaigns, in milliseconds. */
const waitMs = 2_000;

async function read(): Promise<void> {
  try {
    const [campagne, oldest] = await Promise.all([readCampagne(), readOldest()]);
    const read = campagnesOf(campagne, oldest);
    haveFailed = false;
    if (read.join() !== campagnes.join()) campagnes = read;
  } catch (error) {
    // Without campaigns, the list shows all applications.
    console.warn('The campaigns could not be read.', error);
    haveFailed = true;
  }
  for (const listener of listeners) listener();
}

/** Loads the campaigns; returns after `waitMs` at the latest, and lets the read go on. */
export async function loadCampagnes(): Promise<void> {
  await Promise.race([read(), new Promise((resolve) => setTimeout(resolve, waitMs))]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** School years of the campaigns, current one first; empty until loaded. */
export const useCampagnes = () => useSyncExternalStore(subscribe, () => campagnes);

/** Whether the last read of the campaigns failed. */
export const useCampagnesFailed = () => useSyncExternalStore(subscribe, () => haveFailed);
