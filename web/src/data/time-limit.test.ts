import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTimeLimitMs, TimeLimitError, withinTimeLimit } from './time-limit.ts';

describe('withinTimeLimit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('passes on a result or an error, and leaves no timer', async () => {
    await expect(withinTimeLimit(Promise.resolve('photos'))).resolves.toBe('photos');
    const failure = new Error('refused');
    await expect(withinTimeLimit(Promise.reject(failure))).rejects.toBe(failure);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with a TimeLimitError when the limit is reached, not before', async () => {
    const outcome = vi.fn<(error: unknown) => void>();
    void withinTimeLimit(new Promise<never>(() => undefined)).catch(outcome);
    await vi.advanceTimersByTimeAsync(loadTimeLimitMs - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.any(TimeLimitError));
  });
});
