import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTimeLimitMs, TimeLimitError, withinTimeLimit } from './time-limit.ts';

describe('A load within the time limit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives what was loaded, and leaves no timer behind', async () => {
    await expect(withinTimeLimit(Promise.resolve('photos'))).resolves.toBe('photos');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('passes a failure on as it is', async () => {
    const failure = new Error('refused');
    await expect(withinTimeLimit(Promise.reject(failure))).rejects.toBe(failure);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('counts as failed once it is over, and not before', async () => {
    const outcome = vi.fn<(error: unknown) => void>();
    void withinTimeLimit(new Promise<never>(() => undefined)).catch(outcome);
    await vi.advanceTimersByTimeAsync(loadTimeLimitMs - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.any(TimeLimitError));
  });

  it('is at most ten seconds long', () => {
    expect(loadTimeLimitMs).toBeLessThanOrEqual(10_000);
  });
});
