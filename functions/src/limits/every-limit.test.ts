import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommandError } from '@centre/domain/command-error';
import { serverMessages } from '@centre/domain/messages/server';
import { suiviMessages } from '@centre/domain/messages/suivi';
import * as counters from '../data/counters.ts';
import {
  countExportOf,
  countListing,
  countLogin,
  countPictureOf,
  countReadingOf,
  countViewOf,
} from './limits.ts';
import { countCorrection, countFollowing } from './inscription-limits.ts';

const settings = [
  'LOGINS_PER_NAME_PER_QUARTER_HOUR',
  'LOGINS_PER_SOURCE_PER_QUARTER_HOUR',
  'LOGINS_PER_MINUTE',
  'LISTINGS_PER_SOURCE_PER_HOUR',
  'FOLLOW_UPS_PER_SOURCE_PER_HOUR',
  'FOLLOW_UPS_PER_MINUTE',
  'FOLLOW_UPS_PER_REFERENCE_PER_HOUR',
  'WRONG_DATES_PER_REFERENCE_PER_DAY',
  'VIEWS_PER_ARTICLE_PER_HOUR',
  'PICTURES_PER_MEMBER_PER_HOUR',
  'EXPORTS_PER_MEMBER_PER_HOUR',
  'READINGS_PER_MEMBER_PER_HOUR',
] as const;
type Setting = (typeof settings)[number];

const counts = new Map<string, number>();

beforeEach(() => {
  counts.clear();
  // Wide, so that in each case the limit in question is the only one to be met.
  for (const setting of settings) vi.stubEnv(setting, '100');
  vi.spyOn(counters, 'countUp').mockImplementation(({ kind, key }) => {
    const count = (counts.get(`${kind} ${key}`) ?? 0) + 1;
    counts.set(`${kind} ${key}`, count);
    const endsAt = new Date(Date.now() + 90_000);
    return Promise.resolve({ count, endsAt, giveBack: () => Promise.resolve() });
  });
  vi.spyOn(counters, 'readTally').mockImplementation(({ kind, key }) => {
    const count = counts.get(`${kind} ${key}`) ?? 0;
    return Promise.resolve({ count, endsAt: new Date(Date.now() + 90_000) });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

let made = 0;
const another = () => `autre-${++made}`;
const at = (source: string, client = source) => ({ source, client });
const elsewhere = () => at(another());
const found = () => Promise.resolve();
const follow = (reference: string, addresses = elsewhere(), find = found) =>
  countFollowing(reference, addresses, find);

/** Requests from one address, each by a member and about an application of its own. */
const from = {
  connexion: (addresses = at('192.0.2.1')) => countLogin(another(), addresses),
  suivi: (addresses = at('192.0.2.1')) => follow(another(), addresses),
  liste: (addresses = at('192.0.2.1')) => countListing(addresses),
};

/** What is counted: once more for one who is always the same, and for somebody else. */
const cases: readonly [Setting, { again: () => unknown; other: () => unknown }][] = [
  [
    'LOGINS_PER_NAME_PER_QUARTER_HOUR',
    {
      again: () => countLogin('ama', elsewhere()),
      other: () => countLogin(another(), elsewhere()),
    },
  ],
  [
    'FOLLOW_UPS_PER_REFERENCE_PER_HOUR',
    {
      again: () => follow('CFPI-7KQ3-M4XH'),
      other: () => follow(another()),
    },
  ],
  [
    'VIEWS_PER_ARTICLE_PER_HOUR',
    { again: () => countViewOf('192.0.2.1'), other: () => countViewOf(another()) },
  ],
  [
    'PICTURES_PER_MEMBER_PER_HOUR',
    {
      again: () => countPictureOf({ uid: 'ama' }),
      other: () => countPictureOf({ uid: another() }),
    },
  ],
  [
    'EXPORTS_PER_MEMBER_PER_HOUR',
    {
      again: () => countExportOf({ uid: 'ama' }),
      other: () => countExportOf({ uid: another() }),
    },
  ],
  [
    'READINGS_PER_MEMBER_PER_HOUR',
    {
      again: () => countReadingOf({ uid: 'ama' }, 'fiches'),
      other: () => countReadingOf({ uid: 'ama' }, another()),
    },
  ],
];

describe.each(cases)('%s', (setting, { again, other }) => {
  it('lets through as many as it says, and not one more', async () => {
    vi.stubEnv(setting, '2');
    await again();
    await again();
    await expect(again()).rejects.toMatchObject({
      code: 'resource-exhausted',
      details: { retryAfter: 90 },
    });
    await other();
  });
});

const mustWait = { code: 'resource-exhausted' };

/** Limits of an address, which may be that of a class, and the pace of what is beyond them. */
const paced = [
  ['LOGINS_PER_SOURCE_PER_QUARTER_HOUR', 6, 'connexion'],
  ['FOLLOW_UPS_PER_SOURCE_PER_HOUR', 30, 'suivi'],
  ['LISTINGS_PER_SOURCE_PER_HOUR', 30, 'liste'],
] as const;

describe.each(paced)('%s', (setting, perMinute, what) => {
  const ask = from[what];
  beforeEach(() => {
    vi.stubEnv(setting, '3');
    vi.stubEnv('LOGINS_PER_MINUTE', '6');
    vi.stubEnv('FOLLOW_UPS_PER_MINUTE', '30');
  });

  async function useUp(): Promise<void> {
    for (let asked = 0; asked < 3 + perMinute; asked++) await ask();
    await expect(ask()).rejects.toMatchObject(mustWait);
  }

  it(`is followed by ${perMinute} requests in each minute`, async () => {
    await useUp();
    await ask(elsewhere());
    counts.delete(`${what}-source-minute 192.0.2.1`);
    await ask();
  });

  it('leaves their turns to the other clients of the address', async () => {
    const [greedy, other] = [at('192.0.2.1', '198.51.100.7'), at('192.0.2.1', '198.51.100.8')];
    for (let asked = 0; asked < 3 + perMinute / 3; asked++) await ask(greedy);
    for (let asked = 0; asked < perMinute; asked++)
      await expect(ask(greedy)).rejects.toMatchObject(mustWait);
    for (let asked = 0; asked < perMinute / 3; asked++) await ask(other);
  });

  it('is no way round for a caller who makes up clients', async () => {
    const madeUp = () => at('192.0.2.1', another());
    for (let asked = 0; asked < 3 + perMinute; asked++) await ask(madeUp());
    await expect(ask(madeUp())).rejects.toMatchObject(mustWait);
  });

  it('uses up no attempt of a caller who has to wait', async () => {
    await useUp();
    const counted = new Map(counts);
    await expect(ask()).rejects.toMatchObject(mustWait);
    const changed = [...counts].filter(([name, count]) => counted.get(name) !== count);
    expect(changed.map(([name]) => name.split(' ')[0])).toEqual([
      `${what}-source`,
      `${what}-source-minute`,
    ]);
  });
});

it('a list that a member reads is counted as the member’s', async () => {
  vi.stubEnv('LISTINGS_PER_SOURCE_PER_HOUR', '0');
  for (let asked = 0; asked < 40; asked++) {
    await countListing({ ...at('192.0.2.1'), by: { uid: 'ama' } });
  }
  expect([...counts]).toEqual([['membre-lecture-contenus ama', 40]]);
});

it('an application is corrected five times a day, and no other one is held back', async () => {
  for (let sent = 0; sent < 5; sent++) await countCorrection('une');
  await expect(countCorrection('une')).rejects.toMatchObject({
    code: 'resource-exhausted',
    message: serverMessages.tooManyCorrections(5),
  });
  await countCorrection('autre');
});

describe('WRONG_DATES_PER_REFERENCE_PER_DAY', () => {
  it('lets through as many wrong ones as it says, then none, and counts no right one', async () => {
    vi.stubEnv('WRONG_DATES_PER_REFERENCE_PER_DAY', '2');
    const wrong = () => Promise.reject(new CommandError('not-found', ''));
    const ask = (find = found) => follow('CFPI-7KQ3-M4XH', elsewhere(), find);
    for (let asked = 0; asked < 3; asked++) await ask();
    for (let asked = 0; asked < 2; asked++) {
      await expect(ask(wrong)).rejects.toMatchObject({ code: 'not-found' });
    }
    await ask();
    const tooMany = { code: 'resource-exhausted', message: suiviMessages.tooManyWrong };
    await expect(ask(wrong)).rejects.toMatchObject(tooMany);
    await expect(ask()).rejects.toMatchObject(tooMany);
    await follow(another());
  });
});
