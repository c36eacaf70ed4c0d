import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { FieldPath } from 'firebase-admin/firestore';
import { deepEqual, ok } from 'node:assert/strict';
import { firestore } from '../../functions/src/data/admin.ts';
import type { Reply } from './calls.ts';

export const hourMs = 60 * 60_000;
export const minuteMs = 60_000;
export const quarterHourMs = hourMs / 4;

const counterOf = (kind: string, key: string) =>
  `${kind}-${createHash('sha256').update(`${kind}:${key}`).digest('hex')}-`;

/**
 * Stores that `key` was counted `count` times, in the current window and in the next one.
 *
 * @param isShared whether several documents share the count.
 */
export async function setCounter(
  count: number,
  kind: string,
  key: string,
  windowMs = hourMs,
  isShared = false,
): Promise<void> {
  const now = Math.floor(Date.now() / windowMs) * windowMs;
  for (const start of [now, now + windowMs]) {
    const counter = `${counterOf(kind, key)}${start}${isShared ? '-0' : ''}`;
    const expireAt = new Date(start + windowMs);
    await firestore().doc(`limites/${counter}`).set({ count, expireAt });
  }
}

/** Stores a count of `key` that exceeds every limit. */
export const exhaustLimit = (
  kind: string,
  key: string,
  windowMs?: number,
  isShared?: boolean,
) => setCounter(1_000_000, kind, key, windowMs, isShared);

/** Sum of the counts of `key` in all windows. */
export async function readCounter(kind: string, key: string): Promise<number> {
  const name = counterOf(kind, key);
  const { docs } = await firestore()
    .collection('limites')
    .orderBy(FieldPath.documentId())
    .startAt(name)
    .endAt(`${name}~`)
    .get();
  return docs.reduce((sum, counter) => sum + Number(counter.get('count')), 0);
}

/** Maximum duration of a test within one window, on a slow machine. */
const neededMs = 30_000;

/** Waits until the next window of `windowMs` when the current one is about to end. */
export async function inOneWindow(windowMs: number): Promise<void> {
  const remainingMs = windowMs - (Date.now() % windowMs);
  if (remainingMs < neededMs) await wait(remainingMs);
}

/**
 * Expects a refusal with the seconds to wait: in the details of a callable, or in the header
 * `Retry-After` of the API.
 *
 * @param sentence message, or its beginning.
 */
export function expectTooMany({ status, headers, body }: Reply, sentence: string): void {
  const { error } = body as {
    error: string | { status: string; message: string; details: { retryAfter: number } };
  };
  const [message, retryAfter] =
    typeof error === 'string'
      ? [error, Number(headers.get('Retry-After'))]
      : [error.message, error.details.retryAfter];
  deepEqual(
    { status, message: message.slice(0, sentence.length) },
    { status: 429, message: sentence },
  );
  ok(retryAfter > 0 && retryAfter <= 3600, `come again in ${retryAfter} s`);
}
