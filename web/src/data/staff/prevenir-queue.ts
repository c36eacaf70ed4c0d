import type { NotedContact } from '@centre/domain/inscription/staff-schema';
import type { Motif, Voie } from '@centre/domain/inscription/prevenir';
import { call } from '../callables.ts';
import { forgetStaffDraft, keepStaffDraft, readStaffDraft } from './staff-drafts.ts';

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
