import pLimit from 'p-limit';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import type { Actor, AuditEvent } from '@centre/domain/journal/journal';
import { messages } from '@centre/domain/messages/messages';
import { CommandError } from '@centre/domain/command-error';
import { someExpired, removeInscription } from '../data/inscription/removal.ts';
import { namedInJournal } from '../data/inscription/documents.ts';
import { alignRegisters, fullestRegister } from '../data/inscription/registre.ts';
import { scheduler } from '../data/journal/journal.ts';
import { allIsWell, logger } from '../logger.ts';

interface Purged {
  readonly inscriptions: number;
  /** Applications whose row in the register was written anew. */
  readonly aligned: number;
  /** Whether no expired application is left. */
  readonly isComplete: boolean;
}

const atOnce = pLimit(10);
/** What a function can remove in its time. */
const mostAtATime = 2_000;

/**
 * Deletes every expired application with an entry in the journal; an interrupted run is
 * repeated.
 *
 * @param most applications to delete, roughly.
 */
export async function purgeInscriptions(
  by: Actor,
  now = new Date(),
  most = Infinity,
): Promise<Purged> {
  // Applications that came another way than by the form get their expiry with their row.
  const aligned = await alignRegisters();
  let inscriptions = 0;
  let isComplete = false;
  while (!isComplete && inscriptions < most) {
    const expired = await someExpired(now);
    isComplete = expired.length === 0;
    const removed = await atOnce.map(expired, (id) => purge(id, by, now));
    const count = removed.filter(Boolean).length;
    // A record that cannot be removed would be found again for ever.
    if (count === 0) break;
    inscriptions += count;
  }
  return { inscriptions, aligned, isComplete };
}

/** Part of a register at which the alert of errors asks for help, from 0 to 1. */
const nearlyFull = 0.7;

/** The scheduled purge, which logs counts alone. */
export async function runPurge(): Promise<void> {
  const purged = await purgeInscriptions(scheduler, new Date(), mostAtATime);
  const fullest = await fullestRegister();
  logger.info('what was over was purged', { ...purged, fullest });
  if (fullest && fullest.part > nearlyFull) {
    logger.error('a register of applications is nearly full', { ...fullest });
  }
  if (purged.isComplete) logger.info(allIsWell);
}

/** False when it was removed meanwhile, or has not expired any more. */
async function purge(id: string, by: Actor, now: Date): Promise<boolean> {
  try {
    await removeInscription(id, by, (record) => purgeOf(record, now));
    return true;
  } catch (error) {
    if (error instanceof CommandError) return false;
    throw error;
  }
}

function purgeOf(record: InscriptionRecord, now: Date): AuditEvent {
  if (record.expiration > now) throw new CommandError('failed-precondition', messages.notFound);
  return { action: 'purgeInscription', ...namedInJournal(record) };
}
