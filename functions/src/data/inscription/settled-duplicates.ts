import { CommandError } from '@centre/domain/command-error';
import {
  recordedForm,
  seenOf,
  type InscriptionRecord,
} from '@centre/domain/inscription/record';
import { changedAnswers } from '@centre/domain/inscription/schema';
import type { SettledDuplicate } from '@centre/domain/inscription/staff-schema';
import type { Actor } from '@centre/domain/journal/journal';
import { serverMessages } from '@centre/domain/messages/server';
import { changeInscription } from './changes.ts';
import { existing, recordIn } from './documents.ts';
import { deletion, discardInscription } from './removal.ts';

/**
 * Corrects the one of two applications that is kept by answers of the other, then puts the other
 * into the bin, so that nothing is lost when that is refused.
 *
 * @throws CommandError `not-found`; `aborted` when somebody changed either since the member
 * looked; what `changedAnswers` throws.
 */
export async function settleDuplicate(
  { garder, retirer, reprises }: SettledDuplicate,
  by: Actor,
): Promise<void> {
  const other = asSeen(recordIn(await existing(retirer.id)), retirer.vu);
  const form = recordedForm(other);
  const taken = Object.fromEntries(reprises.map((field) => [field, form[field]]));
  await changeInscription(garder.id, by, (_, snapshot) => ({
    answers: changedAnswers(recordedForm(asSeen(recordIn(snapshot), garder.vu)), taken),
  }));
  await discardInscription(retirer.id, by, (record) => deletion(asSeen(record, retirer.vu)));
}

function asSeen(record: InscriptionRecord, seen: string): InscriptionRecord {
  if (seenOf(record) === seen) return record;
  throw new CommandError('aborted', serverMessages.duplicateStale);
}
