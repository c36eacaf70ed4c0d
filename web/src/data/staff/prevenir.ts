import { calendarDayOf } from '@centre/domain/dates';
import { recordOf } from '@centre/domain/inscription/record';
import type { NotedContact } from '@centre/domain/inscription/staff-schema';
import { openQueues, type Motif } from '@centre/domain/inscription/prevenir';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { call } from '../callables.ts';
import { store } from './firestore.ts';
import { useLiveList } from './live.tsx';
import { countOf } from './queries.ts';
import { readCampagne } from './desk-campagnes.ts';

/** Who may be told today, the earliest application first. */
const queueOf = (publiees: readonly string[] | undefined) =>
  query(
    collection(store, 'inscriptions'),
    where('index.aPrevenir', 'in', openQueues(publiees)),
    where('index.prevenirDes', '<=', calendarDayOf(new Date())),
    orderBy('index.prevenirDes'),
  );

/**
 * The first `size` applicants to be told, kept up to date.
 *
 * @param publiees the school years whose decisions are published; the same list for the same.
 */
export function useQueue(publiees: readonly string[] | undefined, size: number) {
  const first = useMemo(() => query(queueOf(publiees), limit(size)), [publiees, size]);
  return useLiveList(first, recordOf);
}

/** How many applicants are to be told today. */
export async function countToTell(): Promise<number> {
  const { decisionsPubliees } = await readCampagne();
  return countOf(queueOf(decisionsPubliees));
}

/**
 * Keeps an applicant for oneself, for ten minutes.
 *
 * @throws CallError refused when another member tells them, or nobody has to any more.
 */
export async function claimContact(id: string, motif: Motif): Promise<void> {
  await call('claimContact', { id, motif });
}

/** @throws CallError refused when another member has told them, or is doing so. */
export async function noteContact(id: string, contact: NotedContact): Promise<void> {
  await call('noteContact', { id, ...contact });
}
