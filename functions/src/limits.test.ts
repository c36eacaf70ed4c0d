import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommandError } from '@centre/domain/command-error';
import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import { suiviMessages } from '@centre/domain/messages/suivi';
import * as counters from './data/counters.ts';
import {
  countCorrection,
  countExportOf,
  countFollowing,
  countInscription,
  countListing,
  countLogin,
  countPictureOf,
  countReadingOf,
  countRefusedInscription,
  countViewOf,
  limits,
} from './limits.ts';
import { logger } from './logger.ts';

const counts = new Map<string, number>();
const claimed = new Set<string>();
const name = ({ kind, key }: counters.Counter) => `${kind} ${key}`;
const tally = (counter: counters.Counter) => ({
  count: counts.get(name(counter)) ?? 0,
  endsAt: new Date(Date.now() + 40_000),
});

beforeEach(() => {
  counts.clear();
  claimed.clear();
  vi.stubEnv('APP_CHECK_SITE_KEY', '');
  vi.spyOn(counters, 'countUp').mockImplementation((counter) => {
    counts.set(name(counter), (counts.get(name(counter)) ?? 0) + 1);
    return Promise.resolve({ ...tally(counter), giveBack: () => Promise.resolve() });
  });
  vi.spyOn(counters, 'readTally').mockImplementation((counter) =>
    Promise.resolve(tally(counter)),
  );
  vi.spyOn(counters, 'claim').mockImplementation((_, key) => {
    const isFirst = !claimed.has(key);
    claimed.add(key);
    return Promise.resolve(isFirst);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

type Name = keyof typeof limits;

/** Uses up a limit except for `left` requests. */
function useUp(limit: Name, key: string, left = 0): void {
  counts.set(`${limits[limit].kind} ${key}`, limits[limit].max - left);
}

let made = 0;
const another = () => `autre-${++made}`;
const at = (source: string, client = source) => ({ source, client });
const elsewhere = () => at(another());
const rightDate = () => Promise.resolve();
const wrongDate = () => Promise.reject(new CommandError('not-found', ''));
const follow = (reference: string, addresses = elsewhere(), find = rightDate) =>
  countFollowing(reference, addresses, find);
const mustWait = { code: 'resource-exhausted' };

/** Limits with a key, and a request that no other limit counts. */
const cases: readonly [Name, key: string, ask: (key: string) => Promise<unknown>][] = [
  ['loginsByName', 'ama', (username) => countLogin(username, elsewhere())],
  ['followUpsByReference', 'CFPI-7KQ3-M4XH', (reference) => follow(reference)],
  ['viewsByArticle', 'un', countViewOf],
  ['picturesByMember', 'ama', (uid) => countPictureOf({ uid })],
  ['exportsByMember', 'ama', (uid) => countExportOf({ uid })],
  ['corrections', 'une', countCorrection],
];

it.each(cases)('Rate limit %s allows its maximum and no more', async (limit, key, ask) => {
  useUp(limit, key, 2);
  await ask(key);
  await ask(key);
  const message =
    limit === 'corrections'
      ? serverMessages.tooManyCorrections(5)
      : (expect.any(String) as string);
  const refusal = { ...mustWait, message, details: { retryAfter: 40 } };
  await expect(ask(key)).rejects.toMatchObject(refusal);
  await ask(another());
});

it('Reads by a member are counted by kind, lists included, not by address', async () => {
  for (let asked = 0; asked < 1500; asked++) await countReadingOf({ uid: 'ama' }, 'fiches');
  await expect(countReadingOf({ uid: 'ama' }, 'fiches')).rejects.toMatchObject(mustWait);
  useUp('listingsBySource', '192.0.2.1');
  for (let asked = 0; asked < 40; asked++) {
    await countListing({ ...at('192.0.2.1'), by: { uid: 'ama' } });
  }
  expect(counts.get('membre-lecture-contenus ama')).toBe(40);
});

it('countFollowing counts only wrong dates, and rejects any date at the limit', async () => {
  const reference = 'CFPI-7KQ3-M4XH';
  useUp('wrongDatesByReference', reference, 2);
  await follow(reference);
  for (let asked = 0; asked < 2; asked++) {
    const missed = follow(reference, elsewhere(), wrongDate);
    await expect(missed).rejects.toMatchObject({ code: 'not-found' });
    if (asked === 0) await follow(reference);
  }
  const tooMany = { ...mustWait, message: suiviMessages.tooManyWrong };
  await expect(follow(reference, elsewhere(), wrongDate)).rejects.toMatchObject(tooMany);
  await expect(follow(reference)).rejects.toMatchObject(tooMany);
  await follow(another());
});

/** Limits of an address; each request is for another username or reference. */
const paced = [
  ['loginsBySource', 6, (addresses = elsewhere()) => countLogin(another(), addresses)],
  ['followUpsBySource', 30, (addresses = elsewhere()) => follow(another(), addresses)],
  ['listingsBySource', 30, (addresses = elsewhere()) => countListing(addresses)],
] as const;

describe.each(paced)('Rate limit %s of an address', (limit, perMinute, ask) => {
  const source = '192.0.2.1';
  const { kind } = limits[limit];
  const askTimes = async (times: number, addresses: () => ReturnType<typeof at>) => {
    for (let asked = 0; asked < times; asked++) await ask(addresses());
  };
  beforeEach(() => useUp(limit, source));

  it(`allows ${perMinute} requests a minute once its maximum is reached`, async () => {
    await askTimes(perMinute, () => at(source));
    await expect(ask(at(source))).rejects.toMatchObject(mustWait);
    await ask();
    counts.delete(`${kind}-minute ${source}`);
    await ask(at(source));
  });

  it('leaves capacity to the other clients of the address', async () => {
    const [greedy, other] = [at(source, '198.51.100.7'), at(source, '198.51.100.8')];
    await askTimes(perMinute / 3, () => greedy);
    for (let asked = 0; asked < perMinute; asked++) {
      await expect(ask(greedy)).rejects.toMatchObject(mustWait);
    }
    await askTimes(perMinute / 3, () => other);
  });

  it('is not bypassed by a caller who forges clients', async () => {
    await askTimes(perMinute, () => at(source, another()));
    await expect(ask(at(source, another()))).rejects.toMatchObject(mustWait);
  });

  it('increments no other counter for a caller who has to wait', async () => {
    await askTimes(perMinute, () => at(source));
    const counted = new Map(counts);
    await expect(ask(at(source))).rejects.toMatchObject(mustWait);
    const changed = [...counts].filter(([name, count]) => counted.get(name) !== count);
    expect(changed.map(([name]) => name.split(' ')[0])).toEqual([kind, `${kind}-minute`]);
  });
});

type Shared = Partial<Record<'phone' | 'source', string>>;
type Circumstances = Partial<Record<'attested' | 'isTrapped', boolean>>;

/** Counts an application that shares only `shared` with others. */
function apply(shared: Shared = {}, circumstances: Circumstances = {}) {
  const { phone = another(), source = another() } = shared;
  const { attested = false, isTrapped = false } = circumstances;
  return countInscription({ telephone: phone, isTrapped }, { ...at(source), attested });
}

async function applyTimes(times: number, ...how: Parameters<typeof apply>): Promise<void> {
  for (let sent = 0; sent < times; sent++) await apply(...how);
}

/** Resets the counters of the minute, but not those of the hour and the day. */
function nextMinute(): void {
  for (const counted of counts.keys()) {
    if (/^inscription-\w+-minute/.test(counted)) counts.delete(counted);
  }
}

const perMinute = 30;
const applicantWaits = {
  ...{ code: 'resource-exhausted', message: messages.inscription.wait },
  details: { retryAfter: 40 },
};

describe.each([
  ['applicationsBySource', { source: '192.0.2.1' }, '192.0.2.1', 'connexion'],
  ['applicationsByPhone', { phone: '+22890123456' }, '+22890123456', 'telephone'],
] as const)('Rate limit %s', (limit, shared, key, reason) => {
  it('marks only the applications beyond its maximum', async () => {
    useUp(limit, key, 1);
    expect(await apply(shared)).toEqual([]);
    expect(await apply(shared)).toEqual([reason]);
    expect(await apply()).toEqual([]);
  });

  it('makes applications beyond the rate per minute wait for the next minute', async () => {
    useUp(limit, key);
    await applyTimes(perMinute, shared);
    await expect(apply(shared)).rejects.toMatchObject(applicantWaits);
    await apply();
    nextMinute();
    expect(await apply(shared)).toEqual([reason]);
    await applyTimes(perMinute - 1, shared);
    await expect(apply(shared)).rejects.toMatchObject(applicantWaits);
  });
});

it('Unattested applications use no capacity of attested ones at their address', async () => {
  const source = '192.0.2.1';
  useUp('applicationsBySource', source);
  await applyTimes(perMinute, { source });
  await expect(apply({ source })).rejects.toMatchObject(applicantWaits);
  useUp('applicationsBySource', `${source} attested`, 1);
  await apply({ source }, { attested: true });
  expect(await apply({ source }, { attested: true })).toEqual(['connexion']);
  await applyTimes(perMinute - 1, { source }, { attested: true });
  await expect(apply({ source }, { attested: true })).rejects.toMatchObject(applicantWaits);
});

it('Applications with a filled honeypot are marked and always rate-limited', async () => {
  const shared = { source: '192.0.2.1' };
  expect(await apply(shared, { isTrapped: true })).toEqual(['piege']);
  await applyTimes(perMinute - 1, shared, { isTrapped: true });
  await expect(apply(shared, { isTrapped: true })).rejects.toMatchObject(applicantWaits);
});

describe('Ceiling of all applications', () => {
  const reached = ['ceiling of applications per hour reached', { ceiling: 2000 }];

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(logger, 'error').mockReturnValue();
    useUp('applicationsOfAll', '');
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('marks applications beyond it, and logs one error an hour', async () => {
    useUp('applicationsOfAll', '', 1);
    expect(await apply()).toEqual([]);
    expect(logger.error).not.toHaveBeenCalled();
    expect(await apply()).toEqual(['affluence']);
    await applyTimes(9);
    expect(vi.mocked(logger.error).mock.calls).toEqual([reached]);
    vi.advanceTimersByTime(60 * 60_000);
    await apply();
    expect(vi.mocked(logger.error).mock.calls).toEqual([reached, reached]);
  });

  it('rate-limits unattested applications where the site uses App Check', async () => {
    vi.stubEnv('APP_CHECK_SITE_KEY', 'cle');
    await applyTimes(perMinute);
    await expect(apply()).rejects.toMatchObject(applicantWaits);
    expect(vi.mocked(logger.error).mock.calls).toEqual([reached]);
    expect(await apply({}, { attested: true })).toEqual([]);
    nextMinute();
    expect(await apply()).toEqual(['affluence']);
  });

  it('does not count an application that has to wait', async () => {
    counts.clear();
    const source = '192.0.2.1';
    useUp('applicationsBySource', source);
    await applyTimes(perMinute, { source });
    await expect(apply({ source })).rejects.toMatchObject(applicantWaits);
    expect(counts.get('inscription-ensemble ')).toBe(perMinute);
  });
});

it('countRefusedInscription counts by source only, up to its rate per minute', async () => {
  const sender = { ...at('192.0.2.1'), attested: false };
  useUp('applicationsBySource', '192.0.2.1');
  for (let sent = 0; sent < perMinute; sent++) await countRefusedInscription(sender);
  await expect(countRefusedInscription(sender)).rejects.toMatchObject(applicantWaits);
  await countRefusedInscription({ ...at('192.0.2.2'), attested: false });
  expect([...counts.keys()].filter((name) => !name.includes('source'))).toEqual([]);
});
