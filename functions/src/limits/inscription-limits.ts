import { dayMs } from '@centre/domain/dates';
import type { RaisonAVerifier } from '@centre/domain/inscription/record';
import { messages } from '@centre/domain/messages/messages';
import type { Caller } from '../commands/command.ts';
import { claim, countUp, readTally, type Counter, type Tally } from '../data/counters.ts';
import { logger } from '../logger.ts';
import * as settings from '../settings.ts';
import type { Addresses } from '../source-address.ts';
import {
  checkAgainst,
  countAgainst,
  counterOf,
  hourMs,
  paceOf,
  turnsOf,
  type Limit,
  type Pace,
} from './limits.ts';

// A family has one phone, a class the address of its teacher, an operator one address for many
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

const byEmail: MarkingLimit = {
  kind: 'inscription-email',
  windowMs: dayMs,
  max: () => settings.inscriptionsPerEmail.value(),
  reason: 'email',
};

const everybody: Counter = {
  kind: 'inscription-ensemble',
  key: '',
  windowMs: hourMs,
};

interface Applicant {
  readonly requestId: string;
  readonly telephone: string;
  readonly email: string;
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
export const countRefusedInscription = (sender: Sender) =>
  heed(counting(), bySource, addressesOf(sender));

/**
 * Counts an application once, however often it is sent.
 *
 * @returns why the desk should look at it.
 * @throws CommandError `resource-exhausted`, with the seconds to wait, one minute at most.
 */
export async function countInscription(
  applicant: Applicant,
  sender: Sender,
): Promise<RaisonAVerifier[]> {
  const { isFirst, release } = await claim('inscription-demande', applicant.requestId);
  // The same request is being counted, or was counted and not stored.
  if (!isFirst) return pass({ against: checkAgainst, tally: readTally }, applicant, sender);
  try {
    return await pass(counting(), applicant, sender);
  } catch (error) {
    // A request that must wait is counted again next time: otherwise identifiers could be
    // collected in one minute, and all be used uncounted in the next.
    await release();
    throw error;
  }
}

interface Counting {
  readonly against: (limit: Limit, key: string) => Promise<unknown>;
  readonly tally: (counter: Counter) => Promise<Tally>;
}

const counting = (): Counting => ({ against: countAgainst, tally: countUp });

async function pass(
  how: Counting,
  { telephone, email, isTrapped }: Applicant,
  sender: Sender,
): Promise<RaisonAVerifier[]> {
  const found = await heed(how, bySource, addressesOf(sender), isTrapped);
  const ofContacts = await Promise.all([
    heed(how, byPhone, sameFor(telephone)),
    // Applicants without an address do not share one.
    email === '' ? [] : heed(how, byEmail, sameFor(email.toLowerCase())),
  ]);
  // Last, so that a request that waits does not count against everybody.
  const ofAll = await heedCeiling(how, sender.attested);
  const trapped: RaisonAVerifier[] = isTrapped ? ['piege'] : [];
  return [...trapped, ...found, ...ofContacts.flat(), ...ofAll];
}

const sameFor = (key: string): Addresses => ({ source: key, client: key });

async function heed(
  { against, tally }: Counting,
  limit: MarkingLimit,
  keys: Addresses,
  isPaced = false,
): Promise<RaisonAVerifier[]> {
  const { count } = await tally(counterOf(limit, keys.source));
  const isBeyond = count > limit.max();
  const turns = isBeyond || isPaced ? turnsOf(pace(limit), keys) : [];
  for (const [turn, key] of turns) await against(turn, key);
  return isBeyond ? [limit.reason] : [];
}

/**
 * Beyond the ceiling of everybody together, whoever is alerted by errors in the log is told, once
 * in its window, and the season stays open: a single program would close it otherwise. Where the
 * site's own form can prove that an application comes from it, the others come at a pace.
 */
async function heedCeiling(
  { against, tally }: Counting,
  attested: boolean,
): Promise<RaisonAVerifier[]> {
  const { count, endsAt } = await tally(everybody);
  const ceiling = settings.inscriptionsPerHour.value();
  if (count <= ceiling) return [];
  const { isFirst } = await claim('inscription-alarme', endsAt.toISOString());
  if (isFirst) logger.error('ceiling of applications per hour reached', { ceiling });
  if (attested) return [];
  if (settings.appCheckSiteKey.value() !== '')
    await against(paceOf(pace(everybody)), everybody.key);
  return ['affluence'];
}
