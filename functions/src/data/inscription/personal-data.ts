import type { InscriptionRecord } from '@centre/domain/inscription/record';
import type { Actor, AuditEvent, JournalEntry } from '@centre/domain/journal/journal';
import { limits } from '@centre/domain/limits';
import {
  matchesPerson,
  type HeldApplication,
  type HeldAuditEvent,
  type PersonSought,
} from '@centre/domain/inscription/personal-data';
import { CommandError } from '@centre/domain/command-error';
import { personalDataMessages } from '@centre/domain/messages/staff/inscription';
import { corbeilles } from '@centre/domain/corbeille';
import { everyDocument } from '../every-document.ts';
import { deletions, namedInJournal, recordIn } from './documents.ts';
import { eraseFromCorbeille, removeInscription } from './removal.ts';
import { record as enterAlone } from '../journal/journal.ts';
import { entriesAbout } from '../journal/list.ts';

/**
 * The applications of a person, those in the bin too, the earliest first, with their entries in
 * the journal. The access itself is recorded before it is answered.
 *
 * @throws CommandError `invalid-argument` when too many have these contacts to be one person's.
 */
export async function exportPersonalData(
  sought: PersonSought,
  by: Actor,
): Promise<HeldApplication[]> {
  const found = await findConcerned(sought);
  const held = await Promise.all(
    found.map(async (inscription) => ({
      inscription,
      journal: (await entriesAbout(inscription.id)).map(heldAuditEventOf),
    })),
  );
  await enterAlone(by, { action: 'accessPersonalData', ...namedInJournal(...found) });
  return held;
}

/**
 * Erases applications that an access has shown, each with its own entry in the journal. An
 * application that is erased already is no error, so that the request can be repeated.
 *
 * @throws CommandError `failed-precondition` when one of them does not concern the person any
 * more.
 */
export async function erase(
  sought: PersonSought,
  ids: readonly string[],
  by: Actor,
): Promise<void> {
  const found = new Set((await findConcerned(sought)).map(({ id }) => id));
  const others = ids.filter((id) => !found.has(id));
  const gone = await Promise.all(
    others.map(async (id) => (await deletions().doc(id).get()).exists),
  );
  if (!gone.every(Boolean)) throw changed();
  const asked = (record: InscriptionRecord) => erasureOf(record, sought);
  for (const id of ids.filter((one) => found.has(one))) await eraseWhereItIs(id, by, asked);
}

async function eraseWhereItIs(...order: Parameters<typeof eraseFromCorbeille>): Promise<void> {
  // Somebody who restores it meanwhile takes it back to the first place.
  for (const eraseThere of [removeInscription, eraseFromCorbeille, removeInscription]) {
    try {
      await eraseThere(...order);
      return;
    } catch (error) {
      if (!(error instanceof CommandError) || error.code !== 'not-found') throw error;
    }
  }
  // It is nowhere: another request has erased it.
}

function erasureOf(record: InscriptionRecord, sought: PersonSought): AuditEvent {
  if (!matchesPerson(sought, record)) throw changed();
  return { action: 'erasePersonalData', ...namedInJournal(record) };
}

const changed = () => new CommandError('failed-precondition', personalDataMessages.changed);

/**
 * Looks at every application, those in the bin too: whatever came another way than by the
 * functions is found, and so rare a request is worth the readings.
 */
async function findConcerned(sought: PersonSought): Promise<InscriptionRecord[]> {
  const found: InscriptionRecord[] = [];
  for (const collection of ['inscriptions', corbeilles.inscriptions]) {
    for await (const document of everyDocument(collection)) {
      const record = recordIn(document);
      if (matchesPerson(sought, record)) found.push(record);
    }
  }
  if (found.length > limits.requestedRecords) {
    throw new CommandError('invalid-argument', personalDataMessages.tooMany);
  }
  return found.sort((a, b) => a.dateInscription.getTime() - b.dateInscription.getTime());
}

function heldAuditEventOf({
  date,
  action,
  role,
  fields,
  format,
}: JournalEntry): HeldAuditEvent {
  return { date, action, role, ...(fields && { fields }), ...(format && { format }) };
}
