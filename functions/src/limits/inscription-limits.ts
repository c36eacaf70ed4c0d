import { dayMs } from '@centre/domain/dates';
import { logger } from 'firebase-functions';
import { messages } from '@centre/domain/messages';
import { serverMessages } from '@centre/domain/server-messages';
import type { Caller } from '../commands/command.ts';
import { claim, countUp, readTally, type Counter, type Tally } from '../data/counters.ts';
import * as settings from '../settings.ts';
import { checkAgainst, countAgainst, hourMs, refusalUntil, type Limit } from './limits.ts';

const message = () => messages.inscription.tooMany;

const bySource: Limit = {
  kind: 'inscription-source',
  windowMs: hourMs,
  max: () => settings.inscriptionsPerSource.value(),
  message,
};

const byPhone: Limit = {
  kind: 'inscription-telephone',
  windowMs: dayMs,
  max: () => settings.inscriptionsPerPhone.value(),
  message,
};

const byEmail: Limit = {
  kind: 'inscription-email',
  windowMs: dayMs,
  max: () => settings.inscriptionsPerEmail.value(),
  message,
};

const everybody: Counter = {
  kind: 'inscription-ensemble',
  key: '',
  windowMs: hourMs,
  // One document takes about one write per second without waiting.
  shards: 10,
};

interface Applicant {
  readonly requestId: string;
  readonly telephone: string;
  readonly email: string;
}

type Sender = Pick<Caller, 'source' | 'attested'>;

/**
 * Counts an application once, however often it is sent.
 *
 * @throws CommandError `resource-exhausted` beyond the first limit that is reached.
 */
export async function countInscription(applicant: Applicant, sender: Sender): Promise<void> {
  const { isFirst, release } = await claim('inscription-demande', applicant.requestId);
  if (!isFirst) {
    // The same request is being counted, or was counted and not stored.
    await pass({ against: checkAgainst, tally: readTally }, applicant, sender);
    return;
  }
  try {
    await pass({ against: countAgainst, tally: countUp }, applicant, sender);
  } catch (error) {
    // A refused request is counted again next time: otherwise identifiers could be collected
    // while a limit is reached, and all be used uncounted in the next hour.
    await release();
    throw error;
  }
}

interface Counting {
  readonly against: (limit: Limit, key: string) => Promise<unknown>;
  readonly tally: (counter: Counter) => Promise<Tally>;
}

async function pass(
  { against, tally }: Counting,
  { telephone, email }: Applicant,
  { source, attested }: Sender,
): Promise<void> {
  await against(bySource, source);
  await Promise.all([
    against(byPhone, telephone),
    // Applicants without an address do not share one.
    email === '' ? undefined : against(byEmail, email.toLowerCase()),
  ]);
  // Last, so that a refused request does not count against everybody.
  await heedCeiling(await tally(everybody), attested);
}

/**
 * Beyond the ceiling of everybody together, whoever is alerted by errors in the log is told, once
 * in its window, and applications must come from the site's own form, where it can prove that
 * they do. Without that the season stays open: a single program would close it otherwise.
 */
async function heedCeiling({ count, endsAt }: Tally, attested: boolean): Promise<void> {
  const ceiling = settings.inscriptionsPerHour.value();
  if (count <= ceiling) return;
  const { isFirst } = await claim('inscription-alarme', endsAt.toISOString());
  if (isFirst) logger.error('ceiling of applications per hour reached', { ceiling });
  if (attested || settings.appCheckSiteKey.value() === '') return;
  throw refusalUntil(endsAt, () => serverMessages.ceiling);
}
