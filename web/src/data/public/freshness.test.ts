import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { invalidatePublic, isFresh } from './freshness.ts';

const readAt = Date.parse('2026-03-02T08:00:00Z');
const minute = 60_000;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.useFakeTimers({ now: readAt, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  [0, true],
  [minute - 1, true],
  [minute, false],
  // A time in the future is not fresh.
  [-1, false],
  [Number.NaN, false],
])('isFresh holds for one minute: at an age of %d ms it is %s', (age, fresh) => {
  vi.setSystemTime(readAt + age || readAt);
  expect(isFresh(Number.isNaN(age) ? age : readAt)).toBe(fresh);
});

it('isFresh is false for data read before invalidatePublic, true for later data', () => {
  invalidatePublic();
  vi.setSystemTime(readAt + 2);
  expect([isFresh(readAt), isFresh(readAt + 1)]).toEqual([false, true]);
});
