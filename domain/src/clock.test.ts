import { afterEach, expect, it, vi } from 'vitest';
import { now, setClock } from './clock.ts';
import { birthdayProblem } from './inscription/dates.ts';

const device = new Date('2016-11-28T09:00Z');

afterEach(() => {
  vi.useRealTimers();
  setClock(new Map([['Date', new Date().toUTCString()]]));
});

it.each([
  ['a fresh answer', { Date: 'Sat, 28 Nov 2026 09:00:00 GMT' }, '2026-11-28T09:00Z'],
  ['a cached copy', { Date: 'Sat, 28 Nov 2026 08:59:30 GMT', Age: '30' }, '2026-11-28T09:00Z'],
  ['the device itself, for an answer without a Date', {}, '2016-11-28T09:00Z'],
])('now on a device ten years behind returns the time of %s', (_, headers, expected) => {
  vi.useFakeTimers({ now: device });
  setClock(new Map([['Date', device.toUTCString()]]));
  setClock(new Map(Object.entries(headers)));
  expect(now()).toEqual(new Date(expected));
  // An applicant of fifteen is not too young by the true year.
  expect(birthdayProblem('28/11/2011') === undefined).toBe(expected.startsWith('2026'));
});
