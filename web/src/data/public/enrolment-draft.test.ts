import { afterEach, describe, expect, it, vi } from 'vitest';
import { renewCampagne } from './campagne.ts';
import { onServerClock } from './enrolment-draft.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('onServerClock', () => {
  it.each([
    ['slow', '2026-11-25T10:00:00.000Z'],
    ['right', '2026-11-26T10:00:00.000Z'],
    ['fast', '2026-11-27T10:00:00.000Z'],
  ])('converts a timestamp to server time when the device clock is %s', async (_, instant) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(instant) });
    const headers = { Date: 'Thu, 26 Nov 2026 10:00:00 GMT' };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { headers })));
    await renewCampagne();
    expect(onServerClock(instant)).toBe('2026-11-26T10:00:00.000Z');
  });

  it.each(['', 'hier'])('returns an empty string for the invalid timestamp “%s”', (instant) => {
    expect(onServerClock(instant)).toBe('');
  });
});
