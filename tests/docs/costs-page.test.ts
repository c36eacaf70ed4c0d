import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { costOf, costsFile, costsPage } from './costs-page.ts';
import { assumed } from './usage.ts';

const perDay = { service: '', usd: 2, per: 10, unit: '', page: '' };

describe('The costs in docs/operations.md', () => {
  it('follow from what was measured; if not, `npm run docs` computes them anew', async () => {
    expect(readFileSync(costsFile, 'utf8')).toBe(await costsPage());
  });

  it('have what is free a day only on days with visits', () => {
    const price = { ...perDay, free: { units: 5, every: 'jour' } } as const;
    const free = 5 * assumed.daysWithVisits;
    expect(costOf(price, free)).toBe(0);
    expect(costOf(price, free + 10)).toBe(2);
  });

  it('have what is free a month once', () => {
    const price = { ...perDay, free: { units: 5, every: 'mois' } } as const;
    expect(costOf(price, 15)).toBe(2);
    expect(costOf(price, 5)).toBe(0);
  });
});
