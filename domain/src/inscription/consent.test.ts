import { describe, expect, it } from 'vitest';
import { consentOf, isMinor, noticeVersion, noticeVersions } from './consent.ts';

describe('isMinor', () => {
  it.each([
    ['2008-11-22', '2026-11-22', false],
    ['2008-11-23', '2026-11-22', true],
    ['2008-12-31', '2027-01-01', false],
    ['2008-02-29', '2026-02-28', true],
    ['2008-02-29', '2026-03-01', false],
    ['2004-02-29', '2022-02-28', true],
    ['1960-01-01', '2026-11-22', false],
    ['2020-01-01', '2026-11-22', true],
  ])('decides for a birthday of %s on the day %s: %s', (birthday, day, expected) => {
    expect(isMinor(birthday, day)).toBe(expected);
  });

  it.each(['', 'vers 2010', '2010-02-30', '2010'])('returns false for %j', (birthday) => {
    expect(isMinor(birthday, '2026-11-22')).toBe(false);
  });
});

describe('consentOf', () => {
  const now = { date: new Date('2026-11-22T14:03:00Z'), day: '2026-11-22' };
  const minor = '2010-05-01';
  const adult = '2000-05-01';
  const recorded = (tuteur: boolean | undefined, birthday: string) =>
    consentOf({ version: noticeVersion, tuteur }, birthday, now);

  it('records the consent of a minor’s guardian as given or to be collected', () => {
    const version = { version: noticeVersion, date: now.date };
    expect(recorded(true, minor)).toEqual({ ...version, tuteur: 'accepte' });
    expect(recorded(false, minor)).toEqual({ ...version, tuteur: 'a-recueillir' });
    expect(recorded(undefined, minor)).toEqual({ ...version, tuteur: 'a-recueillir' });
  });

  it('records no guardian’s consent for an adult, even when one was sent', () => {
    for (const tuteur of [true, false, undefined]) {
      expect(recorded(tuteur, adult)).toStrictEqual({ version: noticeVersion, date: now.date });
    }
  });
});

it('noticeVersion is the latest of noticeVersions, which are unique', () => {
  expect(noticeVersions.at(-1)).toBe(noticeVersion);
  expect(new Set(noticeVersions).size).toBe(noticeVersions.length);
});
