import type { EnrolmentForm, InscriptionStatut } from '@centre/domain/inscription/inscription';
import type { InscriptionStatistics } from '@centre/domain/inscription/search-index';
import type { InscriptionFilters, InscriptionSort } from '@centre/domain/inscription/query';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { placeLines, type Places } from '@centre/domain/campagne/places';
import { doc, onSnapshot } from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../callables.ts';
import type { Deletion } from './corbeille.ts';
import { store } from './firestore.ts';
import { subscribeToList, type InscriptionList } from './inscription-list.ts';
import {
  countAccepted,
  countMissing,
  countStatistics,
  countStatuts,
  findDuplicates,
  readEverything,
  recordIn,
} from './inscription-queries.ts';
import { useQuery, type QueryState } from '../use-query.ts';

const loading = { status: 'loading' } as const;

/**
 * The applications to `filters`, in the order of `sort`: a page of them, kept up to date.
 * Reads a page at a time whatever the collection holds. A screen in which somebody types waits a
 * moment before it passes the text on.
 *
 * @param filters the same object for the same filters; so is `sort`.
 */
export function useInscriptions(
  filters: InscriptionFilters,
  sort: InscriptionSort,
): InscriptionList {
  const [shown, setShown] = useState<{
    readonly filters: InscriptionFilters;
    readonly sort: InscriptionSort;
    readonly list: InscriptionList;
  }>();

  useEffect(
    () => subscribeToList(store, filters, sort, (list) => setShown({ filters, sort, list })),
    [filters, sort],
  );

  return shown?.filters === filters && shown.sort === sort ? shown.list : loading;
}

/** One application, kept up to date; `missing` when it is deleted or never was. */
type LiveInscription =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retry: () => void }
  | { readonly status: 'missing' }
  | { readonly status: 'success'; readonly record: InscriptionRecord };

/**
 * One application, kept up to date; an address that names none stays `loading`. Nothing listens
 * any more once it is closed.
 */
export function useInscription(id: string): LiveInscription {
  const [shown, setShown] = useState<{
    readonly id: string;
    readonly turn: number;
    readonly inscription: LiveInscription;
  }>();
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (!/^[^/]+$/.test(id)) return undefined;
    const show = (inscription: LiveInscription) => setShown({ id, turn, inscription });
    const fail = (reason: string) => {
      console.error('The application cannot be read.', reason);
      show({ status: 'error', retry: () => setTurn((count) => count + 1) });
    };
    return onSnapshot(
      doc(store, 'inscriptions', id),
      (snapshot) => {
        if (snapshot.exists()) show({ status: 'success', record: recordIn(snapshot) });
        // Without a connection it is unknown whether the record still exists.
        else if (snapshot.metadata.fromCache) fail('no answer');
        else show({ status: 'missing' });
      },
      (error) => fail(error.code),
    );
  }, [id, turn]);

  return shown?.id === id && shown.turn === turn ? shown.inscription : loading;
}

/** How many applications of a campaign were accepted, were refused and wait. */
export const countByStatut = (campagne: string) => countStatuts(store, campagne);

/** How many were accepted in each line that has a number of places. */
export const countPlacesTaken = (campagne: string, places: Places) =>
  countAccepted(
    store,
    campagne,
    placeLines.filter(({ key }) => places[key] !== undefined),
  );

/**
 * The figures to `filters`, counted by the server when asked to; see `countStatistics`.
 *
 * @param isReady they take the longer the more there is, and wait for what is more urgent.
 */
export function useInscriptionStatistics(
  filters: InscriptionFilters,
  isReady: boolean,
): QueryState<InscriptionStatistics> {
  // Typing counts nothing anew.
  const counted = JSON.stringify({ ...filters, recherche: '' });
  const read = useCallback(
    () => countStatistics(store, JSON.parse(counted) as InscriptionFilters),
    [counted],
  );
  return useQuery(read, 'The applications could not be counted.', { isReady });
}

/**
 * Whether every record can be found. `indexing`: records that were written without the
 * functions are being made findable; `missing` of them are left.
 */
type Indexing =
  | { readonly status: 'checking' }
  | { readonly status: 'complete' }
  | { readonly status: 'indexing'; readonly missing: number }
  | { readonly status: 'failed'; readonly retry: () => void };

interface Round {
  readonly indexed: number;
  readonly cursor?: string;
}

/**
 * Makes records findable that were written without the functions, in rounds until none is
 * left or the whole collection was looked at.
 */
async function indexMissing(show: (state: Indexing) => void, signal: AbortSignal) {
  let missing = await countMissing(store);
  let cursor: string | undefined;
  while (missing > 0 && !signal.aborted) {
    show({ status: 'indexing', missing });
    const request = cursor === undefined ? {} : { cursor };
    const round = await call<Round>('dashboard/indexInscriptions', request);
    if (round.indexed > 0) missing = await countMissing(store);
    cursor = round.cursor;
    if (cursor === undefined) break;
  }
  if (!signal.aborted) show({ status: 'complete' });
}

/**
 * Whether every record can be found, which a list that opens sees to.
 *
 * @param isReady it waits for what is more urgent.
 */
export function useIndexing(isReady: boolean): Indexing {
  const [indexing, setIndexing] = useState<Indexing>({ status: 'checking' });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (!isReady) return undefined;
    const leaving = new AbortController();
    indexMissing(setIndexing, leaving.signal).catch((error: unknown) => {
      console.error('The applications could not be made findable.', error);
      if (leaving.signal.aborted) return;
      setIndexing({ status: 'failed', retry: () => setTurn((count) => count + 1) });
    });
    return () => leaving.abort();
  }, [isReady, turn]);

  return indexing;
}

/** Every application that the filters leave, in rounds; see `readEverything`. */
export const readAll = (
  filters: InscriptionFilters,
  sort: InscriptionSort,
  signal: AbortSignal,
) => readEverything(store, filters, sort, { signal });

/** The other applications that look like the same person's; see `findDuplicates`. */
export const duplicatesOf = (record: InscriptionRecord) => findDuplicates(store, record);

/** Answers to correct. */
export type InscriptionChanges = Partial<EnrolmentForm>;

/**
 * Corrects answers of an application, accepts or refuses it, or makes it wait again.
 *
 * @throws CallError whose `fields` name the answers that are refused.
 */
export async function updateInscription(
  id: string,
  changes: InscriptionChanges | { readonly statut: InscriptionStatut },
): Promise<void> {
  await call('dashboard/updateInscription', { id, ...changes });
}

/** What an application becomes, and what it was when the member decided. */
interface SeveralDecision {
  readonly id: string;
  readonly avant: InscriptionStatut;
  readonly statut: InscriptionStatut;
}

/**
 * Decides on `limits.decidedAtOnce` applications at most.
 *
 * @returns those that were not decided on, with the server's sentence.
 * @throws CallError
 */
export async function decideInscriptions(decisions: readonly SeveralDecision[]) {
  const { failures } = await call<{
    readonly failures: readonly { readonly id: string; readonly message: string }[];
  }>('dashboard/decideInscriptions', { decisions });
  return failures;
}

/** What the staff notes on an application. */
interface Annotation {
  /** The new text, and the one that its writer has read. */
  readonly note?: { readonly texte: string; readonly avant: string };
  /** Which paper is missing; empty once it came. */
  readonly pieceManquante?: string;
  /** Id of a likely duplicate that belongs to another person. */
  readonly autrePersonneQue?: string;
  /** Id of one that belongs to the same person after all. */
  readonly memePersonneQue?: string;
  /** Takes the mark away from an application that was to be checked. */
  readonly verifiee?: true;
}

/** @throws CallError whose code is `aborted` when another note was written meanwhile. */
export async function annotateInscription(id: string, annotation: Annotation): Promise<void> {
  await call('dashboard/annotateInscription', { id, ...annotation });
}

/**
 * Accepts or refuses what the applicant asked to have corrected.
 *
 * @param askedAt when the applicant asked for what the member has read.
 * @throws CallError whose code is `aborted` when that is not asked for any more.
 */
export async function settleCorrection(
  id: string,
  accepte: boolean,
  askedAt: Date,
): Promise<void> {
  await call('dashboard/settleCorrection', { id, accepte, demandeeLe: askedAt.toISOString() });
}

/**
 * Deletes an application for good: a screen that offers to undo it waits before it calls.
 *
 * @throws CallError
 */
export async function deleteInscription(id: string): Promise<Deletion> {
  return call('dashboard/deleteInscription', { id });
}
