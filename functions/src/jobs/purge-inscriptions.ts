import type { InscriptionRecord } from '@centre/domain/inscription/record';
import type { Actor, AuditEvent } from '@centre/domain/journal/journal';
import { messages } from '@centre/domain/messages/messages';
import { CommandError } from '@centre/domain/command-error';
import { someExpired, removeInscription } from '../data/inscription/removal.ts';
import { namedInJournal } from '../data/inscription/documents.ts';
import { indexMissing } from '../data/inscription/indexing.ts';
import { removeEmptyDuplicateGroups } from '../data/inscription/duplicate-groups.ts';
import { scheduler } from '../data/journal/journal.ts';
import { allIsWell } from '../incident.ts';
import { logger } from '../logger.ts';

interface Purged {
  readonly inscriptions: number;
  readonly emptyGroups: number;
  /** Records without an index, and so without an expiry, that no round has reached yet. */
  readonly unindexed: number;
  /** Whether no expired application is left. */
  readonly isComplete: boolean;
}

/** Applications that are removed at once. */
const atOnce = 10;
const indexingRounds = 20;
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
  // Records that came another way than the form get their expiry with the index.
  const unindexed = await indexMissing(indexingRounds);
  let inscriptions = 0;
  let isComplete = false;
  while (!isComplete && inscriptions < most) {
    const expired = (await someExpired(now)).map(({ id }) => id);
    isComplete = expired.length === 0;
    let removedNow = 0;
    for (let from = 0; from < expired.length; from += atOnce) {
      const group = expired.slice(from, from + atOnce);
      const removed = await Promise.all(group.map((id) => purge(id, by, now)));
      removedNow += removed.filter(Boolean).length;
    }
    // A record that cannot be removed would be found again for ever.
    if (removedNow === 0) break;
    inscriptions += removedNow;
  }
  return {
    inscriptions,
    emptyGroups: await removeEmptyDuplicateGroups(),
    unindexed,
    isComplete,
  };
}

/** The scheduled purge, which logs counts alone. */
export async function runPurge(): Promise<void> {
  const purged = await purgeInscriptions(scheduler, new Date(), mostAtATime);
  logger.info('what was over was purged', { ...purged });
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
