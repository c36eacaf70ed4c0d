import { describe, expect, it } from 'vitest';
import { firstCampagne } from './campagne.ts';
import { campagnesOf } from './school-years.ts';

const annees = ['2026-2027', '2025-2026'];
const next = { ...firstCampagne, anneeScolaire: '2026-2027', annees };

describe('The campaigns that can be chosen', () => {
  it.each([
    ['without an application', undefined, ['2025-2026']],
    ['with one in the first campaign', new Date('2025-08-01'), ['2025-2026']],
    ['with an older application', new Date('2024-12-31'), ['2025-2026', '2024-2025']],
    ['at most', new Date(0), ['2025-2026', '2024-2025', '2023-2024', '2022-2023']],
  ])('%s', (_, oldest, expected) => {
    expect(campagnesOf(firstCampagne, oldest)).toEqual(expected);
  });

  it('are the current one, then the others, the latest first', () => {
    const all = ['2026-2027', '2025-2026', '2024-2025'];
    expect(campagnesOf(next, new Date('2024-03-01'))).toEqual(all);
    const soon = ['2025-2026', '2026-2027'];
    expect(campagnesOf({ ...next, anneeScolaire: '2025-2026' }, undefined)).toEqual(soon);
  });
});
