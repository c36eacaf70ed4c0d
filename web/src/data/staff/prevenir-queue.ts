import { calendarDayOf, type CalendarDay } from '@centre/domain/dates';
import { recordOf } from '@centre/domain/inscription/record';
import type { NotedContact } from '@centre/domain/inscription/staff-schema';
import { openQueues, type Motif } from '@centre/domain/inscription/prevenir';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { call } from '../callables.ts';
import { store } from './firestore.ts';
import { countOf } from './queries.ts';
import { useLiveList } from './live.tsx';
import { readCampagne } from './desk-campagnes.ts';

/** Who may be told on that day, the earliest application first. */
const queueOf = (publiees: readonly string[] | undefined, day: CalendarDay) =>
  query(
    collection(store, 'inscriptions'),
    where('index.aPrevenir', 'in', openQueues(publiees)),
    where('index.prevenirDes', '<=', day),
    orderBy('index.prevenirDes'),
  );

/**
 * The first `size` applicants to be told, kept up to date.
 *
 * @param publiees the school years whose decisions are published; the same list for the same.
 */
export function useQueue(
  publiees: readonly string[] | undefined,
  day: CalendarDay,
  size: number,
) {
  const first = useMemo(
    () => query(queueOf(publiees, day), limit(size)),
    [publiees, day, size],
  );
  return useLiveList(first, recordOf);
}

/** How many applicants are to be told today. */
export async function countToTell(): Promise<number> {
  const { decisionsPubliees } = await readCampagne();
  return countOf(queueOf(decisionsPubliees, calendarDayOf(new Date())));
}

/**
 * Keeps an applicant for oneself, for ten minutes.
 *
 * @throws CallError refused when another member tells them, or nobody has to any more.
 */
export async function claimContact(id: string, motif: Motif): Promise<void> {
  await call('dashboard/claimContact', { id, motif });
}

/** @throws CallError refused when another member has told them, or is doing so. */
export async function noteContact(id: string, contact: NotedContact): Promise<void> {
  await call('dashboard/noteContact', { id, ...contact });
}
