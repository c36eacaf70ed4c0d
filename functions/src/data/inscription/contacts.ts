import { CommandError } from '@centre/domain/command-error';
import { calendarDayOf } from '@centre/domain/dates';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import type { NotedContact } from '@centre/domain/inscription/staff-schema';
import type { Actor } from '@centre/domain/journal/journal';
import {
  aPrevenirOf,
  contactsAbout,
  keptContacts,
  reservationMs,
  type Contact,
  type Motif,
} from '@centre/domain/inscription/prevenir';
import { prevenirMessages as says } from '@centre/domain/messages/staff/inscription';
import { firestore } from '../admin.ts';
import { readCampagne } from '../campagne.ts';
import { changeInscription } from './changes.ts';
import { existing, recordIn } from './documents.ts';
import { optimisticWrite, unchanged } from '../optimistic-write.ts';

/**
 * Keeps an applicant for the member, for ten minutes from now.
 *
 * @returns until when.
 * @throws CommandError `not-found`; `aborted` when another member keeps them, `already-exists`
 * when they are told; `failed-precondition` when there is nothing to tell them today.
 */
export async function claim(id: string, motif: Motif, by: Actor): Promise<Date> {
  const publiees = await publishedYears();
  return optimisticWrite('the reservation of an applicant', async () => {
    const snapshot = await existing(id);
    const record = recordIn(snapshot);
    const now = new Date();
    refuseUnlessToTell(record, motif, publiees);
    refuseIfKept(record, by, now);
    if (!isDue(record, now)) throw new CommandError('failed-precondition', says.over);
    const jusqua = new Date(now.getTime() + reservationMs);
    const batch = firestore().batch();
    const reservation = { par: by.username, jusqua };
    batch.update(snapshot.ref, { reservation }, unchanged(snapshot));
    return { batch, result: jusqua };
  });
}

/**
 * Notes a try to tell an applicant, and ends the reservation. The same again changes nothing.
 *
 * @throws CommandError what `claim` throws.
 */
export async function note(
  id: string,
  contact: NotedContact,
  by: Actor,
): Promise<InscriptionRecord> {
  const publiees = await publishedYears();
  return changeInscription(id, by, (_, snapshot) => {
    const record = recordIn(snapshot);
    const noted: Contact = { ...contact, par: by.username, date: new Date() };
    if (isRepeated(noted, record)) return { answers: {} };
    refuseUnlessToTell(record, contact.motif, publiees);
    refuseIfKept(record, by, noted.date);
    return {
      answers: {},
      prevenu: [...record.prevenu, noted].slice(-keptContacts),
      reservation: null,
    };
  });
}

const publishedYears = async () => (await readCampagne()).decisionsPubliees ?? [];

function isDue(record: InscriptionRecord, now: Date): boolean {
  const next = aPrevenirOf(record);
  return next !== undefined && next.des <= calendarDayOf(now);
}

function isRepeated(noted: Contact, record: InscriptionRecord): boolean {
  const last = contactsAbout(noted.motif, record).at(-1);
  return (
    last?.par === noted.par &&
    last.voie === noted.voie &&
    last.resultat === noted.resultat &&
    calendarDayOf(last.date) === calendarDayOf(noted.date)
  );
}

function refuseUnlessToTell(
  record: InscriptionRecord,
  motif: Motif,
  publiees: readonly string[],
): void {
  const told = contactsAbout(motif, record).find(({ resultat }) => resultat === 'prevenu');
  if (told) throw new CommandError('already-exists', says.told(told));
  const isOpen = motif === 'piece' || publiees.includes(record.campagne);
  if (!isOpen || aPrevenirOf(record)?.motif !== motif) {
    throw new CommandError('failed-precondition', says.over);
  }
}

function refuseIfKept({ reservation }: InscriptionRecord, by: Actor, now: Date): void {
  if (!reservation || reservation.par === by.username || reservation.jusqua <= now) return;
  throw new CommandError('aborted', says.claimed(reservation.par));
}
