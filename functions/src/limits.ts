import { CommandError } from '@centre/domain/command-error';
import { dayMs } from '@centre/domain/dates';
import type { Actor } from '@centre/domain/journal/journal';
import { foldUsername } from '@centre/domain/member/member';
import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import { suiviMessages } from '@centre/domain/messages/suivi';
import type { Caller } from './commands/command.ts';
import {
  claim,
  countUp,
  readTally,
  type Counted,
  type Counter,
  type Tally,
} from './data/counters.ts';
import { logger } from './logger.ts';
import { appCheckSiteKey, isEmulated } from './settings.ts';
import type { Addresses } from './source-address.ts';

const minuteMs = 60_000;
const quarterHourMs = 15 * minuteMs;
const hourMs = 60 * minuteMs;

/** Why the desk looks at an application: a `RaisonAVerifier` of the domain. */
type Mark = 'connexion' | 'telephone' | 'email' | 'affluence' | 'piege';

/** Rate limit: how many of something in a window of time, and what becomes of the others. */
interface Limit extends Pick<Counter, 'kind' | 'windowMs' | 'shards'> {
  readonly max: number;
  /** `max` in the emulators, where everybody who tests has the same address. */
  readonly emulated?: number;
  /** How many of the others are heard in a minute: an address may be that of a whole class. */
  readonly perMinute?: number;
  /** Why the desk looks at those that are heard beyond `max`. */
  readonly mark?: Mark;
  /** The refusal of those that are not heard. */
  readonly message: (minutes: number) => string;
}

const applications = {
  windowMs: hourMs,
  perMinute: 30,
  message: () => messages.inscription.wait,
};
const ofMember = { windowMs: hourMs, emulated: 20_000, message: () => messages.tooMany };
const readings = { ...ofMember, max: 1500 };

/** Corrections of one application in a day, each of which the journal keeps for years. */
const correctionsPerDay = 5;

// Those by source are wide: a school, or everybody at one mobile carrier, may share an address.
export const limits = {
  loginsByName: {
    ...{ kind: 'connexion-nom', windowMs: quarterHourMs, max: 10, emulated: 20 },
    message: messages.session.tooMany,
  },
  loginsBySource: {
    ...{ kind: 'connexion-source', windowMs: quarterHourMs, max: 100, emulated: 2000 },
    ...{ perMinute: 6, message: () => serverMessages.loginWait },
  },
  // A family has one phone. Applications are never refused for good: those beyond a limit are
  // marked for the desk, and the form sends them again when a minute has room.
  applicationsBySource: {
    ...applications,
    ...{ kind: 'inscription-source', max: 300, emulated: 5000, mark: 'connexion' },
  },
  applicationsByPhone: {
    ...applications,
    ...{ kind: 'inscription-telephone', windowMs: dayMs, max: 5, emulated: 1000 },
    mark: 'telephone',
  },
  applicationsOfAll: {
    ...applications,
    ...{ kind: 'inscription-ensemble', max: 2000, emulated: 20_000, mark: 'affluence' },
  },
  corrections: {
    ...{ kind: 'inscription-corrections', windowMs: dayMs, max: correctionsPerDay },
    message: () => serverMessages.tooManyCorrections(correctionsPerDay),
  },
  followUpsBySource: {
    ...{ kind: 'suivi-source', windowMs: hourMs, max: 300, emulated: 20_000 },
    ...{ perMinute: 30, message: () => suiviMessages.wait },
  },
  followUpsByReference: {
    ...{ kind: 'suivi-reference', windowMs: hourMs, max: 20 },
    message: suiviMessages.tooMany,
  },
  wrongDatesByReference: {
    ...{ kind: 'suivi-dates', windowMs: dayMs, max: 40 },
    message: () => suiviMessages.tooManyWrong,
  },
  // By article, because a shared cache asks for many visitors. Each view reads all shards.
  viewsByArticle: { ...ofMember, kind: 'vue-article', max: 3000, shards: 3 },
  // A list may read a thousand documents.
  listingsBySource: {
    ...{ kind: 'liste-source', windowMs: hourMs, max: 3000, emulated: 100_000 },
    ...{ perMinute: 30, message: () => messages.tooMany },
  },
  // By member: a stolen session is limited wherever it is used, and colleagues behind one address
  // do not share a limit.
  picturesByMember: { ...ofMember, kind: 'membre-images', max: 600 },
  exportsByMember: { ...ofMember, kind: 'membre-exports', max: 300 },
} satisfies Record<string, Limit>;

const maxOf = ({ max, emulated = max }: Limit) => (isEmulated ? emulated : max);

const counterOf = ({ kind, windowMs, shards = 1 }: Limit, key: string): Counter => ({
  ...{ kind, key, windowMs, shards },
});

/** A refusal that says in how many seconds to try again. */
function refusalUntil(endsAt: Date, message: Limit['message']): CommandError {
  const retryAfter = Math.max(1, Math.ceil((endsAt.getTime() - Date.now()) / 1000));
  const sentence = message(Math.ceil(retryAfter / 60));
  return new CommandError('resource-exhausted', sentence, { retryAfter });
}

function refuseBeyond(limit: Limit, { count, endsAt }: Tally): void {
  if (count > maxOf(limit)) throw refusalUntil(endsAt, limit.message);
}

/**
 * Counts one more for `key`.
 *
 * @throws CommandError `resource-exhausted`, with the seconds to wait, beyond the limit.
 */
async function countAgainst(limit: Limit, key: string): Promise<Counted> {
  const counted = await countUp(counterOf(limit, key));
  refuseBeyond(limit, counted);
  return counted;
}

/**
 * Counts one more for an address, or for what else applicants share.
 *
 * @param isPaced whether the first ones keep to the pace, too.
 * @returns the mark of one that is beyond the limit.
 * @throws CommandError `resource-exhausted`, with the seconds to wait, one minute at most.
 */
async function countAtPace(
  limit: Limit,
  addresses: Addresses,
  isPaced = false,
): Promise<Mark[]> {
  const { count } = await countUp(counterOf(limit, addresses.source));
  const isBeyond = count > maxOf(limit);
  if (isBeyond || isPaced) await takeTurn(limit, addresses);
  return isBeyond && limit.mark ? [limit.mark] : [];
}

/** A client's share of the turns that it has together with others. */
const shareOfClient = 1 / 3;

/**
 * Takes a turn at the pace of a source. Of clients that share the source, as behind Hosting, none
 * takes more than its share; a caller who makes up clients has no more turns for it.
 */
async function takeTurn(limit: Limit, { source, client }: Addresses): Promise<void> {
  const { kind, perMinute = 0, message } = limit;
  const turn = { windowMs: minuteMs, message };
  if (client !== source) {
    const max = Math.ceil(shareOfClient * perMinute);
    await countAgainst({ ...turn, kind: `${kind}-client-minute`, max }, `${source} ${client}`);
  }
  await countAgainst({ ...turn, kind: `${kind}-minute`, max: perMinute }, source);
}

/** Counts an attempt to log in by its source; one that cannot be read, by it alone. */
export const countLoginFrom = (addresses: Addresses) =>
  countAtPace(limits.loginsBySource, addresses);

/**
 * Counts an attempt to log in, unknown names included.
 *
 * @returns the count of the name, which a success gives back.
 */
export async function countLogin(username: string, addresses: Addresses): Promise<Counted> {
  // First: who has to wait is tried again, and must not use up the attempts of the name.
  await countLoginFrom(addresses);
  return countAgainst(limits.loginsByName, foldUsername(username));
}

type Sender = Pick<Caller, 'source' | 'client' | 'attested'>;

/** A program at a shared address takes no turns of those whose browser vouches for the form. */
function addressesOf({ source, client, attested }: Sender): Addresses {
  const mark = attested ? ' attested' : '';
  return { source: `${source}${mark}`, client: `${client}${mark}` };
}

/** Counts an application that cannot be stored as it is by its source alone. */
export const countRefusedInscription = (sender: Sender) =>
  countAtPace(limits.applicationsBySource, addressesOf(sender));

interface Applicant {
  readonly telephone: string;
  /** Whether the field that people do not see was filled. */
  readonly isTrapped: boolean;
}

/**
 * Counts an application.
 *
 * @returns why the desk should look at it.
 * @throws CommandError `resource-exhausted`, with the seconds to wait, one minute at most.
 */
export async function countInscription(
  { telephone, isTrapped }: Applicant,
  sender: Sender,
): Promise<Mark[]> {
  const { applicationsBySource, applicationsByPhone } = limits;
  const phone = { source: telephone, client: telephone };
  const ofSource = await countAtPace(applicationsBySource, addressesOf(sender), isTrapped);
  const ofPhone = await countAtPace(applicationsByPhone, phone);
  // Last, so that a request that waits does not count against everybody.
  const ofAll = await countOfAll(sender.attested);
  return [...(isTrapped ? ['piege' as const] : []), ...ofSource, ...ofPhone, ...ofAll];
}

/**
 * Counts an application of everybody together. Beyond the ceiling an error is logged, once in its
 * window, and the season stays open: a single program would close it otherwise. Where the site's
 * own form can prove that an application comes from it, the others come at a pace.
 */
async function countOfAll(attested: boolean): Promise<Mark[]> {
  const limit = limits.applicationsOfAll;
  const { count, endsAt } = await countUp(counterOf(limit, ''));
  const ceiling = maxOf(limit);
  if (count <= ceiling) return [];
  if (await claim('inscription-alarme', endsAt.toISOString())) {
    logger.error('ceiling of applications per hour reached', { ceiling });
  }
  if (attested) return [];
  if (appCheckSiteKey.value() !== '') await takeTurn(limit, { source: '', client: '' });
  return [limit.mark];
}

/** Counts a correction by an applicant. */
export async function countCorrection(application: string): Promise<void> {
  await countAgainst(limits.corrections, application);
}

/** Counts a question about an application by its source; one that cannot be read, by it alone. */
export const countFollowingFrom = (addresses: Addresses) =>
  countAtPace(limits.followUpsBySource, addresses);

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
  await countAgainst(limits.followUpsByReference, reference);
  const { wrongDatesByReference } = limits;
  refuseBeyond(
    wrongDatesByReference,
    await readTally(counterOf(wrongDatesByReference, reference)),
  );
  try {
    return await find();
  } catch (error) {
    const isWrong = error instanceof CommandError && error.code === 'not-found';
    if (isWrong) await countAgainst(wrongDatesByReference, reference);
    throw error;
  }
}

export const countViewOf = (article: string) => countAgainst(limits.viewsByArticle, article);

/** Counts a public list of the API; a member's as theirs. */
export async function countListing(
  caller: Addresses & { readonly by?: Who | undefined },
): Promise<void> {
  const { by } = caller;
  await (by ? countReadingOf(by, 'contenus') : countAtPace(limits.listingsBySource, caller));
}

type Who = Pick<Actor, 'uid'>;

/** Counts a picture before it is decoded. */
export const countPictureOf = ({ uid }: Who) => countAgainst(limits.picturesByMember, uid);

/** Counts an export before its file is made. */
export const countExportOf = ({ uid }: Who) => countAgainst(limits.exportsByMember, uid);

/** Counts a costly reading; each `kind` has a count of its own. */
export const countReadingOf = ({ uid }: Who, kind: string) =>
  countAgainst({ ...readings, kind: `membre-lecture-${kind}` }, uid);
