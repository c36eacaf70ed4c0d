import { limits } from '@centre/domain/limits';
import type { Temoignage, TemoignageStatut } from '@centre/domain/temoignage';
import { collection, limit, orderBy, query, where, type Query } from 'firebase/firestore';
import { useMemo } from 'react';
import { type Fields } from './documents.ts';
import { toTemoignage, type PublicTemoignage } from './temoignage-fields.ts';
import { store } from './firestore.ts';
import { useLiveList } from './live.tsx';
import { countOf } from './queries.ts';
import { keepLastSeen, readLastSeen } from './last-seen.ts';

/** A testimonial as the staff reads it. */
export type StaffTemoignage = PublicTemoignage & Pick<Temoignage, 'statut'>;

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

function toStaffTemoignage(fields: Fields): StaffTemoignage {
  const statut = fields['statut'] === 'publie' ? 'publie' : 'brouillon';
  return { ...toTemoignage(fields), statut };
}

/** Keeps what is shown in this browser, for a day without a connection. */
export function keepSeenTemoignages(items: readonly StaffTemoignage[]): void {
  keepLastSeen('temoignages', items);
}

/** Testimonials of that statut that were last seen in this browser, if any were. */
export function seenTemoignages(
  statut: TemoignageStatut,
): readonly StaffTemoignage[] | undefined {
  return readLastSeen('temoignages', toStaffTemoignage)?.filter(
    (temoignage) => temoignage.statut === statut,
  );
}

/** The published testimonials, the latest first, kept up to date. */
export function usePublishedTemoignages() {
  return useLiveList(published, toStaffTemoignage);
}

/** The latest `count` drafts, kept up to date. */
export function useDraftTemoignages(count: number) {
  return useLiveList(
    useMemo(() => ofStatut('brouillon', count), [count]),
    toStaffTemoignage,
  );
}

/** How many drafts there are, counted without reading them. */
export function countDraftTemoignages(): Promise<number> {
  return countOf(query(temoignages, where('statut', '==', 'brouillon')));
}
