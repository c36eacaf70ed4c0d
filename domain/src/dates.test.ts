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

describe('a calendar day', () => {
  it.each([
    ...['2025-02-29', '1900-02-29', '2025-13-01', '2025-00-10', '2025-04-31'],
    ...['25-01-01', '2025-1-1', ''],
  ])('is not %j', (day) => {
    expect(isCalendarDay(day)).toBe(false);
  });

  it.each(['2024-02-29', '2000-02-29'])('of a leap year is %s', (day) => {
    expect(isCalendarDay(day)).toBe(true);
  });

  it('is found for every instant, and written day first', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const day = calendarDayOf(instant);
        expect(isCalendarDay(day)).toBe(true);
        expect(formatCalendarDay(day)).toBe(formatDate(instant));
      }),
    );
  });

  it('is shown as it is when it is no day', () => {
    expect(formatCalendarDay('vers 2005')).toBe('vers 2005');
  });
});

describe('an instant', () => {
  const instant = new Date('2025-08-07T23:30:00Z');

  it('is written the French way, by the clock of Togo', () => {
    expect(formatDate(instant)).toBe('07/08/2025');
    expect(formatLongDate(instant)).toBe('jeudi 7 août 2025');
    expect(formatDateTime(instant)).toMatch(/^07\/08\/2025,? 23:30$/);
    expect(formatLongDateTime(instant)).toBe('7 août 2025 à 23:30');
  });

  it('is the 1er on the first of a month, in words alone', () => {
    const first = new Date('2026-12-01T23:30:00Z');
    expect(formatLongDate(first)).toBe('mardi 1er décembre 2026');
    expect(formatLongDateTime(first)).toBe('1er décembre 2026 à 23:30');
    expect(formatDate(first)).toBe('01/12/2026');
    expect(formatLongDate(new Date('2026-12-21'))).toBe('lundi 21 décembre 2026');
  });
});

it('minutes are counted as one says them', () => {
  expect([1, 2, 15].map(formatMinutes)).toEqual(['une minute', '2 minutes', '15 minutes']);
});

describe('the first instant of a day, and the first after it', () => {
  it.each(['', '2026-13-01', 'demain'])('is none for %j', (text) => {
    expect([startOf(text).getTime(), endOf(text).getTime()]).toEqual([NaN, NaN]);
  });

  it('is midnight by the clock of the centre', () => {
    expect(startOf('2026-07-01')).toEqual(new Date('2026-07-01T00:00:00Z'));
    expect(endOf('2026-12-31')).toEqual(new Date('2027-01-01T00:00:00Z'));
  });
});
