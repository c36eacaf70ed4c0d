import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Throttle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is done at once, then once a minute however often it is asked for', async () => {
  const work = vi.fn();
  const throttle = new Throttle(60_000);
  for (let second = 0; second < 130; second++) {
    await throttle.request(work);
    expect(work).toHaveBeenCalledTimes(1 + Math.floor(second / 60));
    vi.advanceTimersByTime(1000);
  }
});

it('is done once more for what was asked for in between, and not without', async () => {
  const work = vi.fn();
  const throttle = new Throttle(60_000);
  await throttle.request(work);
  vi.advanceTimersByTime(600_000);
  expect(work).toHaveBeenCalledTimes(1);
  await throttle.request(work);
  vi.advanceTimersByTime(1000);
  await throttle.request(work);
  vi.advanceTimersByTime(58_999);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(3);
});

it('is not done any more once it is stopped', async () => {
  const work = vi.fn();
  const throttle = new Throttle(60_000);
  await throttle.request(work);
  await throttle.request(work);
  throttle.stop();
  vi.advanceTimersByTime(120_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it('does the last of what it was asked for too early', async () => {
  const done: string[] = [];
  const throttle = new Throttle(60_000);
  for (const name of ['first', 'second', 'third']) {
    await throttle.request(() => void done.push(name));
  }
  vi.advanceTimersByTime(60_000);
  expect(done).toEqual(['first', 'third']);
});
