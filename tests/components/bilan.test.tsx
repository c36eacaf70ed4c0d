import { bilanOf } from '@centre/domain/registre/bilan';
import { rowIn, type Row } from '@centre/domain/registre/row';
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BilanTab } from '../../web/src/dashboard/bilan/bilan-tab.tsx';
import { bilanTab } from '../../web/src/dashboard/bilan/bilan.texts.ts';
import { WeeksChart } from '../../web/src/dashboard/bilan/weeks-chart.tsx';
import { dashboardSystem } from '../../web/src/dashboard/ui/theme.ts';
import { useCampagnes } from '../../web/src/data/staff/desk-campagnes.ts';
import { useRegister } from '../../web/src/data/staff/register.ts';
import { asRead } from './mount.tsx';
import { mountSection } from './staff.tsx';

vi.mock('../../web/src/data/staff/register.ts');
vi.mock('../../web/src/data/staff/desk-campagnes.ts');

/** So many applications that came on that day. */
const rowsOf = (day: string, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    ...rowIn(`${day} ${index}`, '2025-2026', ''),
    dateInscription: new Date(`${day}T12:00:00Z`),
  }));

/** So many applications came on each of these days, two more a year before the first of them. */
function showChart(jour: Readonly<Record<string, number>>, aYearBefore: string): void {
  const bilan = bilanOf(Object.entries(jour).flatMap(([day, count]) => rowsOf(day, count)));
  const avant = bilanOf(rowsOf(aYearBefore, 2));
  const of = { campagne: '2025-2026', precedente: '2024-2025' };
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
    showChart({ '2025-07-21': 3, '2025-07-27': 1, '2025-07-28': 1 }, '2024-07-25');
    screen.getByRole('img', { name: asRead(words.text('21/07/2025', '28/07/2025', '4')) });
    expect(drawn()).toEqual([
      words.bar('21/07/2025', '4', '2'),
      words.bar('28/07/2025', '1', '0'),
    ]);
    expect(screen.queryByText(asRead(words.gaps))).toBeNull();
  });
});

it('The figures of a campaign stand beside those of the one before it, whichever is chosen', async () => {
  vi.mocked(useCampagnes).mockReturnValue(['2025-2026', '2024-2025']);
  const counts: Readonly<Record<string, number>> = { '2025-2026': 3, '2024-2025': 1 };
  vi.mocked(useRegister).mockImplementation((campagne) => ({
    status: 'success',
    items: rowsOf(`${campagne.slice(0, 4)}-07-21`, counts[campagne] ?? 0),
    isFormer: false,
    reload: vi.fn(),
  }));
  mountSection(<BilanTab />, 'ADMIN_FULL');
  const table = bilanTab.dimensions.sexe;
  const total = () =>
    Array.from(
      screen.getByRole('region', { name: asRead(table) }).querySelectorAll('tr:last-child td'),
      ({ textContent }) => textContent,
    );
  await screen.findByRole('region', { name: asRead(table) });
  expect(total()).toEqual(['3', '1', '+2', '3', '0', '0']);
  const choice = screen.getByLabelText(asRead(bilanTab.campagne));
  await userEvent.selectOptions(choice, '2024-2025');
  expect(total()).toEqual(['1', '0', '+1', '1', '0', '0']);
});
