import { expect, it } from 'vitest';
import { dateIn, withDates } from './stored-documents.ts';

const date = new Date('2026-11-22T14:03:00Z');
const time = { toDate: () => date };

it('withDates converts only timestamps to Dates, in nested maps too', () => {
  class Place {
    latitude = 6;
  }
  const place = new Place();
  const others = { place, text: 'x', none: null };
  const fields = { sent: time, index: { date: time, version: 1 }, ...others };
  const read = { sent: date, index: { date, version: 1 }, ...others };
  expect(withDates(fields)).toEqual(read);
});

it('dateIn returns a Date or a parsed text, and undefined otherwise', () => {
  expect(dateIn(date)).toBe(date);
  expect(dateIn(date.toISOString())).toEqual(date);
  for (const none of [undefined, null, '', 'hier', 7, new Date(NaN)]) {
    expect(dateIn(none)).toBeUndefined();
  }
});
