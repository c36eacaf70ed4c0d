import { logger } from 'firebase-functions';
import { messages } from '@centre/domain/messages';
import { claim } from '../data/counters.ts';
import {
  inscriptionsPerEmail,
  inscriptionsPerHour,
  inscriptionsPerPhone,
  inscriptionsPerSource,
} from '../settings.ts';
import { checkAgainst, countAgainst, dayMs, hourMs, type Limit } from './limit.ts';

const message = () => messages.inscription.tooMany;

const bySource: Limit = {
  kind: 'inscription-source',
  windowMs: hourMs,
  max: () => inscriptionsPerSource.value(),
  message,
};

const byPhone: Limit = {
  kind: 'inscription-telephone',
  windowMs: dayMs,
  max: () => inscriptionsPerPhone.value(),
  message,
};

const byEmail: Limit = {
  kind: 'inscription-email',
  windowMs: dayMs,
  max: () => inscriptionsPerEmail.value(),
  message,
};

const byEverybody: Limit = {
  kind: 'inscription-ensemble',
  windowMs: hourMs,
  // One document takes about one write per second without waiting.
  shards: 10,
  max: () => inscriptionsPerHour.value(),
  message: () => {
    // Whoever watches the log's errors learns that applicants are being turned away.
    logger.error('ceiling of applications per hour reached', {
      ceiling: inscriptionsPerHour.value(),
    });
    return messages.inscription.tooMany;
  },
};

interface Applicant {
  readonly requestId: string;
  readonly telephone: string;
  readonly email: string;
}

/**
 * Counts an application, once however often it is sent.
 *
 * @throws CommandError `resource-exhausted` at the first limit that is passed.
 */
export async function countInscription(applicant: Applicant, source: string): Promise<void> {
  const { isFirst, release } = await claim('inscription-demande', applicant.requestId);
  if (!isFirst) {
    // A twin is being counted at this moment, or was and has not been stored.
    await pass(checkAgainst, applicant, source);
    return;
  }
  try {
    await pass(countAgainst, applicant, source);
  } catch (error) {
    // Who was refused is counted again next time: otherwise identifiers could be collected
    // while a limit is reached, and all be used in the next hour without counting.
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
  // Last, so that one who is refused already cannot use it up for the others.
  await against(byEverybody, '');
}
