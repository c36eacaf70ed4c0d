import { temoignageOf } from '@centre/domain/content/records';
import { limits } from '@centre/domain/limits';
import type { Temoignage, TemoignageStatut } from '@centre/domain/temoignage/temoignage';
import { collection, limit, orderBy, query, where, type Query } from 'firebase/firestore';
import { useMemo } from 'react';
import { countOf, store } from './firestore.ts';
import { useLiveList } from './live.tsx';
import { writeCachedList, readCachedList } from './last-seen.ts';

/** Page size of the drafts, which are read with the published ones when the section opens. */
export const draftPage = 40;

const temoignages = collection(store, 'temoignages');

function ofStatut(statut: TemoignageStatut, count: number): Query {
  return query(
    temoignages,
    where('statut', '==', statut),
    orderBy('dateCreation', 'desc'),
    limit(count),
  );
}

// One more than the limit, to detect an excess.
const published = ofStatut('publie', limits.publishedTemoignages + 1);

/** Caches the shown testimonials in this browser, for use offline. */
export function cacheTemoignages(items: readonly Temoignage[]): void {
  writeCachedList('temoignages', items);
}

/** Cached testimonials of that status in this browser; undefined when there are none. */
export function cachedTemoignages(statut: TemoignageStatut): readonly Temoignage[] | undefined {
  return readCachedList('temoignages', temoignageOf)?.filter(
    (temoignage) => temoignage.statut === statut,
  );
}

/** Live list of the published testimonials, latest first. */
export function usePublishedTemoignages() {
  return useLiveList(published, temoignageOf);
}

/** Live list of the latest `count` drafts. */
export function useDraftTemoignages(count: number) {
  return useLiveList(
    useMemo(() => ofStatut('brouillon', count), [count]),
    temoignageOf,
  );
}

/** Number of drafts, by an aggregation query. */
export function countDraftTemoignages(): Promise<number> {
  return countOf(query(temoignages, where('statut', '==', 'brouillon')));
}
