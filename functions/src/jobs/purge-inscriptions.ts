import pLimit from 'p-limit';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import type { Actor, AuditEvent } from '@centre/domain/journal/journal';
import { messages } from '@centre/domain/messages/messages';
import { CommandError } from '@centre/domain/command-error';
import { findExpired, removeInscription } from '../data/inscription/removal.ts';
import { namedInJournal } from '../data/inscription/documents.ts';
import { alignRegisters, fullestRegister } from '../data/inscription/registre.ts';
import { scheduler } from '../data/journal/journal.ts';
import { jobsSucceeded, logger } from '../logger.ts';

interface Purged {
  readonly inscriptions: number;
  /** Applications whose row in the register was rewritten. */
  readonly aligned: number;
  /** Whether no expired application is left. */
  readonly isComplete: boolean;
}

const atOnce = pLimit(10);
/** Number of applications that a function can remove within its timeout. */
const maxPerRun = 2_000;

/**
 * Deletes every expired application, each with a journal entry. An interrupted run can be repeated.
 *
 * @param max approximate maximum of applications to delete.
 */
export async function purgeInscriptions(
  by: Actor,
  now = new Date(),
  max = Infinity,
): Promise<Purged> {
  // Applications that did not come through the form get their expiry together with their row.
  const aligned = await alignRegisters();
  let inscriptions = 0;
  let isComplete = false;
  while (!isComplete && inscriptions < max) {
    const expired = await findExpired(now);
    isComplete = expired.length === 0;
    const removed = await atOnce.map(expired, (id) => purge(id, by, now));
    const count = removed.filter(Boolean).length;
    // Otherwise, a record that cannot be removed would be found again forever.
    if (count === 0) break;
    inscriptions += count;
  }
  return { inscriptions, aligned, isComplete };
}

/** Fill level of a register, from 0 to 1, above which an error is logged for the alert. */
const nearlyFull = 0.7;

/** Scheduled purge; logs only counts. */
export async function runPurge(): Promise<void> {
  const purged = await purgeInscriptions(scheduler, new Date(), maxPerRun);
  const fullest = await fullestRegister();
  logger.info('expired documents were purged', { ...purged, fullest });
  if (fullest && fullest.part > nearlyFull) {
    logger.error('a register of applications is nearly full', { ...fullest });
  }
  if (purged.isComplete) logger.info(jobsSucceeded);
}

/** Returns false when the application was removed meanwhile, or is not expired any more. */
async function purge(id: string, by: Actor, now: Date): Promise<boolean> {
  try {
    await removeInscription(id, by, (record) => purgeEventOf(record, now));
    return true;
  } catch (error) {
    if (error instanceof CommandError) return false;
    throw error;
  }
}

function purgeEventOf(record: InscriptionRecord, now: Date): AuditEvent {
  if (record.expiration > now) throw new CommandError('failed-precondition', messages.notFound);
  return { action: 'purgeInscription', ...namedInJournal(record) };
}
