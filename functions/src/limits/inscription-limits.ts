import { logger } from 'firebase-functions';
import { messages } from '@centre/domain/messages';
import { claim } from '../data/counters.ts';
import * as settings from '../settings.ts';
import { checkAgainst, countAgainst, dayMs, hourMs, type Limit } from './limits.ts';

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

const byEverybody: Limit = {
  kind: 'inscription-ensemble',
  windowMs: hourMs,
  // One document takes about one write per second without waiting.
  shards: 10,
  max: () => settings.inscriptionsPerHour.value(),
  message: () => {
    const ceiling = settings.inscriptionsPerHour.value();
    // An error, because alerts watch for errors: applicants are being turned away.
    logger.error('ceiling of applications per hour reached', { ceiling });
    return messages.inscription.tooMany;
  },
};

interface Applicant {
  readonly requestId: string;
  readonly telephone: string;
  readonly email: string;
}

/**
 * Counts an application once, however often it is sent.
 *
 * @throws CommandError `resource-exhausted` beyond the first limit that is reached.
 */
export async function countInscription(applicant: Applicant, source: string): Promise<void> {
  const { isFirst, release } = await claim('inscription-demande', applicant.requestId);
  if (!isFirst) {
    // The same request is being counted, or was counted and not stored.
    await pass(checkAgainst, applicant, source);
    return;
  }
  try {
    await pass(countAgainst, applicant, source);
  } catch (error) {
    // A refused request is counted again next time: otherwise identifiers could be collected
    // while a limit is reached, and all be used uncounted in the next hour.
    await release();
    throw error;
  }
}

async function pass(
  against: (limit: Limit, key: string) => Promise<unknown>,
  { telephone, email }: Applicant,
  source: string,
): Promise<void> {
  await against(bySource, source);
  await Promise.all([against(byPhone, telephone), against(byEmail, email.toLowerCase())]);
  // Last, so that a refused request does not count against everybody.
  await against(byEverybody, '');
}
