import type { InscriptionRecord } from '@centre/domain/inscription/record';
import type { Actor, AuditEvent, JournalEntry } from '@centre/domain/journal/journal';
import { limits } from '@centre/domain/limits';
import {
  matchesPerson,
  type ExportedApplication,
  type ExportedAuditEvent,
  type PersonCriteria,
} from '@centre/domain/inscription/personal-data';
import { CommandError } from '@centre/domain/command-error';
import { personalDataMessages } from '@centre/domain/messages/staff/inscription';
import { corbeilles } from '@centre/domain/corbeille';
import { everyDocument } from '../every-document.ts';
import { deletions, namedInJournal, recordIn } from './documents.ts';
import { eraseFromCorbeille, removeInscription } from './removal.ts';
import { record as recordEntry } from '../journal/journal.ts';
import { entriesAbout } from '../journal/list.ts';

/**
 * Applications of a person, including the bin, the earliest first, with their journal entries. The
 * access itself is logged before the answer.
 *
 * @throws CommandError `invalid-argument` when too many match to belong to one person.
 */
export async function exportPersonalData(
  criteria: PersonCriteria,
  by: Actor,
): Promise<ExportedApplication[]> {
  const found = await findConcerned(criteria);
  const disclosed = await Promise.all(
    found.map(async (inscription) => ({
      inscription,
      journal: (await entriesAbout(inscription.id)).map(heldAuditEventOf),
    })),
  );
  await recordEntry(by, { action: 'accessPersonalData', ...namedInJournal(...found) });
  return disclosed;
}

/**
 * Erases applications that an access has shown, each with its own journal entry. One that is erased
 * already is no error, so that the request can be repeated.
 *
 * @throws CommandError `failed-precondition` when one of them does not concern the person any
 * more.
 */
export async function erase(
  criteria: PersonCriteria,
  ids: readonly string[],
  by: Actor,
): Promise<void> {
  const found = new Set((await findConcerned(criteria)).map(({ id }) => id));
  const others = ids.filter((id) => !found.has(id));
  const areErased = await Promise.all(
    others.map(async (id) => (await deletions().doc(id).get()).exists),
  );
  if (!areErased.every(Boolean)) throw changed();
  const eventOf = (record: InscriptionRecord) => erasureOf(record, criteria);
  for (const id of ids.filter((one) => found.has(one))) await eraseWhereItIs(id, by, eventOf);
}

async function eraseWhereItIs(...order: Parameters<typeof eraseFromCorbeille>): Promise<void> {
  // A concurrent restore may move it back to the first place.
  for (const eraseThere of [removeInscription, eraseFromCorbeille, removeInscription]) {
    try {
      await eraseThere(...order);
      return;
    } catch (error) {
      if (!(error instanceof CommandError) || error.code !== 'not-found') throw error;
    }
  }
  // Not found in either: another request has erased it.
}

function erasureOf(record: InscriptionRecord, criteria: PersonCriteria): AuditEvent {
  if (!matchesPerson(criteria, record)) throw changed();
  return { action: 'erasePersonalData', ...namedInJournal(record) };
}

const changed = () => new CommandError('failed-precondition', personalDataMessages.changed);

/**
 * Searches all applications, including the bin. So it also finds those that did not come through the
 * functions, and such requests are rare enough for the reads.
 */
async function findConcerned(criteria: PersonCriteria): Promise<InscriptionRecord[]> {
  const found: InscriptionRecord[] = [];
  for (const collection of ['inscriptions', corbeilles.inscriptions]) {
    for await (const document of everyDocument(collection)) {
      const record = recordIn(document);
      if (matchesPerson(criteria, record)) found.push(record);
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
}: JournalEntry): ExportedAuditEvent {
  return { date, action, role, ...(fields && { fields }), ...(format && { format }) };
}
