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

/** Reason for a check by the desk: a `RaisonAVerifier` of the domain. */
type Mark = 'connexion' | 'telephone' | 'email' | 'affluence' | 'piege';

/** Rate limit: maximum of calls in a time window, and the treatment of calls beyond it. */
interface Limit extends Pick<Counter, 'kind' | 'windowMs' | 'shards'> {
  readonly max: number;
  /** `max` in the emulators, where all testers have the same address. */
  readonly emulated?: number;
  /** Rate beyond `max`, in calls per minute: a whole class may share an address. */
  readonly perMinute?: number;
  /** Mark of the applications that are accepted beyond `max`. */
  readonly mark?: Mark;
  /** Message of the refusal. */
  readonly message: (minutes: number) => string;
}

const applications = {
  windowMs: hourMs,
  perMinute: 30,
  message: () => messages.inscription.wait,
};
const perMember = { windowMs: hourMs, emulated: 20_000, message: () => messages.tooMany };
const readsPerMember = { ...perMember, max: 1500 };

/** Corrections of one application per day; the journal keeps each of them for years. */
const correctionsPerDay = 5;

// Limits by source are high: a school, or all customers of a mobile carrier, may share an address.
export const limits = {
  loginsByName: {
    ...{ kind: 'connexion-nom', windowMs: quarterHourMs, max: 10, emulated: 20 },
    message: messages.session.tooMany,
  },
  loginsBySource: {
    ...{ kind: 'connexion-source', windowMs: quarterHourMs, max: 100, emulated: 2000 },
    ...{ perMinute: 6, message: () => serverMessages.loginWait },
  },
  // A family may have one phone. Applications are never refused permanently: those beyond a limit
  // are marked for the desk, and the form sends them again until a minute has capacity.
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
  // By article, because a shared cache calls for many visitors. Each view reads all shards.
  viewsByArticle: { ...perMember, kind: 'vue-article', max: 3000, shards: 3 },
  // A list may read a thousand documents.
  listingsBySource: {
    ...{ kind: 'liste-source', windowMs: hourMs, max: 3000, emulated: 100_000 },
    ...{ perMinute: 30, message: () => messages.tooMany },
  },
  // By member: a stolen session is limited wherever it is used, and colleagues behind one address
  // do not share a limit.
  picturesByMember: { ...perMember, kind: 'membre-images', max: 600 },
  exportsByMember: { ...perMember, kind: 'membre-exports', max: 300 },
} satisfies Record<string, Limit>;

const maxOf = ({ max, emulated = max }: Limit) => (isEmulated ? emulated : max);

const counterOf = ({ kind, windowMs, shards = 1 }: Limit, key: string): Counter => ({
  ...{ kind, key, windowMs, shards },
});

/** Refusal with the number of seconds until the next try. */
function refusalUntil(endsAt: Date, message: Limit['message']): CommandError {
  const retryAfter = Math.max(1, Math.ceil((endsAt.getTime() - Date.now()) / 1000));
  const sentence = message(Math.ceil(retryAfter / 60));
  return new CommandError('resource-exhausted', sentence, { retryAfter });
}

function refuseBeyond(limit: Limit, { count, endsAt }: Tally): void {
  if (count > maxOf(limit)) throw refusalUntil(endsAt, limit.message);
}

/**
 * Counts a call for `key`.
 *
 * @throws CommandError `resource-exhausted`, with the seconds to wait, beyond the limit.
 */
async function countCall(limit: Limit, key: string): Promise<Counted> {
  const counted = await countUp(counterOf(limit, key));
  refuseBeyond(limit, counted);
  return counted;
}

/**
 * Counts a call for an address, or another key that applicants share.
 *
 * @param isPaced whether the calls below `max` are limited to `perMinute`, too.
 * @returns the mark of a call beyond `max`.
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

/** Largest part of a source's turns that one client gets. */
const shareOfClient = 1 / 3;

/**
 * Takes one of a source's `perMinute` turns. Each of the clients that share a source, as behind
 * Hosting, gets at most its share. Invented clients give a caller no additional turns.
 */
async function takeTurn(limit: Limit, { source, client }: Addresses): Promise<void> {
  const { kind, perMinute = 0, message } = limit;
  const turn = { windowMs: minuteMs, message };
  if (client !== source) {
    const max = Math.ceil(shareOfClient * perMinute);
    await countCall({ ...turn, kind: `${kind}-client-minute`, max }, `${source} ${client}`);
  }
  await countCall({ ...turn, kind: `${kind}-minute`, max: perMinute }, source);
}

/** Counts a login attempt by source, which is the only count of an unreadable one. */
export const countLoginFrom = (addresses: Addresses) =>
  countAtPace(limits.loginsBySource, addresses);

/**
 * Counts a login attempt by source and by name, unknown names included.
 *
 * @returns the count of the name, to be given back after a successful login.
 */
export async function countLogin(username: string, addresses: Addresses): Promise<Counted> {
  // First, because a delayed attempt is repeated and must not use up the attempts of the name.
  await countLoginFrom(addresses);
  return countCall(limits.loginsByName, foldUsername(username));
}

type Sender = Pick<Caller, 'source' | 'client' | 'attested'>;

/** Keys of a sender; attested ones are separate, so that a program does not take their turns. */
function addressesOf({ source, client, attested }: Sender): Addresses {
  const suffix = attested ? ' attested' : '';
  return { source: `${source}${suffix}`, client: `${client}${suffix}` };
}

/** Counts an application that the schema refuses, by source only. */
export const countRefusedInscription = (sender: Sender) =>
  countAtPace(limits.applicationsBySource, addressesOf(sender));

interface Applicant {
  readonly telephone: string;
  /** Whether the honeypot field was filled. */
  readonly isTrapped: boolean;
}

/**
 * Counts an application by source, by phone number and in total.
 *
 * @returns its marks for the desk.
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
  // Last, so that a delayed request does not count in the total.
  const ofAll = await countInTotal(sender.attested);
  return [...(isTrapped ? ['piege' as const] : []), ...ofSource, ...ofPhone, ...ofAll];
}

/**
 * Counts an application in the total of all applicants. Beyond the ceiling, an error is logged once
 * per window and the campaign stays open, because otherwise a single program could close it. If the
 * site uses App Check, applications that it does not attest are then limited to `perMinute`.
 */
async function countInTotal(attested: boolean): Promise<Mark[]> {
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

export async function countCorrection(application: string): Promise<void> {
  await countCall(limits.corrections, application);
}

/** Counts a query about an application by source, which is the only count of an unreadable one. */
export const countFollowingFrom = (addresses: Addresses) =>
  countAtPace(limits.followUpsBySource, addresses);

/**
 * Counts a query about an application, and its failures to find one: a date of birth must not be
 * guessed by trying. Existing and unknown references are counted alike.
 */
export async function countFollowing<T>(
  reference: string,
  addresses: Addresses,
  find: () => Promise<T>,
): Promise<T> {
  // First, because a delayed query is repeated and must not use up those of the reference.
  await countFollowingFrom(addresses);
  await countCall(limits.followUpsByReference, reference);
  const { wrongDatesByReference } = limits;
  refuseBeyond(
    wrongDatesByReference,
    await readTally(counterOf(wrongDatesByReference, reference)),
  );
  try {
    return await find();
  } catch (error) {
    const isWrong = error instanceof CommandError && error.code === 'not-found';
    if (isWrong) await countCall(wrongDatesByReference, reference);
    throw error;
  }
}

export const countViewOf = (article: string) => countCall(limits.viewsByArticle, article);

/** Counts a public list of the API: by member if there is one, otherwise by source. */
export async function countListing(
  caller: Addresses & { readonly by?: MemberUid | undefined },
): Promise<void> {
  const { by } = caller;
  await (by ? countReadingOf(by, 'contenus') : countAtPace(limits.listingsBySource, caller));
}

type MemberUid = Pick<Actor, 'uid'>;

/** Counts a picture before it is decoded. */
export const countPictureOf = ({ uid }: MemberUid) => countCall(limits.picturesByMember, uid);

/** Counts an export before its file is made. */
export const countExportOf = ({ uid }: MemberUid) => countCall(limits.exportsByMember, uid);

/** Counts an expensive read of a member; each `kind` has a count of its own. */
export const countReadingOf = ({ uid }: MemberUid, kind: string) =>
  countCall({ ...readsPerMember, kind: `membre-lecture-${kind}` }, uid);
