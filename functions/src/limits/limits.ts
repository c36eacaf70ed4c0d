import { CommandError } from '@centre/domain/command-error';
import type { Actor } from '@centre/domain/journal/journal';
import { foldUsername } from '@centre/domain/member/member';
import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import {
  countUp,
  readTally,
  type Counted,
  type Counter,
  type Tally,
} from '../data/counters.ts';
import * as settings from '../settings.ts';
import type { Addresses } from '../source-address.ts';

/** How many of something are accepted in a window of time. */
export interface Limit extends Omit<Counter, 'key'> {
  /** Read at each use: parameters have no value yet when the code is loaded. */
  readonly max: () => number;
  /** The refusal. */
  readonly message: (minutes: number) => string;
}

const minuteMs = 60_000;
const quarterHourMs = 15 * minuteMs;
export const hourMs = 60 * minuteMs;

export const counterOf = (
  { kind, windowMs, shards = 1 }: Omit<Counter, 'key'>,
  key: string,
): Counter => ({ kind, key, windowMs, shards });

/**
 * Counts one more for `key`.
 *
 * @throws CommandError `resource-exhausted`, with the seconds to wait, beyond the limit.
 */
export async function countAgainst(limit: Limit, key: string): Promise<Counted> {
  const counted = await countUp(counterOf(limit, key));
  refuseBeyond(limit, counted);
  return counted;
}

/** The same check without counting. */
export async function checkAgainst(limit: Limit, key: string): Promise<void> {
  refuseBeyond(limit, await readTally(counterOf(limit, key)));
}

/** Rate of the requests beyond a limit. */
export interface Pace {
  readonly kind: string;
  readonly perMinute: () => number;
  /** The refusal of the others, who come again in the next minute. */
  readonly wait: string;
}

export const paceOf = ({ kind, perMinute, wait }: Pace): Limit => ({
  kind: `${kind}-minute`,
  windowMs: minuteMs,
  max: perMinute,
  message: () => wait,
});

/** A client's share of the turns that it has together with others. */
const shareOfClient = 1 / 3;

/**
 * Turns at the pace of a source, each with its key. Of clients that share the source, as behind
 * Hosting, none takes more than its share; a caller who makes up clients has no more turns for it.
 */
export function turnsOf(pace: Pace, { source, client }: Addresses): [Limit, string][] {
  const shared: [Limit, string] = [paceOf(pace), source];
  if (client === source) return [shared];
  const kind = `${pace.kind}-client`;
  const perMinute = () => Math.ceil(shareOfClient * pace.perMinute());
  return [[paceOf({ ...pace, kind, perMinute }), `${source} ${client}`], shared];
}

/** A limit beyond which a source is heard at a pace: an address may be that of a whole class. */
export type SoftLimit = Omit<Limit, 'message'> & Pace;

/** @throws CommandError `resource-exhausted`, with the seconds to wait, one minute at most. */
export async function countAtPace(limit: SoftLimit, addresses: Addresses): Promise<void> {
  const { count } = await countUp(counterOf(limit, addresses.source));
  if (count <= limit.max()) return;
  for (const [turn, key] of turnsOf(limit, addresses)) await countAgainst(turn, key);
}

function refuseBeyond(limit: Limit, { count, endsAt }: Tally): void {
  if (count > limit.max()) throw refusalUntil(endsAt, limit.message);
}

/** A refusal that says in how many seconds to try again. */
function refusalUntil(endsAt: Date, message: Limit['message']): CommandError {
  const retryAfter = Math.max(1, Math.ceil((endsAt.getTime() - Date.now()) / 1000));
  const sentence = message(Math.ceil(retryAfter / 60));
  return new CommandError('resource-exhausted', sentence, { retryAfter });
}

const loginsByName: Limit = {
  kind: 'connexion-nom',
  windowMs: quarterHourMs,
  max: () => settings.loginsPerName.value(),
  message: messages.session.tooMany,
};

const loginsBySource: SoftLimit = {
  kind: 'connexion-source',
  windowMs: quarterHourMs,
  max: () => settings.loginsPerSource.value(),
  perMinute: () => settings.loginsPerMinute.value(),
  wait: serverMessages.loginWait,
};

/** Counts an attempt to log in by its source; one that cannot be read, by it alone. */
export const countLoginFrom = (addresses: Addresses) => countAtPace(loginsBySource, addresses);

/**
 * Counts an attempt to log in, unknown names included.
 *
 * @returns the count of the name, which a success gives back.
 */
export async function countLogin(username: string, addresses: Addresses): Promise<Counted> {
  // First: who has to wait is tried again, and must not use up the attempts of the name.
  await countLoginFrom(addresses);
  return countAgainst(loginsByName, foldUsername(username));
}

const perHour = (kind: string, max: () => number): Limit => ({
  ...{ kind, windowMs: hourMs, max },
  message: () => messages.tooMany,
});

const views: Limit = {
  ...perHour('vue-article', () => settings.viewsPerArticle.value()),
  // Each view reads them all.
  shards: 3,
};

const listingsBySource: SoftLimit = {
  kind: 'liste-source',
  windowMs: hourMs,
  max: () => settings.listingsPerSource.value(),
  perMinute: () => 30,
  wait: messages.tooMany,
};

/** Counts a view of an article. By article, because a shared cache asks for many visitors. */
export async function countViewOf(article: string): Promise<void> {
  await countAgainst(views, article);
}

/** Counts a public list of the API, which may read a thousand documents; a member's as theirs. */
export async function countListing(
  caller: Addresses & { readonly by?: Who | undefined },
): Promise<void> {
  const { by } = caller;
  await (by ? countReadingOf(by, 'contenus') : countAtPace(listingsBySource, caller));
}

// By member rather than by source: a stolen session is limited wherever it is used, and
// colleagues behind one address do not share a limit.
type Who = Pick<Actor, 'uid'>;

const pictures = perHour('membre-images', () => settings.picturesPerMember.value());
const exports = perHour('membre-exports', () => settings.exportsPerMember.value());

/** Counts a picture before it is decoded. */
export async function countPictureOf({ uid }: Who): Promise<void> {
  await countAgainst(pictures, uid);
}

/** Counts an export before its file is made. */
export async function countExportOf({ uid }: Who): Promise<void> {
  await countAgainst(exports, uid);
}

/** Counts a costly reading; each `kind` has a count of its own. */
export async function countReadingOf({ uid }: Who, kind: string): Promise<void> {
  await countAgainst(
    perHour(`membre-lecture-${kind}`, () => settings.readingsPerMember.value()),
    uid,
  );
}
