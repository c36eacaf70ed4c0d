import { firstCampagne } from '@centre/domain/campagne/campagne';
import { firstMessages } from '@centre/domain/inscription/prevenir';
import { staffCampagneMessages as says } from '@centre/domain/messages/staff/campagne';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CampagneTab } from '../../web/src/dashboard/campagne/campagne-tab.tsx';
import {
  campagneTab,
  nextWords,
  placesWords,
} from '../../web/src/dashboard/campagne/campagne.texts.ts';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { CallError } from '../../web/src/data/callables.ts';
import { useRegister } from '../../web/src/data/staff/register.ts';
import {
  readStaffCampagne,
  saveCampagne,
  savePlaces,
} from '../../web/src/data/staff/staff-campagne.ts';
import { asRead } from './mount.tsx';
import { button, field, findDialog, mountSection } from './staff.tsx';

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
/** Opens the section while the enrolment is open, by the hand of the direction. */
async function openCampagne() {
  const stored = { ...firstCampagne, ...firstMessages };
  vi.mocked(readStaffCampagne).mockReset().mockResolvedValue(stored);
  vi.mocked(saveCampagne).mockReset().mockResolvedValue();
  vi.mocked(savePlaces).mockReset().mockResolvedValue();
  const register = { status: 'success', items: [], isFormer: false, reload: vi.fn() } as const;
  vi.mocked(useRegister).mockReturnValue(register);
  mountSection(<CampagneTab />, 'ADMIN_FULL');
  await screen.findByRole('button', { name: common.save });
  // happy-dom reads an untouched select as its first option.
  type('etat', 'ouverte');
  return { user: userEvent.setup({ delay: null }), save: button(common.save) };
}

const year = new Date().getFullYear() + 1;

describe('The campaign', () => {
  it('is closed after a question only', async () => {
    const { user, save } = await openCampagne();
    const { close } = campagneTab.turns;
    type('etat', 'fermee');
    for (const answer of [common.cancel, close]) {
      expect(saveCampagne).not.toHaveBeenCalled();
      await user.click(save);
      const question = await findDialog(close);
      question.getByText(asRead(campagneTab.question(close, firstCampagne.anneeScolaire)), {
        exact: false,
      });
      await user.click(button(answer, question));
    }
    await screen.findByText(asRead(says.saved));
    const closed = expect.objectContaining({ etat: 'fermee' }) as object;
    expect(saveCampagne).toHaveBeenCalledExactlyOnceWith(closed, firstCampagne.version);
  });

  it('is not given a state that its dates contradict without a question', async () => {
    const { user, save } = await openCampagne();
    type('ouverture', `${year}-07-01`);
    type('cloture', `${year}-09-30`);
    await user.click(save);
    await user.click(button(common.cancel, await findDialog(campagneTab.contradiction.title)));
    expect(saveCampagne).not.toHaveBeenCalled();
  });

  it('does not overwrite what another member saved meanwhile, and keeps what was typed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { user, save } = await openCampagne();
    type('reponse', 'avant la rentrée');
    const changed = new CallError('refused', says.changed, {}, 'aborted');
    vi.mocked(saveCampagne).mockRejectedValueOnce(changed);
    await user.click(save);
    await screen.findByText(asRead(says.changed));
    expect(field('reponse').value).toBe('avant la rentrée');
  });

  it('limits the places of a class, and keeps what is typed beside that', async () => {
    const { user } = await openCampagne();
    type('reponse', 'avant la rentrée');
    type('bts1/QHSE', 'dix');
    await user.click(button(placesWords.save));
    await screen.findByText(asRead(says.places));
    type('bts1/QHSE', '12');
    await user.click(button(placesWords.save));
    await screen.findByText(asRead(says.placesSaved));
    expect(vi.mocked(savePlaces).mock.lastCall?.[1]).toEqual({ 'bts1/QHSE': 12 });
    expect(field('reponse').value).toBe('avant la rentrée');
  });

  it('of the next year is opened for later, with what the public will read', async () => {
    const { user } = await openCampagne();
    await user.click(button(nextWords.open));
    const dialog = await findDialog(nextWords.title);
    dialog.getByText(asRead(nextWords.unpublished));
    const part = screen.getByRole('dialog');
    type('anneeScolaire', `${year}-${year + 1}`, part);
    type('ouverture', `${year}-07-01`, part);
    type('cloture', `${year}-09-30`, part);
    within(part).getByText(`Inscriptions à partir du 1er juillet ${year}`);
    await user.click(button(nextWords.later, dialog));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saveCampagne).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ anneeScolaire: `${year}-${year + 1}`, etat: 'automatique' }),
      firstCampagne.version,
    );
  });
});
