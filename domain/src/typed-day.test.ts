import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDayOf, formatCalendarDay, formatDay, formatLongDate } from './dates.ts';
import { dayMessages } from './messages/day.ts';
import { readDay } from './typed-day.ts';

const instants = fc.date({
  min: new Date('1900-01-01'),
  max: new Date('2199-12-31'),
  noInvalidDate: true,
});

describe('readDay', () => {
  it.each([
    ['2006-02-28', '2006-02-28'],
    ['28/02/2006', '2006-02-28'],
    ['28.2.2006', '2006-02-28'],
    ['28-02-2006', '2006-02-28'],
    [' 28 / 2 / 2006 ', '2006-02-28'],
    ['28022006', '2006-02-28'],
    ['28 FEVRIER 2006', '2006-02-28'],
    ['le 28 févr. 2006', '2006-02-28'],
    ['mardi 1er mars 2005', '2005-03-01'],
    ['5 juil. 2006', '2006-07-05'],
    ['29/2/2004', '2004-02-29'],
    ['', ''],
  ])('parses %j as %j', (typed, day) => {
    expect(readDay(typed)).toEqual({ day });
  });

  it.each([
    ['28/02/06', 'year'],
    ['5 mai 06', 'year'],
    ['28/02/206', 'year'],
    ['02/28/2006', 'order'],
    ['31/02/2006', 'absent'],
    ['30 février 2006', 'absent'],
    ['2005-02-29', 'absent'],
    ['28/00/2006', 'absent'],
    ['0/0/2006', 'unreadable'],
    ['2006/02/28', 'unreadable'],
    ['2822006', 'unreadable'],
    ['28 jui 2006', 'unreadable'],
    ['hier', 'unreadable'],
  ] as const)('returns %j as typed, with the problem “%s”', (typed, reason) => {
    expect(readDay(typed)).toEqual({ day: typed, problem: dayMessages[reason] });
  });

  it('parses each calendar day in digits and in words', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const day = calendarDayOf(instant);
        expect(readDay(formatCalendarDay(day))).toEqual({ day });
        expect(readDay(formatDay(instant))).toEqual({ day });
        expect(readDay(formatLongDate(instant))).toEqual({ day });
      }),
    );
  });
});
