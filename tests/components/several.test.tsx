import { recordOf } from '@centre/domain/inscription/record';
import { serverMessages } from '@centre/domain/messages/server';
import { rowOf } from '@centre/domain/registre/row';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { statutActions } from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import { severalTexts } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { SelectionBar } from '../../web/src/dashboard/inscriptions/several/selection-bar.tsx';
import { call } from '../../web/src/data/callables.ts';
import { restoreRecord } from '../../web/src/data/staff/corbeille.ts';
import { inscription } from '../factories/inscription.ts';
import { normalizeText } from './mount.tsx';
import { button, findDialog, mountSection } from './staff.tsx';

vi.mock('../../web/src/data/staff/corbeille.ts');

const rows = ['un', 'deux'].map((id) =>
  rowOf(recordOf(id, { ...inscription(), reference: id })),
);

function openSelection(role: 'VIEWER' | 'INSCRIPTIONS_MANAGER' = 'INSCRIPTIONS_MANAGER') {
  vi.mocked(call).mockResolvedValue({ failures: [] });
  const handlers = { onSelect: vi.fn(), onClear: vi.fn(), onChanged: vi.fn() };
  return mountSection(<SelectionBar rows={rows} found={rows} {...handlers} />, role);
}

/** Clicks undo in the toast with `text`; toasts of other tests may still be leaving. */
async function undo(user: UserEvent, text: string): Promise<void> {
  const toast = (await screen.findByText(normalizeText(text))).closest<HTMLElement>(
    '[data-part=root]',
  );
  await user.click(button(common.undo, within(toast ?? document.body)));
}

const decisions = (avant: string, statut: string) => [
  'dashboard/decideInscriptions',
  { decisions: rows.map(({ id }) => ({ id, avant, statut })) },
];

describe('Selection bar', () => {
  it('decides on several applications at once, with undo', async () => {
    const user = openSelection();
    await user.click(button(statutActions.acceptee));
    await undo(user, severalTexts.done.acceptee(2, String));
    await screen.findByText(normalizeText(severalTexts.done.undo(2, String)));
    expect(vi.mocked(call).mock.calls).toEqual([
      decisions('en_attente', 'acceptee'),
      decisions('acceptee', 'en_attente'),
    ]);
  });

  it('names the application that a colleague decided on, and decides on the rest', async () => {
    const user = openSelection();
    const message = serverMessages.decidedMeanwhile;
    vi.mocked(call).mockResolvedValueOnce({ failures: [{ id: 'un', message }] });
    await user.click(button(statutActions.acceptee));
    const dialog = await findDialog(severalTexts.failed(1, String));
    dialog.getByText(/· un$/);
    dialog.getByText(normalizeText(message));
    await screen.findByText(normalizeText(severalTexts.done.acceptee(1, String)));
  });

  it('deletes several applications after one confirmation, with undo', async () => {
    const user = openSelection();
    await user.click(button(common.delete));
    await user.click(button(common.delete, await findDialog(common.deleteTitle)));
    await undo(user, severalTexts.done.delete(2, String));
    await screen.findByText(normalizeText(severalTexts.done.restore(2, String)));
    const deleted = rows.map(({ id }) => ['dashboard/deleteInscription', { id }]);
    expect(vi.mocked(call).mock.calls).toEqual(deleted);
    expect(vi.mocked(restoreRecord).mock.calls.map(([, id]) => id)).toEqual(['un', 'deux']);
  });

  it('shows no decision or deletion to a VIEWER', async () => {
    openSelection('VIEWER');
    await waitFor(() => expect(screen.getAllByRole('button').length).toBeGreaterThan(1));
    for (const name of [statutActions.acceptee, statutActions.refusee, common.delete]) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });
});
