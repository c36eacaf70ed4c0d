import { limits } from '@centre/domain/limits';
import type { Temoignage, TemoignageStatut } from '@centre/domain/temoignage';
import { collection, limit, orderBy, query, where, type Query } from 'firebase/firestore';
import { useMemo } from 'react';
import { publish } from './callables.ts';
import { toTemoignage, type Fields, type PublicTemoignage } from './documents.ts';
import { store } from './firestore.ts';
import { useLiveList } from './live.tsx';
import { countOf } from './queries.ts';
import { keepLastSeen, readLastSeen } from './staff-storage.ts';
import { announceTemoignages } from './temoignages-updated.ts';

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

// One more than there may be: should there ever be more, they must not hide.
const published = ofStatut('publie', limits.publishedTemoignages + 1);

function toStaffTemoignage(fields: Fields): StaffTemoignage {
  const statut = fields['statut'] === 'publie' ? 'publie' : 'brouillon';
  return { ...toTemoignage(fields), statut };
}

/** Keeps what is shown in this browser, for a day without a connection. */
export function keepSeenTemoignages(items: readonly StaffTemoignage[]): void {
  keepLastSeen('temoignages', items);
}

/** Those of that statut that were last seen in this browser; undefined when none ever were. */
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

type TemoignageTexts = Pick<
  Temoignage,
  'nom' | 'prenom' | 'formation' | 'promotion' | 'contenu' | 'entreprise' | 'poste'
>;

interface SentPortrait {
  readonly photo?: { readonly path: string };
}

/** A new testimonial as `saveTemoignage` is sent it. */
export interface TemoignageRequest extends TemoignageTexts, SentPortrait {
  /** A UUID of this testimonial: a repeated call makes no second one. */
  readonly requestId?: string;
  readonly note?: number;
  readonly statut?: TemoignageStatut;
}

/** A known testimonial as `saveTemoignage` is sent it; what is left out stays as it was. */
export interface TemoignageCorrection extends TemoignageTexts, SentPortrait {
  readonly id: string;
  /** `null` takes the note away. */
  readonly note: number | null;
}

/** @throws CommandFailure */
export async function saveTemoignage(
  request: TemoignageRequest | TemoignageCorrection,
): Promise<void> {
  await publish('saveTemoignage', request);
  announceTemoignages();
}

/** @throws CommandFailure */
export async function setTemoignageStatut(id: string, statut: TemoignageStatut): Promise<void> {
  await publish('setTemoignageStatut', { id, statut });
  announceTemoignages();
}

/** @throws CommandFailure */
export async function deleteTemoignage(id: string): Promise<void> {
  await publish('deleteTemoignage', { id });
  announceTemoignages();
}
