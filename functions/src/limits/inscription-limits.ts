import { dayMs } from '@centre/domain/dates';
import type { RaisonAVerifier } from '@centre/domain/inscription/record';
import { messages } from '@centre/domain/messages/messages';
import type { Caller } from '../commands/command.ts';
import { claim, countUp, type Counter } from '../data/counters.ts';
import { logger } from '../logger.ts';
import * as settings from '../settings.ts';
import type { Addresses } from '../source-address.ts';
import {
  countAgainst,
  counterOf,
  hourMs,
  paceOf,
  turnsOf,
  type Limit,
  type Pace,
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
