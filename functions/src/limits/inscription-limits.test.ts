import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import * as counters from '../data/counters.ts';
import { logger } from '../logger.ts';
import { countInscription, countRefusedInscription } from './inscription-limits.ts';

const counts = new Map<string, number>();
const claimed = new Set<string>();
const limits = {
  INSCRIPTIONS_PER_SOURCE_PER_HOUR: '3',
  INSCRIPTIONS_PER_PHONE_PER_DAY: '3',
  INSCRIPTIONS_PER_HOUR: '3',
  INSCRIPTIONS_PER_MINUTE: '2',
  APP_CHECK_SITE_KEY: '',
};

function name({ kind, key }: counters.Counter): string {
  return `${kind} ${key}`.trim();
}

function tally(counter: counters.Counter) {
  return {
    count: counts.get(name(counter)) ?? 0,
    endsAt: new Date(Date.now() + 40_000),
    giveBack: () => Promise.resolve(),
  };
}

beforeEach(() => {
  counts.clear();
  claimed.clear();
  for (const [limit, value] of Object.entries(limits)) vi.stubEnv(limit, value);
  vi.spyOn(counters, 'countUp').mockImplementation((counter) => {
    counts.set(name(counter), (counts.get(name(counter)) ?? 0) + 1);
    return Promise.resolve(tally(counter));
  });
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

let made = 0;

type Shared = Partial<Record<'phone' | 'source', string>>;
type Circumstances = Partial<Record<'attested' | 'isTrapped', boolean>>;

/** Counts an application that shares nothing with another, save what is given. */
function count(
  shared: Shared = {},
  { attested = false, isTrapped = false }: Circumstances = {},
) {
  const own = String(made++);
  const { phone = own, source = own } = shared;
  return countInscription(
    { telephone: phone, isTrapped },
    { source, client: source, attested },
  );
}

async function countTimes(times: number, ...how: Parameters<typeof count>): Promise<void> {
  for (let sent = 0; sent < times; sent++) await count(...how);
}

/** The minute is over, the hour and the day are not. */
function nextMinute(): void {
  for (const counted of counts.keys()) {
    if (/^inscription-\w+-minute/.test(counted)) counts.delete(counted);
  }
}

const mustWait = {
  code: 'resource-exhausted',
  message: messages.inscription.wait,
  details: { retryAfter: 40 },
};

describe.each([
  ['source', { source: '192.0.2.1' }, 'connexion'],
  ['phone number', { phone: '+22890123456' }, 'telephone'],
])('applications of one %s', (_, shared, reason) => {
  beforeEach(async () => {
    vi.stubEnv('INSCRIPTIONS_PER_HOUR', '100');
    await countTimes(3, shared);
  });

  it('are marked beyond the limit, and only those', async () => {
    expect(await count(shared)).toEqual([reason]);
    expect(await count()).toEqual([]);
  });

  it('are too many for a minute beyond its pace, and go on in the next', async () => {
    await countTimes(2, shared);
    await expect(count(shared)).rejects.toMatchObject(mustWait);
    await count();
    nextMinute();
    expect(await count(shared)).toEqual([reason]);
    await count(shared);
    await expect(count(shared)).rejects.toMatchObject(mustWait);
  });
});

it('a program takes no turns of those at its address whose browser vouches for the form', async () => {
  vi.stubEnv('INSCRIPTIONS_PER_HOUR', '100');
  const source = '192.0.2.1';
  await countTimes(5, { source });
  await expect(count({ source })).rejects.toMatchObject(mustWait);
  await countTimes(3, { source }, { attested: true });
  expect(await count({ source }, { attested: true })).toEqual(['connexion']);
  await count({ source }, { attested: true });
  await expect(count({ source }, { attested: true })).rejects.toMatchObject(mustWait);
});

it('what fills the field that nobody sees is marked, and keeps to the pace from the first', async () => {
  const shared = { source: '192.0.2.1' };
  expect(await count(shared, { isTrapped: true })).toEqual(['piege']);
  await count(shared, { isTrapped: true });
  await expect(count(shared, { isTrapped: true })).rejects.toMatchObject(mustWait);
});

describe('beyond the ceiling for everybody', () => {
  const reached = ['ceiling of applications per hour reached', { ceiling: 3 }];

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.spyOn(logger, 'error').mockReturnValue();
    await countTimes(3);
    expect(logger.error).not.toHaveBeenCalled();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('all are taken and marked, and the log has one error an hour', async () => {
    expect(await count()).toEqual(['affluence']);
    await countTimes(9);
    await count();
    await count();
    expect(vi.mocked(logger.error).mock.calls).toEqual([reached]);
    vi.advanceTimersByTime(60 * 60_000);
    await count();
    expect(vi.mocked(logger.error).mock.calls).toEqual([reached, reached]);
  });

  it('what does not come from the form of the site keeps to a pace, where it can be told', async () => {
    vi.stubEnv('APP_CHECK_SITE_KEY', 'cle');
    await countTimes(2);
    await expect(count()).rejects.toMatchObject(mustWait);
    expect(vi.mocked(logger.error).mock.calls).toEqual([reached]);
    expect(await count({}, { attested: true })).toEqual([]);
    expect(await count({}, { attested: true })).toEqual([]);
    nextMinute();
    expect(await count()).toEqual(['affluence']);
  });
});

it('one who waits does not use up the ceiling for everybody', async () => {
  await countTimes(5, { source: '192.0.2.1' });
  await expect(count({ source: '192.0.2.1' })).rejects.toMatchObject(mustWait);
  expect(counts.get('inscription-ensemble')).toBe(5);
});

it('an application that cannot be stored counts for its source, and waits beyond the pace', async () => {
  const sender = { source: '192.0.2.1', client: '192.0.2.1', attested: false };
  for (let sent = 0; sent < 5; sent++) await countRefusedInscription(sender);
  await expect(countRefusedInscription(sender)).rejects.toMatchObject(mustWait);
  await countRefusedInscription({ ...sender, source: '192.0.2.2', client: '192.0.2.2' });
  expect([...counts.keys()].filter((name) => !name.includes('source'))).toEqual([]);
});
