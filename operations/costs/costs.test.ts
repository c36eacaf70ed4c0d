import { describe, expect, it } from 'vitest';
import { assumptions } from './assumptions.ts';
import { billOf, costOf, francsOf, totalOf } from './bill.ts';
import { measuredIn, type Measured } from './measured.ts';
import { says } from './messages.ts';
import { withContent } from './page.ts';
import { prices } from './prices.ts';
import { usageOf } from './usage.ts';

describe('the price of one service', () => {
  it('is nothing up to the monthly free part, and counts from there', () => {
    const { calls } = prices;
    expect(costOf(calls, 2_000_000, 22)).toBe(0);
    expect(costOf(calls, 2_000_001, 22)).toBeCloseTo(0.4 / 1_000_000, 12);
    expect(costOf(calls, 3_000_000, 22)).toBeCloseTo(0.4, 10);
  });

  it('gives a daily free part only on the days that are used', () => {
    const { reads } = prices;
    expect(costOf(reads, 22 * 50_000, 22)).toBe(0);
    expect(costOf(reads, 22 * 50_000, 21)).toBeCloseTo(0.03, 10);
    expect(costOf(reads, 22 * 50_000 + 100_000, 22)).toBeCloseTo(0.06, 10);
  });

  it('counts from the first unit where nothing is free', () => {
    expect(costOf(prices.filesOut, 1, 22)).toBeCloseTo(0.12, 10);
    expect(costOf(prices.filesOut, 0, 22)).toBe(0);
  });

  it('is written in francs at the fixed rate of the euro', () => {
    expect(francsOf(1.1)).toBe(656);
    expect(francsOf(0)).toBe(0);
  });
});

const page = (path: string, images: number) => ({
  path,
  html: 10_000,
  images,
  others: 5000,
  everything: 200_000,
});

const measured: Measured = {
  weights: [
    page('/', 20_000),
    page('/bts', 20_000),
    page('/galerie', 300_000),
    page('/actualites', 150_000),
    page('/temoignages', 75_000),
  ],
  reads: [
    { path: '/', first: 10, again: 0 },
    { path: '/galerie', first: 20, again: 0 },
  ],
  callsPerApplication: 1.2,
  readsPerList: 53,
};

const deployed = { functions: 24, jobs: 3 };
const usage = (visits: number, changes: object = {}) =>
  usageOf(visits, measured, { ...assumptions, ...changes }, deployed);

describe('what a month uses', () => {
  it('grows with the visits, but for what the staff and the machines use', () => {
    const [one, ten] = [usage(1000), usage(10_000)];
    expect(ten.siteOut).toBeCloseTo(one.siteOut * 10, 10);
    expect(ten.calls).toBeCloseTo(one.calls * 10, 6);
    expect(ten.jobs).toBe(one.jobs);
    const ofStaff = usage(0).reads;
    expect(ofStaff).toBe(6 * 22 * 15 * 53 * 2);
    expect(ten.reads - ofStaff).toBeCloseTo((one.reads - ofStaff) * 10, 6);
  });

  it('is less where more visitors come back', () => {
    const often = usage(1000, { returning: 0.9 });
    expect(often.siteOut).toBeLessThan(usage(1000).siteOut);
    expect(often.filesOut).toBeLessThan(usage(1000).filesOut);
  });

  it('counts a repeated call for each application that was sent again', () => {
    const only = { articlesPerVisit: 0, handlingsPerApplication: 0 };
    expect(usage(1000, only).calls).toBeCloseTo(20 * 1.2, 10);
  });

  it('costs the sum of its services', () => {
    const bill = billOf(usage(100_000), 22);
    expect(totalOf(bill)).toBeCloseTo(
      Object.values(bill).reduce((sum, cost) => sum + cost, 0),
      10,
    );
    expect(bill.siteOut).toBeGreaterThan(0);
    expect(bill.members).toBe(0);
  });
});

const tables = `
<!-- bench:inscriptions -->

|          | Valeur |
| -------- | ------ |
| Envoyées | 200    |
| Envois   | 240    |

<!-- /bench:inscriptions -->
<!-- bench:guichet -->

|                             | 1 000 | 100 000 |
| --------------------------- | ----- | ------- |
| Documents lus à l’ouverture | 53    | 53      |

<!-- /bench:guichet -->
<!-- bench:poids -->

| Page | HTML | JS  | Images | Polices | Autres | Ensemble | Requêtes |
| ---- | ---- | --- | ------ | ------- | ------ | -------- | -------- |
| /    | 12.0 | 1.0 | 2.5    | 1.0     | 7.0    | 23.5     | 34       |

<!-- /bench:poids -->
<!-- bench:lectures -->

| Page | Première visite | Seconde visite |
| ---- | --------------- | -------------- |
| /    | 11              | 0              |

<!-- /bench:lectures -->
`;

describe('what was measured', () => {
  it('is read from the tables', () => {
    expect(measuredIn(tables)).toEqual({
      weights: [
        { path: '/', html: 12 * 1024, images: 2560, others: 7168, everything: 23.5 * 1024 },
      ],
      reads: [{ path: '/', first: 11, again: 0 }],
      callsPerApplication: 1.2,
      readsPerList: 53,
    });
  });

  it.each(['inscriptions', 'guichet', 'poids', 'lectures'])(
    'is missing where the table « %s » is empty or gone',
    (name) => {
      const table = new RegExp(`(<!-- bench:${name} -->)[^]*(<!-- /bench:${name} -->)`);
      for (const without of [tables.replace(table, '$1\n\n$2'), tables.replace(table, '')]) {
        expect(() => measuredIn(without)).toThrow(says.notMeasured(name));
      }
    },
  );

  it('is not taken for a number where it is none', () => {
    expect(() => measuredIn(tables.replace('| 11 ', '|    '))).toThrow(
      says.unreadable('lectures', 'Première visite'),
    );
  });
});

it('A table is put between its markers, and what is around stays', () => {
  const around = 'avant\n<!-- costs -->\nancien\n<!-- /costs -->\naprès';
  expect(withContent(around, 'costs', 'nouveau', 'guide.md')).toBe(
    'avant\n<!-- costs -->\n\nnouveau\n\n<!-- /costs -->\naprès',
  );
  expect(() => withContent('avant', 'costs', 'nouveau', 'guide.md')).toThrow(
    says.noMarkers('costs', 'guide.md'),
  );
});
