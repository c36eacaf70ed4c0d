import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logger } from 'firebase-functions';
import { messages } from '@centre/domain/messages';
import * as counters from '../data/counters.ts';
import { countInscription } from './inscription-limits.ts';

const counts = new Map<string, number>();
const claimed = new Set<string>();
const limits = {
  INSCRIPTIONS_PER_SOURCE_PER_HOUR: '3',
  INSCRIPTIONS_PER_PHONE_PER_DAY: '3',
  INSCRIPTIONS_PER_EMAIL_PER_DAY: '3',
  INSCRIPTIONS_PER_HOUR: '3',
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
function count(shared: { id?: string; phone?: string; email?: string; source?: string } = {}) {
  const own = String(made++);
  const { id = own, phone = own, email = own, source = own } = shared;
  return countInscription({ requestId: id, telephone: phone, email }, source);
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

it('the ceiling for everybody is an error in the log', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue();
  await count();
  await count();
  await count();
  expect(log).not.toHaveBeenCalled();
  await expect(count()).rejects.toMatchObject(refused);
  expect(log).toHaveBeenCalledWith(expect.any(String), { ceiling: 3 });
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
