import { firstCampagne } from '@centre/domain/campagne/campagne';
import { recordOf } from '@centre/domain/inscription/record';
import { firstMessages } from '@centre/domain/inscription/prevenir';
import { limits } from '@centre/domain/limits';
import { rowOf, type Row } from '@centre/domain/registre/row';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ClockNotice } from '../../web/src/dashboard/clock-notice.tsx';
import { common } from '../../web/src/dashboard/common.texts.ts';
import {
  filterTexts,
  inscriptionCount,
  listTexts,
  prevenirLabel,
  statisticsTexts,
} from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import { InscriptionsTab } from '../../web/src/dashboard/inscriptions/inscriptions-tab.tsx';
import { Prevenir } from '../../web/src/dashboard/inscriptions/prevenir/prevenir.tsx';
import { prevenirTexts } from '../../web/src/dashboard/inscriptions/prevenir/prevenir.texts.ts';
import { severalTexts } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import {
  learnClock,
  readCampagne,
  useCampagnes,
} from '../../web/src/data/staff/desk-campagnes.ts';
import { useInscription } from '../../web/src/data/staff/inscriptions.ts';
import { useRegister } from '../../web/src/data/staff/register.ts';
import { fullName } from '../../web/src/texts/answers.texts.ts';
import { formatCount } from '../../web/src/ui/format-count.ts';
import { inscription } from '../factories/inscription.ts';
import { normalizeText } from './mount.tsx';
import { button, findDialog, listResult, mountSection } from './staff.tsx';

vi.mock('../../web/src/data/staff/register.ts');
vi.mock('../../web/src/data/staff/desk-campagnes.ts');
vi.mock('../../web/src/data/staff/inscriptions.ts');

const { anneeScolaire } = firstCampagne;
const former = '2000-2001';

function row(index: number, fields: Readonly<Record<string, unknown>> = {}): Row {
  const form = inscription({ telephone: `+228${90_000_000 + index}` }, index);
  const nom = `Nom${String(index).padStart(4, '0')}`;
  const other = { nom, campagne: anneeScolaire };
  return rowOf(recordOf(`i-${index}`, { ...form, ...other, ...fields }));
}

const rows = (count: number, fields?: Readonly<Record<string, unknown>>) =>
  Array.from({ length: count }, (_, index) => row(index, fields));

/** Mocks the rows of the current registre (`items`) and of the former registre. */
function register(items: readonly Row[], pastRows: readonly Row[] = []) {
  vi.mocked(useRegister).mockImplementation(function useShown(campagne) {
    return listResult(campagne === former ? pastRows : items);
  });
}

async function openDesk(items: readonly Row[], pastRows?: readonly Row[]): Promise<UserEvent> {
  register(items, pastRows);
  const user = mountSection(<InscriptionsTab />, 'INSCRIPTIONS_MANAGER');
  await screen.findByText(normalizeText(inscriptionCount(items.length, formatCount)));
  return user;
}

const names = () =>
  [...document.querySelectorAll('[data-row]')].map((one) => one.getAttribute('aria-label'));
const figure = (name: string) => {
  const figures = within(screen.getByRole('region', { name: statisticsTexts.title }));
  return figures.getByText(name).parentElement?.textContent.replace(name, '');
};
const shownFigures = () =>
  [...screen.getByRole('region', { name: statisticsTexts.title }).children].map((one) =>
    [...one.children].map(({ textContent }) => textContent).join(' '),
  );
const count = () => screen.getByRole('search').querySelector('[role=status]')?.textContent;
const link = () => screen.findByRole('link', { name: /^À prévenir \(/ });

beforeEach(() => {
  history.replaceState(undefined, '', '/dashboard/inscriptions');
  vi.mocked(useCampagnes).mockReturnValue([anneeScolaire, former]);
  vi.mocked(readCampagne).mockResolvedValue(firstCampagne);
});

describe('List of applications', () => {
  it('shows fifty rows per page, sorted by latest first', async () => {
    const user = await openDesk(rows(120));
    expect(names()).toHaveLength(50);
    expect(names()[0]).toMatch(/^Nom0119/);
    screen.getByText(`${listTexts.page('1', '3')} · ${listTexts.rows('1', '50')}`);
    expect(button(listTexts.previous)).toHaveProperty('disabled', true);
    await user.click(button(listTexts.next));
    await user.click(button(listTexts.next));
    expect(names()).toHaveLength(20);
    expect(names()[19]).toMatch(/^Nom0000/);
    screen.getByText(`${listTexts.page('3', '3')} · ${listTexts.rows('101', '120')}`);
    expect(button(listTexts.next)).toHaveProperty('disabled', true);
  });

  it('shows figures that follow the filters but not the search', async () => {
    const bts = rows(3, { parcours: 'bts', classe: 'bts1', specialite: 'QHSE' });
    const bacpro = [row(3, { parcours: 'bacpro', classe: 'seconde', statut: 'acceptee' })];
    const user = await openDesk([...bts, ...bacpro]);
    expect([figure('Total'), figure('BTS'), figure('BAC Pro')]).toEqual(['4', '3', '1']);
    expect(shownFigures()).toEqual([
      ...['En attente 3', 'Total 4', 'BTS 3', 'BAC Pro 1', 'Courte Durée 0', 'Licence 0'],
      'BTS2 cours du soir 0',
    ]);

    await user.selectOptions(screen.getByLabelText(filterTexts.parcours), 'bts');
    expect(count()).toBe(filterTexts.found(3, formatCount));
    // The figures of the parcours ignore the parcours filter.
    expect([figure('Total'), figure('BTS'), figure('BAC Pro')]).toEqual(['3', '3', '1']);

    await user.type(screen.getByRole('searchbox'), 'nom0001{Enter}');
    await waitFor(() => expect(count()).toBe(filterTexts.found(1, formatCount)));
    expect(names()).toHaveLength(1);
    expect([figure('Total'), figure('BTS'), figure('BAC Pro')]).toEqual(['3', '3', '1']);

    await user.selectOptions(screen.getByLabelText(filterTexts.statut), 'acceptee');
    expect([figure('Total'), figure('BTS'), figure('BAC Pro')]).toEqual(['0', '0', '1']);
    // The figure of waiting applications ignores the statut filter, and a click sets it.
    expect(figure('En attente')).toBe('3');
    await screen.findByText(listTexts.noneFound);
    await user.click(button('En attente 3'));
    expect(screen.getByLabelText(filterTexts.statut)).toHaveProperty('value', 'en_attente');
  });

  it('marks both duplicates, and filters by them', async () => {
    const same = { telephone: '+22890909090' };
    const user = await openDesk([row(0, same), row(1), row(2, same)]);
    const marked = () =>
      screen
        .getAllByRole('img', { name: listTexts.duplicate })
        .map((mark) => mark.closest('[data-row]')?.getAttribute('data-row'));
    expect(marked()).toEqual(['i-2', 'i-0']);
    await user.click(button(filterTexts.unfold(0)));
    await user.click(screen.getByRole('checkbox', { name: filterTexts.doublons }));
    expect(names()).toHaveLength(2);
    expect(count()).toBe(filterTexts.found(2, formatCount));
  });

  it('links to the former campaign when the new one is empty', async () => {
    await openDesk([], rows(2));
    const name = normalizeText(listTexts.former('2', former));
    const formerLink = await screen.findByRole('link', { name });
    expect(formerLink.getAttribute('href')).toBe(`/dashboard/inscriptions?campagne=${former}`);
  });
});

describe('Selection of applications', () => {
  async function selectPage(items: readonly Row[]) {
    const user = await openDesk(items);
    await user.click(screen.getByRole('checkbox', { name: listTexts.selectAll }));
    const bar = await screen.findByRole('region', { name: listTexts.selection });
    return { user, bar: within(bar) };
  }

  it.each([
    ['spans all pages', 60, 60],
    ['stays on its page above the limit', limits.selectedRows + 1, 50],
  ])('%s when all found rows are selected', async (_, found, selected) => {
    const { user, bar } = await selectPage(rows(found));
    await user.click(button(listTexts.selectFound(formatCount(found)), bar));
    bar.getByText(listTexts.selected(selected, formatCount));
    const tooMany = normalizeText(listTexts.tooManySelected(formatCount(limits.selectedRows)));
    expect(screen.queryByText(tooMany) === null).toBe(selected === found);
  });

  it('is counted and named in the confirmation of its deletion', async () => {
    const all = rows(12);
    const { user, bar } = await selectPage(all);
    await user.click(button(common.delete, bar));
    const dialog = await findDialog(common.deleteTitle);
    dialog.getByText(
      normalizeText(severalTexts.confirmDelete(inscriptionCount(12, formatCount))),
    );
    const first = all.slice(2).toReversed().map(fullName).join(', ');
    dialog.getByText(`${first} et 2 autres`);
  });
});

describe('Prevenir queue', () => {
  const paper = { texte: 'Acte', par: 'scolarite', date: new Date('2026-11-01') };
  const items = [
    row(0, { pieceManquante: paper }),
    row(1, { statut: 'acceptee', dateTraitement: new Date('2026-11-01') }),
    row(2, { pieceManquante: paper }),
    row(3),
  ];

  it.each([
    ['are not published', [], 2],
    ['are published', [anneeScolaire], 3],
  ])('has the length in its link when decisions %s', async (_, decisionsPubliees, size) => {
    const campagne = { ...firstCampagne, ...firstMessages, decisionsPubliees };
    vi.mocked(readCampagne).mockResolvedValue(campagne);
    await openDesk(items);
    expect((await link()).textContent).toBe(prevenirLabel(String(size)));
    cleanup();

    vi.mocked(useInscription).mockReturnValue({ status: 'loading' });
    mountSection(<Prevenir />, 'INSCRIPTIONS_MANAGER');
    await screen.findByText(normalizeText(prevenirTexts.left(size)));
  });

  it('keeps the campaign of the list in both links', async () => {
    history.replaceState(undefined, '', `/dashboard/inscriptions?campagne=${former}`);
    register([], items);
    mountSection(<InscriptionsTab />, 'INSCRIPTIONS_MANAGER');
    const queueLink = await link();
    expect(queueLink.textContent).toBe(prevenirLabel('2'));
    expect(queueLink.getAttribute('href')).toMatch(new RegExp(`\\?campagne=${former}$`));
    cleanup();

    vi.mocked(useInscription).mockReturnValue({ status: 'loading' });
    mountSection(<Prevenir />, 'INSCRIPTIONS_MANAGER');
    await screen.findByText(normalizeText(prevenirTexts.left(2)));
    const back = screen.getByRole('link', { name: prevenirTexts.back });
    expect(back.getAttribute('href')).toMatch(new RegExp(`\\?campagne=${former}$`));
  });
});

it.each([
  ['warns of a device clock wrong by ten years', 3650, true],
  ['ignores a device clock wrong by hours', 0.5, false],
])('ClockNotice %s', async (_, days, isShown) => {
  vi.mocked(learnClock).mockResolvedValue(days * 86_400_000);
  mountSection(<ClockNotice />, 'INSCRIPTIONS_MANAGER');
  await waitFor(() => expect(learnClock).toHaveBeenCalled());
  const notice = /La date de cet appareil est fausse/;
  if (isShown) await screen.findByText(notice);
  else {
    await act(() => Promise.resolve());
    expect(screen.queryByText(notice)).toBeNull();
  }
});
