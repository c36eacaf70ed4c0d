import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

type Modules = typeof import('./campagne.ts') &
  typeof import('../dates.ts') &
  typeof import('../file-name.ts');

let modules: Modules;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../centre.ts', async (original) => {
    const { centre } = await original<typeof import('../centre.ts')>();
    return { centre: { ...centre, timeZone: 'Africa/Porto-Novo' } };
  });
  modules = {
    ...(await import('./campagne.ts')),
    ...(await import('../dates.ts')),
    ...(await import('../file-name.ts')),
  };
});

afterAll(() => {
  vi.doUnmock('../centre.ts');
  vi.resetModules();
});

describe('Centre in the time zone Africa/Porto-Novo (UTC+1)', () => {
  it.each([
    ['2026-06-30T22:59:59Z', false],
    ['2026-06-30T23:00:00Z', true],
    ['2026-09-30T22:59:59Z', true],
    ['2026-09-30T23:00:00Z', false],
  ])('has a campagne from 1 July to 30 September open at %s: %j', (at, isOpen) => {
    const dates = { ouverture: '2026-07-01', cloture: '2026-09-30' };
    const campagne = { ...modules.firstCampagne, ...dates, etat: 'automatique' } as const;
    expect(modules.isOpenAt(campagne, new Date(at))).toBe(isOpen);
  });

  it('formats 23:30 UTC with the local date and time', () => {
    const late = new Date('2026-12-31T23:30:00Z');
    expect(modules.calendarDayOf(late)).toBe('2027-01-01');
    expect(modules.formatDateTime(late)).toBe('01/01/2027 00:30');
    expect(modules.fileNameInstant(late)).toBe('20270101-003000');
  });

  it('has days that begin and end at local midnight', () => {
    expect(modules.startOf('2026-07-01')).toEqual(new Date('2026-06-30T23:00:00Z'));
    expect(modules.endOf('2026-07-01')).toEqual(new Date('2026-07-01T23:00:00Z'));
  });
});
