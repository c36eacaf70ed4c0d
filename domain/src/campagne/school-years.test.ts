import { describe, expect, it } from 'vitest';
import { firstCampagne } from './campagne.ts';
import { campagnesOf } from './school-years.ts';

const annees = ['2026-2027', '2025-2026'];
const next = { ...firstCampagne, anneeScolaire: '2026-2027', annees };

describe('campagnesOf', () => {
  it.each([
    ['no application', undefined, ['2025-2026']],
    ['an application in the first campagne', new Date('2025-08-01'), ['2025-2026']],
    ['an application in an older campagne', new Date('2024-12-31'), ['2025-2026', '2024-2025']],
    ['a record from 1970', new Date(0), ['2025-2026', '2024-2025', '2023-2024', '2022-2023']],
  ])('returns the school years to choose from with %s', (_, oldest, expected) => {
    expect(campagnesOf(firstCampagne, oldest)).toEqual(expected);
  });

  it('returns the current campagne first, then the others, latest first', () => {
    const all = ['2026-2027', '2025-2026', '2024-2025'];
    expect(campagnesOf(next, new Date('2024-03-01'))).toEqual(all);
    const soon = ['2025-2026', '2026-2027'];
    expect(campagnesOf({ ...next, anneeScolaire: '2025-2026' }, undefined)).toEqual(soon);
  });
});
