import { sumOfBilans } from '@centre/domain/bilan/bilan';
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bilanTab } from '../../web/src/dashboard/bilan/bilan.texts.ts';
import { WeeksChart } from '../../web/src/dashboard/bilan/weeks-chart.tsx';
import { dashboardSystem } from '../../web/src/dashboard/ui/theme.ts';
import { asRead } from './mount.tsx';

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
      <WeeksChart bilans={{ ...of, bilan, avant }} />
    </ChakraProvider>,
  );
}

const words = bilanTab.chart;
const drawn = () =>
  Array.from(screen.getByRole('img').children, (part) => part.getAttribute('title'));

describe('The chart of a campaign', () => {
  it('has a bar for each week from Monday to Sunday in which something came', () => {
    showChart({ '2025-07-21': 3, '2025-07-27': 1, '2025-07-28': 1, autre: 1 }, '2024-07-25');
    screen.getByRole('img', { name: asRead(words.text('21/07/2025', '28/07/2025', '4')) });
    expect(drawn()).toEqual([
      words.bar('21/07/2025', '4', '2'),
      words.bar('28/07/2025', '1', '0'),
    ]);
    expect(screen.queryByText(asRead(words.gaps))).toBeNull();
  });

  it('is as wide with one application long before the others and one long after', () => {
    showChart({ '2024-12-02': 1, '2025-07-25': 3, '2026-11-27': 1 }, '2024-08-05');
    expect(drawn()).toEqual([
      words.bar('02/12/2024', '1', '0'),
      words.gap(32),
      words.bar('21/07/2025', '3', '0'),
      words.gap(1),
      words.bar('04/08/2025', '0', '2'),
      words.gap(67),
      words.bar('23/11/2026', '1', '0'),
    ]);
    screen.getByText(asRead(words.gaps));
  });
});
