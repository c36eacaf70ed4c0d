import { firstCampagne } from '@centre/domain/campagne/campagne';
import { firstMessages } from '@centre/domain/inscription/prevenir';
import { staffCampagneMessages as texts } from '@centre/domain/messages/staff/campagne';
import { bilanOf } from '@centre/domain/registre/bilan';
import { type Row, rowIn } from '@centre/domain/registre/row';
import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BilanTab } from '../../web/src/dashboard/bilan/bilan-tab.tsx';
import { bilanTab } from '../../web/src/dashboard/bilan/bilan.texts.ts';
import { WeeksChart } from '../../web/src/dashboard/bilan/weeks-chart.tsx';
import { CampagneTab } from '../../web/src/dashboard/campagne/campagne-tab.tsx';
import {
  campagneTab,
  nextTexts,
  placesTexts,
} from '../../web/src/dashboard/campagne/campagne.texts.ts';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { dashboardSystem } from '../../web/src/dashboard/ui/theme.ts';
import { CallError } from '../../web/src/data/callables.ts';
import { useCampagnes } from '../../web/src/data/staff/desk-campagnes.ts';
import { useRegister } from '../../web/src/data/staff/register.ts';
import {
  readStaffCampagne,
  saveCampagne,
  savePlaces,
} from '../../web/src/data/staff/staff-campagne.ts';
import { normalizeText } from './mount.tsx';
import { button, field, findDialog, listResult, mountSection } from './staff.tsx';

vi.mock('../../web/src/data/staff/register.ts');
vi.mock('../../web/src/data/staff/desk-campagnes.ts');
vi.mock('../../web/src/data/staff/staff-campagne.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ...{ readStaffCampagne: vi.fn(), saveCampagne: vi.fn(), savePlaces: vi.fn() },
}));

const type = (name: string, value: string, part: ParentNode = document) => {
  const control = part.querySelector(`[name="${name}"]`);
  if (!control) throw new Error(`There is no field ${name}.`);
  fireEvent.change(control, { target: { value } });
};
/** Opens the campagne section as ADMIN_FULL, with the enrolment set to open. */
async function openCampagne() {
  const stored = { ...firstCampagne, ...firstMessages };
  vi.mocked(readStaffCampagne).mockResolvedValue(stored);
  vi.mocked(saveCampagne).mockResolvedValue();
  vi.mocked(savePlaces).mockResolvedValue();
  vi.mocked(useRegister).mockReturnValue(listResult([]));
  const user = mountSection(<CampagneTab />, 'ADMIN_FULL');
  await screen.findByRole('button', { name: common.save });
  // happy-dom reads an untouched select as its first option.
  type('etat', 'ouverte');
  return { user, save: button(common.save) };
}

const year = new Date().getFullYear() + 1;

describe('Campaign section', () => {
  it('closes the campaign only after confirmation', async () => {
    const { user, save } = await openCampagne();
    const { close } = campagneTab.turns;
    type('etat', 'fermee');
    for (const answer of [common.cancel, close]) {
      expect(saveCampagne).not.toHaveBeenCalled();
      await user.click(save);
      const question = await findDialog(close);
      question.getByText(
        normalizeText(campagneTab.question(close, firstCampagne.anneeScolaire)),
        {
          exact: false,
        },
      );
      await user.click(button(answer, question));
    }
    await screen.findByText(normalizeText(texts.saved));
    const closed = expect.objectContaining({ etat: 'fermee' }) as object;
    expect(saveCampagne).toHaveBeenCalledExactlyOnceWith(closed, firstCampagne.version);
  });

  it('asks for confirmation when the state contradicts the dates', async () => {
    const { user, save } = await openCampagne();
    type('ouverture', `${year}-07-01`);
    type('cloture', `${year}-09-30`);
    await user.click(save);
    await user.click(button(common.cancel, await findDialog(campagneTab.contradiction.title)));
    expect(saveCampagne).not.toHaveBeenCalled();
  });

  it('shows a concurrent change on saving, and keeps the typed text', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { user, save } = await openCampagne();
    type('reponse', 'avant la rentrée');
    const changed = new CallError('refused', texts.changed, {}, 'aborted');
    vi.mocked(saveCampagne).mockRejectedValueOnce(changed);
    await user.click(save);
    await screen.findByText(normalizeText(texts.changed));
    expect(field('reponse').value).toBe('avant la rentrée');
  });

  it('validates and saves the places of a class, and keeps other edits', async () => {
    const { user } = await openCampagne();
    type('reponse', 'avant la rentrée');
    type('bts1/QHSE', 'dix');
    await user.click(button(placesTexts.save));
    await screen.findByText(normalizeText(texts.places));
    type('bts1/QHSE', '12');
    await user.click(button(placesTexts.save));
    await screen.findByText(normalizeText(texts.placesSaved));
    expect(vi.mocked(savePlaces).mock.lastCall?.[1]).toEqual({ 'bts1/QHSE': 12 });
    expect(field('reponse').value).toBe('avant la rentrée');
  });

  it('schedules the campaign of the next year, with a preview of its public text', async () => {
    const { user } = await openCampagne();
    await user.click(button(nextTexts.open));
    const dialog = await findDialog(nextTexts.title);
    dialog.getByText(normalizeText(nextTexts.unpublished));
    const part = screen.getByRole('dialog');
    type('anneeScolaire', `${year}-${year + 1}`, part);
    type('ouverture', `${year}-07-01`, part);
    type('cloture', `${year}-09-30`, part);
    within(part).getByText(`Inscriptions à partir du 1er juillet ${year}`);
    await user.click(button(nextTexts.later, dialog));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saveCampagne).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ anneeScolaire: `${year}-${year + 1}`, etat: 'automatique' }),
      firstCampagne.version,
    );
  });
});

/** Register rows of `count` applications on `day` (`YYYY-MM-DD`). */
const rowsOf = (day: string, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    ...rowIn(`${day} ${index}`, '2025-2026', ''),
    dateInscription: new Date(`${day}T12:00:00Z`),
  }));

/** Shows the chart of applications per day, with two applications in the previous campagne. */
function showChart(counts: Readonly<Record<string, number>>, previousDay: string): void {
  const bilan = bilanOf(Object.entries(counts).flatMap(([day, count]) => rowsOf(day, count)));
  const avant = bilanOf(rowsOf(previousDay, 2));
  const campagnes = { campagne: '2025-2026', precedente: '2024-2025' };
  render(
    <ChakraProvider value={dashboardSystem}>
      <WeeksChart bilans={{ ...campagnes, bilan, avant }} />
    </ChakraProvider>,
  );
}

const chartTexts = bilanTab.chart;
const barTitles = () =>
  Array.from(screen.getByRole('img').children, (part) => part.getAttribute('title'));

describe('Chart of a campaign', () => {
  it('has a bar for each week, Monday to Sunday, with applications', () => {
    showChart({ '2025-07-21': 3, '2025-07-27': 1, '2025-07-28': 1 }, '2024-07-25');
    screen.getByRole('img', {
      name: normalizeText(chartTexts.text('21/07/2025', '28/07/2025', '4')),
    });
    expect(barTitles()).toEqual([
      chartTexts.bar('21/07/2025', '4', '2'),
      chartTexts.bar('28/07/2025', '1', '0'),
    ]);
    expect(screen.queryByText(normalizeText(chartTexts.gaps))).toBeNull();
  });
});

it('Bilan compares the figures of the chosen campaign with the previous one', async () => {
  vi.mocked(useCampagnes).mockReturnValue(['2025-2026', '2024-2025']);
  const counts: Readonly<Record<string, number>> = { '2025-2026': 3, '2024-2025': 1 };
  vi.mocked(useRegister).mockImplementation((campagne) => ({
    status: 'success',
    items: rowsOf(`${campagne.slice(0, 4)}-07-21`, counts[campagne] ?? 0),
    isPrevious: false,
    reload: vi.fn(),
  }));
  mountSection(<BilanTab />, 'ADMIN_FULL');
  const table = bilanTab.dimensions.sexe;
  const total = () =>
    Array.from(
      screen
        .getByRole('region', { name: normalizeText(table) })
        .querySelectorAll('tr:last-child td'),
      ({ textContent }) => textContent,
    );
  await screen.findByRole('region', { name: normalizeText(table) });
  expect(total()).toEqual(['3', '1', '+2', '3', '0', '0']);
  const choice = screen.getByLabelText(normalizeText(bilanTab.campagne));
  await userEvent.selectOptions(choice, '2024-2025');
  expect(total()).toEqual(['1', '0', '+1', '1', '0', '0']);
});
