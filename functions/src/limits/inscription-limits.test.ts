import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logger } from 'firebase-functions';
import { messages } from '@centre/domain/messages';
import { serverMessages } from '@centre/domain/server-messages';
import * as counters from '../data/counters.ts';
import { countInscription } from './inscription-limits.ts';

const counts = new Map<string, number>();
const claimed = new Set<string>();
const limits = {
  INSCRIPTIONS_PER_SOURCE_PER_HOUR: '3',
  INSCRIPTIONS_PER_PHONE_PER_DAY: '3',
  INSCRIPTIONS_PER_EMAIL_PER_DAY: '3',
  INSCRIPTIONS_PER_HOUR: '3',
  APP_CHECK_SITE_KEY: '',
};

function name({ kind, key }: counters.Counter): string {
  return `${kind} ${key}`.trim();
}

function tally(counter: counters.Counter) {
  return {
    count: counts.get(name(counter)) ?? 0,
    endsAt: new Date(Date.now() + 90_000),
    giveBack: () => Promise.resolve(),
  };
}

beforeEach(() => {
  counts.clear();
  claimed.clear();
  for (const [limit, value] of Object.entries(limits)) vi.stubEnv(limit, value);
  vi.spyOn(counters, 'readTally').mockImplementation((counter) =>
    Promise.resolve(tally(counter)),
  );
  vi.spyOn(counters, 'countUp').mockImplementation((counter) => {
    counts.set(name(counter), (counts.get(name(counter)) ?? 0) + 1);
    return Promise.resolve(tally(counter));
  });
  vi.spyOn(counters, 'claim').mockImplementation((_, key) => {
    const isFirst = !claimed.has(key);
    claimed.add(key);
    return Promise.resolve({
      isFirst,
      release: () => {
        claimed.delete(key);
        return Promise.resolve();
      },
    });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

let made = 0;

/** Counts an application that shares nothing with another, save what is given. */
function count(shared: Partial<Record<'id' | 'phone' | 'email' | 'source', string>> = {}) {
  return countFrom(false, shared);
}

function countFrom(attested: boolean, shared: Parameters<typeof count>[0] = {}) {
  const own = String(made++);
  const { id = own, phone = own, email = own, source = own } = shared;
  return countInscription({ requestId: id, telephone: phone, email }, { source, attested });
}

const refused = { code: 'resource-exhausted', message: messages.inscription.tooMany };

describe.each([
  ['source', { source: '192.0.2.1' }],
  ['phone number', { phone: '+22890123456' }],
  ['e-mail address', { email: 'ama@courriel.example' }],
])('applications of one %s', (_, shared) => {
  it('are refused beyond the limit, with the seconds to wait', async () => {
    vi.stubEnv('INSCRIPTIONS_PER_HOUR', '100');
    await count(shared);
    await count(shared);
    await count(shared);
    await expect(count(shared)).rejects.toMatchObject({
      ...refused,
      details: { retryAfter: 90 },
    });
    await count();
  });
});

it('the case of an e-mail address makes no other of it', async () => {
  await count({ email: 'ama@courriel.example' });
  await count({ email: 'Ama@Courriel.example' });
  expect(counts.get('inscription-email ama@courriel.example')).toBe(2);
});

describe('beyond the ceiling for everybody', () => {
  const reached = ['ceiling of applications per hour reached', { ceiling: 3 }];

  beforeEach(async () => {
    vi.spyOn(logger, 'error').mockReturnValue();
    for (let sent = 0; sent < 3; sent++) await count();
    expect(logger.error).not.toHaveBeenCalled();
  });

  it('nobody is refused, and the log has one error an hour', async () => {
    vi.useFakeTimers({ now: Date.now() });
    await count();
    await count({ id: 'one' });
    await count({ id: 'one' });
    expect(vi.mocked(logger.error).mock.calls).toEqual([reached]);
    vi.advanceTimersByTime(60 * 60_000);
    await count();
    expect(vi.mocked(logger.error).mock.calls).toEqual([reached, reached]);
    vi.useRealTimers();
  });

  it('only the form of the site is accepted, where it can be told', async () => {
    vi.stubEnv('APP_CHECK_SITE_KEY', 'cle');
    await expect(count()).rejects.toMatchObject({
      code: 'resource-exhausted',
      message: serverMessages.ceiling,
      details: { retryAfter: 90 },
    });
    expect(vi.mocked(logger.error).mock.calls).toEqual([reached]);
    await countFrom(true);
  });

  it('an application that was refused may be sent again from the form', async () => {
    vi.stubEnv('APP_CHECK_SITE_KEY', 'cle');
    await expect(count({ id: 'one' })).rejects.toThrow();
    await countFrom(true, { id: 'one' });
  });
});

it('one who is refused by another limit does not use up the ceiling for everybody', async () => {
  for (let sent = 0; sent < 3; sent++) await count({ source: '192.0.2.1' });
  await expect(count({ source: '192.0.2.1' })).rejects.toMatchObject(refused);
  expect(counts.get('inscription-ensemble')).toBe(3);
});

it('an application that is sent again is not counted again', async () => {
  for (let sent = 0; sent < 10; sent++) await count({ id: 'one', source: '192.0.2.1' });
  expect(counts.get('inscription-source 192.0.2.1')).toBe(1);
});

it('an application that was refused is counted when it is sent again', async () => {
  for (let sent = 0; sent < 3; sent++) await count({ source: '192.0.2.1' });
  await expect(count({ id: 'one', source: '192.0.2.1' })).rejects.toMatchObject(refused);
  counts.clear();
  await count({ id: 'one', source: '192.0.2.1' });
  expect(counts.get('inscription-source 192.0.2.1')).toBe(1);
});
