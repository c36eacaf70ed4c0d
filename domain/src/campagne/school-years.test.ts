import { describe, expect, it } from 'vitest';
import { firstCampagne } from './campagne.ts';
import { campagnesOf } from './school-years.ts';

const next = {
  ...firstCampagne,
  anneeScolaire: '2026-2027',
  annees: ['2026-2027', '2025-2026'],
};

describe('The campaigns that can be chosen', () => {
  it.each([
    ['without an application', undefined, ['2025-2026']],
    ['with the first application in the first campaign', '2025-08-01', ['2025-2026']],
    ['with an older application', '2024-12-31', ['2025-2026', '2024-2025']],
    [
      'with one that is older than any is kept',
      '1970-01-01',
      ['2025-2026', '2024-2025', '2023-2024', '2022-2023'],
    ],
  ])('%s', (_, oldest, expected) => {
    expect(
      campagnesOf(firstCampagne, oldest === undefined ? oldest : new Date(oldest)),
    ).toEqual(expected);
  });

  it('are the current one, then the others, the latest first', () => {
    expect(campagnesOf(next, new Date('2024-03-01'))).toEqual([
      '2026-2027',
      '2025-2026',
      '2024-2025',
    ]);
    const soon = ['2025-2026', '2026-2027'];
    expect(campagnesOf({ ...next, anneeScolaire: '2025-2026' }, undefined)).toEqual(soon);
  });
});
