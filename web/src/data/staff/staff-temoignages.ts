import { temoignageOf } from '@centre/domain/content/records';
import { limits } from '@centre/domain/limits';
import type { Temoignage, TemoignageStatut } from '@centre/domain/temoignage/temoignage';
import { collection, limit, orderBy, query, where, type Query } from 'firebase/firestore';
import { useMemo } from 'react';
import { countOf, store } from './firestore.ts';
import { useLiveList } from './live.tsx';
import { keepLastSeen, readLastSeen } from './last-seen.ts';

/** Drafts read at one time; with the published ones, all that the section reads when it opens. */
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

// One more than the limit, so that an excess shows.
const published = ofStatut('publie', limits.publishedTemoignages + 1);

/** Keeps what is shown in this browser, for a day without a connection. */
export function keepSeenTemoignages(items: readonly Temoignage[]): void {
  keepLastSeen('temoignages', items);
}

/** Testimonials of that statut that were last seen in this browser, if any were. */
export function seenTemoignages(statut: TemoignageStatut): readonly Temoignage[] | undefined {
  return readLastSeen('temoignages', temoignageOf)?.filter(
    (temoignage) => temoignage.statut === statut,
  );
}

/** The published testimonials, the latest first, kept up to date. */
export function usePublishedTemoignages() {
  return useLiveList(published, temoignageOf);
}

/** The latest `count` drafts, kept up to date. */
export function useDraftTemoignages(count: number) {
  return useLiveList(
    useMemo(() => ofStatut('brouillon', count), [count]),
    temoignageOf,
  );
}

/** How many drafts there are, counted without reading them. */
export function countDraftTemoignages(): Promise<number> {
  return countOf(query(temoignages, where('statut', '==', 'brouillon')));
}
