import { sumOfBilans } from '@centre/domain/bilan/bilan';
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DaysChart } from '../../web/src/dashboard/bilan/days-chart.tsx';
import { dashboardSystem } from '../../web/src/dashboard/ui/theme.ts';
import { bilanTab } from '../../web/src/texts/bilan.texts.ts';

/** So many applications came on each of these days, two more a year before the first of them. */
function showChart(jour: Readonly<Record<string, number>>, aYearBefore: string): void {
  const bilan = sumOfBilans([
    {
      jour: Object.fromEntries(
        Object.entries(jour).map(([day, en_attente]) => [day, { en_attente }]),
      ),
    },
  ]);
  const avant = sumOfBilans([{ jour: { [aYearBefore]: { refusee: 2 } } }]);
  const of = { campagnes: [], campagne: '2025-2026', precedente: '2024-2025' };
  render(
    <ChakraProvider value={dashboardSystem}>
      <DaysChart bilans={{ ...of, bilan, avant }} />
    </ChakraProvider>,
  );
}

const [days, weeks] = [bilanTab.charts[1], bilanTab.charts[7]];
const bars = () =>
  Array.from(screen.getByRole('img').children, (bar) => bar.getAttribute('title'));

describe('The chart of a campaign', () => {
  it('has a bar for each day, also for one on which nothing came', () => {
    showChart({ '2025-07-25': 3, '2025-07-27': 1, autre: 1 }, '2024-07-25');
    screen.getByRole('heading', { name: days.title });
    screen.getByRole('img', { name: days.text('25/07/2025', '27/07/2025', '3') });
    expect(bars()).toEqual([
      days.bar('25/07/2025', '3', '2'),
      days.bar('26/07/2025', '0', '0'),
      days.bar('27/07/2025', '1', '0'),
    ]);
  });

  it('has a bar for each week where one application came long after the others', () => {
    showChart({ '2025-07-25': 3, '2025-07-31': 1, '2026-11-27': 1 }, '2024-07-25');
    screen.getByRole('heading', { name: weeks.title });
    expect(bars()).toHaveLength(71);
    expect(bars()[0]).toBe(weeks.bar('25/07/2025', '4', '2'));
    expect(bars()[70]).toBe(weeks.bar('27/11/2026', '1', '0'));
  });
});
