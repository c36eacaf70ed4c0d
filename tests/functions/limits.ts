import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import type { Reply } from './calls.ts';

const minuteMs = 60_000;

/**
 * Counts `key` as often as anybody may be counted, in this window and in the next.
 *
 * @param isShared whether several documents hold the count together.
 */
export async function exhaust(
  kind: string,
  key: string,
  windowMs = 60 * minuteMs,
  isShared = false,
) {
  const digest = createHash('sha256').update(`${kind}:${key}`).digest('hex');
  const now = Math.floor(Date.now() / windowMs) * windowMs;
  for (const start of [now, now + windowMs]) {
    const counter = firestore().doc(
      `limites/${kind}-${digest}-${start}${isShared ? '-0' : ''}`,
    );
    await counter.set({ count: 1_000_000, expireAt: new Date(start + windowMs) });
  }
}

/**
 * Expects a refusal that says when to come again: callables among the details, the API in its
 * header.
 *
 * @param sentence what is said, or its beginning.
 */
export function expectTooMany({ status, headers, body }: Reply, sentence: string): void {
  const { error } = body as {
    error: string | { status: string; message: string; details: { retryAfter: number } };
  };
  const [says, wait] =
    typeof error === 'string'
      ? [error, Number(headers.get('Retry-After'))]
      : [error.message, error.details.retryAfter];
  expect({ status, says: says.slice(0, sentence.length) }).toEqual({
    status: 429,
    says: sentence,
  });
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(3600);
}
