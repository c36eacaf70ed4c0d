import { dayMs } from '@centre/domain/dates';
import type { RaisonAVerifier } from '@centre/domain/inscription/record';
import { CommandError } from '@centre/domain/command-error';
import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import { suiviMessages } from '@centre/domain/messages/suivi';
import type { Caller } from '../commands/command.ts';
import { claim, countUp, type Counter } from '../data/counters.ts';
import { logger } from '../logger.ts';
import * as settings from '../settings.ts';
import type { Addresses } from '../source-address.ts';
import {
  checkAgainst,
  countAgainst,
  countAtPace,
  counterOf,
  hourMs,
  paceOf,
  turnsOf,
  type Limit,
  type Pace,
  type SoftLimit,
} from './limits.ts';

// A family has one phone, an operator one address for many
// phones. What is beyond a limit is therefore marked for the desk, and comes at a pace: who is too
// many in one minute waits for the next one, which the form does by itself.

const pace = ({ kind }: Pick<Counter, 'kind'>): Pace => ({
  kind,
  perMinute: () => settings.inscriptionsPerMinute.value(),
  wait: messages.inscription.wait,
});

interface MarkingLimit extends Omit<Limit, 'message'> {
  /** The mark of what is beyond. */
  readonly reason: RaisonAVerifier;
}

const bySource: MarkingLimit = {
  kind: 'inscription-source',
  windowMs: hourMs,
  max: () => settings.inscriptionsPerSource.value(),
  reason: 'connexion',
};

const byPhone: MarkingLimit = {
  kind: 'inscription-telephone',
  windowMs: dayMs,
  max: () => settings.inscriptionsPerPhone.value(),
  reason: 'telephone',
};

const everybody: Counter = {
  kind: 'inscription-ensemble',
  key: '',
  windowMs: hourMs,
};

interface Applicant {
  readonly telephone: string;
  /** Whether the field that people do not see was filled. */
  readonly isTrapped: boolean;
}

type Sender = Pick<Caller, 'source' | 'client' | 'attested'>;

/** A program at a shared address takes no turns of those whose browser vouches for the form. */
function addressesOf({ source, client, attested }: Sender): Addresses {
  const mark = attested ? ' attested' : '';
  return { source: `${source}${mark}`, client: `${client}${mark}` };
}

/** Counts an application that cannot be stored as it is by its source alone. */
export const countRefusedInscription = (sender: Sender) => heed(bySource, addressesOf(sender));

/**
 * Counts an application.
 *
 * @returns why the desk should look at it.
 * @throws CommandError `resource-exhausted`, with the seconds to wait, one minute at most.
 */
export async function countInscription(
  { telephone, isTrapped }: Applicant,
  sender: Sender,
): Promise<RaisonAVerifier[]> {
  const ofSource = await heed(bySource, addressesOf(sender), isTrapped);
  const ofPhone = await heed(byPhone, { source: telephone, client: telephone });
  // Last, so that a request that waits does not count against everybody.
  const ofAll = await heedCeiling(sender.attested);
  return [...(isTrapped ? ['piege' as const] : []), ...ofSource, ...ofPhone, ...ofAll];
}

async function heed(
  limit: MarkingLimit,
  keys: Addresses,
  isPaced = false,
): Promise<RaisonAVerifier[]> {
  const { count } = await countUp(counterOf(limit, keys.source));
  const isBeyond = count > limit.max();
  const turns = isBeyond || isPaced ? turnsOf(pace(limit), keys) : [];
  for (const [turn, key] of turns) await countAgainst(turn, key);
  return isBeyond ? [limit.reason] : [];
}

/**
 * Beyond the ceiling of everybody together, whoever is alerted by errors in the log is told, once
 * in its window, and the season stays open: a single program would close it otherwise. Where the
 * site's own form can prove that an application comes from it, the others come at a pace.
 */
async function heedCeiling(attested: boolean): Promise<RaisonAVerifier[]> {
  const { count, endsAt } = await countUp(everybody);
  const ceiling = settings.inscriptionsPerHour.value();
  if (count <= ceiling) return [];
  if (await claim('inscription-alarme', endsAt.toISOString())) {
    logger.error('ceiling of applications per hour reached', { ceiling });
  }
  if (attested) return [];
  if (settings.appCheckSiteKey.value() !== '') {
    await countAgainst(paceOf(pace(everybody)), everybody.key);
  }
  return ['affluence'];
}

const followUpsBySource: SoftLimit = {
  kind: 'suivi-source',
  windowMs: hourMs,
  max: () => settings.followUpsPerSource.value(),
  perMinute: () => settings.followUpsPerMinute.value(),
  wait: suiviMessages.wait,
};

const followUpsByReference: Limit = {
  kind: 'suivi-reference',
  windowMs: hourMs,
  max: () => settings.followUpsPerReference.value(),
  message: suiviMessages.tooMany,
};

const wrongDatesByReference: Limit = {
  kind: 'suivi-dates',
  windowMs: dayMs,
  max: () => settings.wrongDatesPerReference.value(),
  message: () => suiviMessages.tooManyWrong,
};

/** Counts a question about an application by its source; one that cannot be read, by it alone. */
export const countFollowingFrom = (addresses: Addresses) =>
  countAtPace(followUpsBySource, addresses);

/**
 * Counts a question about an application, and whether `find` finds it: a date of birth must not be
 * found by trying. References that there are and those that there are not are counted alike.
 */
export async function countFollowing<T>(
  reference: string,
  addresses: Addresses,
  find: () => Promise<T>,
): Promise<T> {
  // First: who has to wait asks again, and must not use up the questions of the reference.
  await countFollowingFrom(addresses);
  await countAgainst(followUpsByReference, reference);
  await checkAgainst(wrongDatesByReference, reference);
  try {
    return await find();
  } catch (error) {
    const isWrong = error instanceof CommandError && error.code === 'not-found';
    if (isWrong) await countAgainst(wrongDatesByReference, reference);
    throw error;
  }
}

/** Corrections of one application in a day. */
const correctionsPerDay = 5;

const corrections: Limit = {
  kind: 'inscription-corrections',
  windowMs: dayMs,
  max: () => correctionsPerDay,
  message: () => serverMessages.tooManyCorrections(correctionsPerDay),
};

/** Counts a correction by an applicant, each of which the journal keeps for years. */
export async function countCorrection(application: string): Promise<void> {
  await countAgainst(corrections, application);
}
