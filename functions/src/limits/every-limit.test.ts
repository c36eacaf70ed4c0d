import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommandError } from '@centre/domain/command-error';
import { suiviMessages } from '@centre/domain/messages/suivi';
import * as counters from '../data/counters.ts';
import {
  countExportOf,
  countFollowing,
  countLogin,
  countPictureOf,
  countReadingOf,
  countViewOf,
} from './limits.ts';

const settings = [
  'LOGINS_PER_NAME_PER_QUARTER_HOUR',
  'LOGINS_PER_SOURCE_PER_QUARTER_HOUR',
  'LOGINS_PER_MINUTE',
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
const found = () => Promise.resolve();
const follow = (reference: string, source: string, find = found) =>
  countFollowing(reference, source, find);

/** Those of one address, each by a member and about an application of its own. */
const ofAddress = {
  connexion: () => countLogin(another(), '192.0.2.1'),
  suivi: () => follow(another(), '192.0.2.1'),
};

/** What is counted: once more for one who is always the same, and for somebody else. */
const cases: readonly [Setting, { again: () => unknown; other: () => unknown }][] = [
  [
    'LOGINS_PER_NAME_PER_QUARTER_HOUR',
    {
      again: () => countLogin('ama', another()),
      other: () => countLogin(another(), another()),
    },
  ],
  [
    'FOLLOW_UPS_PER_REFERENCE_PER_HOUR',
    {
      again: () => follow('CFPI-7KQ3-M4XH', another()),
      other: () => follow(another(), another()),
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

/** Limits of an address, which may be that of a class: with what is beyond them, in a minute. */
const paced = [
  ['LOGINS_PER_SOURCE_PER_QUARTER_HOUR', 'LOGINS_PER_MINUTE', 'connexion'],
  ['FOLLOW_UPS_PER_SOURCE_PER_HOUR', 'FOLLOW_UPS_PER_MINUTE', 'suivi'],
] as const;

describe.each(paced)('%s', (setting, perMinute, what) => {
  it(`is followed by as many as ${perMinute} says, in each minute`, async () => {
    vi.stubEnv(setting, '3');
    vi.stubEnv(perMinute, '2');
    const again = ofAddress[what];
    for (let asked = 0; asked < 3 + 2; asked++) await again();
    await expect(again()).rejects.toMatchObject({ code: 'resource-exhausted' });
    await countLogin(another(), another());
    await follow(another(), another());
    counts.delete(`${what}-source-minute 192.0.2.1`);
    await again();
  });

  it('uses up no attempt of whoever has to wait', async () => {
    vi.stubEnv(setting, '0');
    vi.stubEnv(perMinute, '0');
    await expect(ofAddress[what]()).rejects.toMatchObject({ code: 'resource-exhausted' });
    const counted = [...counts.keys()].map((name) => name.split(' ')[0]);
    expect(counted).toEqual([`${what}-source`, `${what}-source-minute`]);
  });
});

describe('WRONG_DATES_PER_REFERENCE_PER_DAY', () => {
  it('lets through as many wrong ones as it says, then none, and counts no right one', async () => {
    vi.stubEnv('WRONG_DATES_PER_REFERENCE_PER_DAY', '2');
    const wrong = () => Promise.reject(new CommandError('not-found', ''));
    const ask = (find = found) => follow('CFPI-7KQ3-M4XH', another(), find);
    for (let asked = 0; asked < 3; asked++) await ask();
    for (let asked = 0; asked < 2; asked++) {
      await expect(ask(wrong)).rejects.toMatchObject({ code: 'not-found' });
    }
    await ask();
    const tooMany = { code: 'resource-exhausted', message: suiviMessages.tooManyWrong };
    await expect(ask(wrong)).rejects.toMatchObject(tooMany);
    await expect(ask()).rejects.toMatchObject(tooMany);
    await follow(another(), another());
  });
});
