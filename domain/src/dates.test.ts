import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarDayOf,
  endOf,
  formatCalendarDay,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatLongDateTime,
  formatMinutes,
  isCalendarDay,
  startOf,
} from './dates.ts';

const instants = fc.date({
  min: new Date('1900-01-01'),
  max: new Date('2199-12-31'),
  noInvalidDate: true,
});

describe('Calendar day', () => {
  it.each([
    ...['2025-02-29', '1900-02-29', '2025-13-01', '2025-00-10', '2025-04-31'],
    ...['25-01-01', '2025-1-1', ''],
  ])('is invalid as %j', (day) => {
    expect(isCalendarDay(day)).toBe(false);
  });

  it.each(['2024-02-29', '2000-02-29'])('is valid as the leap day %s', (day) => {
    expect(isCalendarDay(day)).toBe(true);
  });

  it('is valid for every instant, and formatted like its date', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const day = calendarDayOf(instant);
        expect(isCalendarDay(day)).toBe(true);
        expect(formatCalendarDay(day)).toBe(formatDate(instant));
      }),
    );
  });

  it('is formatted unchanged when it is invalid', () => {
    expect(formatCalendarDay('vers 2005')).toBe('vers 2005');
  });
});

describe('Instant', () => {
  const instant = new Date('2025-08-07T23:30:00Z');

  it('is formatted in French, in the time zone of Togo', () => {
    expect(formatDate(instant)).toBe('07/08/2025');
    expect(formatLongDate(instant)).toBe('jeudi 7 août 2025');
    expect(formatDateTime(instant)).toMatch(/^07\/08\/2025,? 23:30$/);
    expect(formatLongDateTime(instant)).toBe('7 août 2025 à 23:30');
  });

  it('is formatted with “1er” on the first of a month, in long formats only', () => {
    const first = new Date('2026-12-01T23:30:00Z');
    expect(formatLongDate(first)).toBe('mardi 1er décembre 2026');
    expect(formatLongDateTime(first)).toBe('1er décembre 2026 à 23:30');
    expect(formatDate(first)).toBe('01/12/2026');
    expect(formatLongDate(new Date('2026-12-21'))).toBe('lundi 21 décembre 2026');
  });
});

it('formatMinutes writes one minute in words and more in digits', () => {
  expect([1, 2, 15].map(formatMinutes)).toEqual(['une minute', '2 minutes', '15 minutes']);
});

describe('startOf and endOf', () => {
  it.each(['', '2026-13-01', 'demain'])('return an invalid Date for %j', (text) => {
    expect([startOf(text).getTime(), endOf(text).getTime()]).toEqual([NaN, NaN]);
  });

  it('return midnight in the time zone of the centre', () => {
    expect(startOf('2026-07-01')).toEqual(new Date('2026-07-01T00:00:00Z'));
    expect(endOf('2026-12-31')).toEqual(new Date('2027-01-01T00:00:00Z'));
  });
});
