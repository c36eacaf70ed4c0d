import type { VitrinePhoto } from '@centre/domain/vitrine/vitrine';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { vitrineForm, vitrineScreen } from '../../web/src/dashboard/vitrine/vitrine.texts.ts';
import { VitrineTab } from '../../web/src/dashboard/vitrine/vitrine-tab.tsx';
import {
  orderVitrine,
  readVitrine,
  saveVitrinePhoto,
} from '../../web/src/data/staff/staff-vitrine.ts';
import { listStates } from '../../web/src/texts/list-states.texts.ts';
import { Announcer } from '../../web/src/ui/announcer.tsx';
import { picture } from '../factories/picture.ts';
import { normalizeText } from './mount.tsx';
import { button, findDialog, mountSection } from './staff.tsx';

vi.mock('../../web/src/data/staff/staff-vitrine.ts');

const photo = (titre: string): VitrinePhoto => ({
  ...{ id: titre, emplacement: 'carrousel', titre, texte: '', alt: `Vue : ${titre}` },
  ...{ credit: '', centrage: { x: 20, y: 80 } },
  picture: picture(),
});

/** Opens the section with photos of these titles in the carousel. */
async function openVitrine(...titles: readonly string[]) {
  let photos = titles.map(photo);
  vi.mocked(readVitrine).mockImplementation(() => Promise.resolve(photos));
  vi.mocked(saveVitrinePhoto).mockResolvedValue();
  vi.mocked(orderVitrine).mockImplementation((_, ids) => {
    photos = ids.map(photo);
    return Promise.resolve();
  });
  const user = mountSection(
    <>
      <VitrineTab />
      <Announcer />
    </>,
    'CONTENT_MANAGER',
  );
  // The page has one live region, where this announcement would replace that of a move.
  await screen.findByText(listStates.loaded);
  return user;
}

const titles = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('Vitrine photos of a place', () => {
  const [up, down] = [vitrineScreen.upOf, vitrineScreen.downOf];

  it('move by one place with an announcement, and keep the focus', async () => {
    const user = await openVitrine('Un', 'Deux', 'Trois');
    button(normalizeText(up('Trois'))).focus();
    await user.keyboard('{Enter}');
    expect(titles()).toEqual(['Un', 'Trois', 'Deux']);
    await screen.findByText(normalizeText(vitrineScreen.moved('Trois', 2, 3)));
    expect(document.activeElement).toBe(button(normalizeText(up('Trois'))));
    await user.click(button(normalizeText(down('Un'))));
    expect(document.activeElement).toBe(button(normalizeText(down('Un'))));
    await waitFor(() =>
      expect(orderVitrine).toHaveBeenLastCalledWith('carrousel', ['Trois', 'Un', 'Deux']),
    );
  });

  it('are saved sequentially, with only the latest pending order', async () => {
    const user = await openVitrine('Un', 'Deux', 'Trois', 'Quatre');
    const first = Promise.withResolvers<undefined>();
    vi.mocked(orderVitrine).mockReturnValueOnce(first.promise);
    for (let press = 0; press < 3; press++) {
      await user.click(button(normalizeText(up('Quatre'))));
    }
    expect(orderVitrine).toHaveBeenCalledOnce();
    first.resolve(undefined);
    await waitFor(() => expect(orderVitrine).toHaveBeenCalledTimes(2));
    const order = ['Quatre', 'Un', 'Deux', 'Trois'];
    expect(orderVitrine).toHaveBeenLastCalledWith('carrousel', order);
    expect(titles()).toEqual(order);
  });
});

it('Vitrine form selects the nearest of nine positions, and keeps the point', async () => {
  const user = await openVitrine('Un');
  await user.click(button(normalizeText(vitrineScreen.editOf('Un'))));
  const dialog = await findDialog(vitrineForm.editTitle);
  const group = await dialog.findByRole('radiogroup', { name: vitrineForm.crop });
  const radios = within(group).getAllByRole<HTMLInputElement>('radio');
  const labelOf = (radio: Element) => radio.closest('label')?.textContent;
  expect(radios.map(labelOf)).toEqual(vitrineForm.positions);
  const chosen = radios.filter(({ checked }) => checked).map(labelOf);
  expect(chosen).toEqual(['En bas à gauche']);
  const preview = document.querySelector('figure img') ?? document.body;
  expect(getComputedStyle(preview).objectPosition).toBe('20% 80%');
  await user.click(button(common.save, dialog));
  await waitFor(() => expect(saveVitrinePhoto).toHaveBeenCalledOnce());
  const [saved] = vi.mocked(saveVitrinePhoto).mock.lastCall ?? [];
  expect(saved).toMatchObject({ centrage: { x: 20, y: 80 } });
});
