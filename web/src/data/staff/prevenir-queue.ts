import { now } from '@centre/domain/clock';
import { calendarDayOf, type CalendarDay } from '@centre/domain/dates';
import { recordOf } from '@centre/domain/inscription/record';
import type { NotedContact } from '@centre/domain/inscription/staff-schema';
import { openQueues, type Motif, type Voie } from '@centre/domain/inscription/prevenir';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { call } from '../callables.ts';
import { store } from './firestore.ts';
import { forgetStaffDraft, keepStaffDraft, readStaffDraft } from './staff-drafts.ts';
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
  return countOf(queueOf(decisionsPubliees, calendarDayOf(now())));
}

interface NoteAnswer {
  readonly inscription: {
    readonly prevenu: readonly (NotedContact & {
      readonly par: string;
      readonly date: string;
    })[];
  };
}

/**
 * Notes a try to tell an applicant.
 *
 * @param username of the member: a colleague may have noted another try since.
 * @returns its date, which `withdrawContact` takes.
 */
export async function noteContact(
  id: string,
  contact: NotedContact,
  username: string,
): Promise<Date> {
  const { inscription } = await call<NoteAnswer>('dashboard/noteContact', { id, ...contact });
  const { motif, voie, resultat } = contact;
  const own = inscription.prevenu.findLast(
    (one) =>
      one.par === username &&
      one.motif === motif &&
      one.voie === voie &&
      one.resultat === resultat,
  );
  return new Date(own?.date ?? '');
}

/** Takes back a try that was noted by mistake. */
export async function withdrawContact(id: string, date: Date): Promise<void> {
  await call('dashboard/withdrawContact', { id, date: date.toISOString() });
}

/** Person on the member's card: all of it outlives a reload of the tab. */
interface HeldPerson {
  readonly id: string;
  readonly motif: Motif;
  /** Way that was gone, which the card asks about. */
  readonly voie?: Voie | undefined;
  /** Message with its placeholders. */
  readonly message: string;
  /** Index of the number that was chosen. */
  readonly numero: number;
}

const draft = 'prevenir';

export function heldPerson(uid: string): HeldPerson | undefined {
  return readStaffDraft(uid, draft) as HeldPerson | undefined;
}

export const holdPerson = (uid: string, person: HeldPerson) =>
  keepStaffDraft(uid, draft, person);
export const releasePerson = (uid: string) => forgetStaffDraft(uid, draft);
