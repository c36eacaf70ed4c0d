import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import * as counters from '../data/counters.ts';
import { countInscription } from './inscription-limits.ts';

const limits = {
  'inscription-source': 'INSCRIPTIONS_PER_SOURCE_PER_HOUR',
  'inscription-telephone': 'INSCRIPTIONS_PER_PHONE_PER_DAY',
  'inscription-email': 'INSCRIPTIONS_PER_EMAIL_PER_DAY',
} as const;
const sender = { source: '192.0.2.1', attested: false };

const applicant = {
  ...{ requestId: 'repeated', telephone: '+22890123456', email: 'ama@exemple.tg' },
  isTrapped: false,
};
let counts: Partial<Record<string, number>> = {};

beforeEach(() => {
  counts = {};
  vi.stubEnv('INSCRIPTIONS_PER_HOUR', '3');
  for (const setting of Object.values(limits)) vi.stubEnv(setting, '3');
  vi.stubEnv('INSCRIPTIONS_PER_MINUTE', '2');
  vi.spyOn(counters, 'countUp').mockRejectedValue(
    new Error('a repeated request is not counted'),
  );
  vi.spyOn(counters, 'claim').mockResolvedValue({
    isFirst: false,
    release: () => Promise.resolve(),
  });
  vi.spyOn(counters, 'readTally').mockImplementation(({ kind }) =>
    Promise.resolve({ count: counts[kind] ?? 0, endsAt: new Date(Date.now() + 40_000) }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('an application that is being counted already', () => {
  it.each(Object.keys(limits))(
    'is held to the pace beyond the limit %s, and counts for nothing',
    async (kind) => {
      counts = { [kind]: 3 };
      await countInscription(applicant, sender);
      counts = { [kind]: 4, [`${kind}-minute`]: 2 };
      expect(await countInscription(applicant, sender)).toHaveLength(1);
      counts = { [kind]: 4, [`${kind}-minute`]: 3 };
      await expect(countInscription(applicant, sender)).rejects.toMatchObject({
        code: 'resource-exhausted',
        message: messages.inscription.wait,
        details: { retryAfter: 40 },
      });
      expect(counters.countUp).not.toHaveBeenCalled();
    },
  );
});
