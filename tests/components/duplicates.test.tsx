import { recordOf } from '@centre/domain/inscription/record';
import { staffInscriptionMessages as says } from '@centre/domain/messages/staff/inscription';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { detailsWords } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { DuplicatesNotice } from '../../web/src/dashboard/inscriptions/details/duplicates.tsx';
import { refresh } from '../../web/src/dashboard/ui/loading.ts';
import { annotateInscription, findDuplicates } from '../../web/src/data/staff/inscriptions.ts';
import { inscription } from '../factories/inscription.ts';
import { asRead } from './mount.tsx';
import { button, findDialog, mountSection } from './staff.tsx';

vi.mock('../../web/src/data/staff/inscriptions.ts');

const record = recordOf('a0', { ...inscription({ specialite: 'QHSE' }) });
const twin = recordOf('a1', { ...inscription({ specialite: 'Chaudronnerie' }) });

async function openNotice(role: 'VIEWER' | 'SUPER_ADMIN' = 'SUPER_ADMIN') {
  vi.mocked(findDuplicates).mockReset().mockResolvedValueOnce([twin]);
  vi.mocked(annotateInscription).mockReset().mockResolvedValue();
  const onDelete = vi.fn();
  const mayDelete = role === 'VIEWER' ? undefined : onDelete;
  mountSection(
    <DuplicatesNotice record={record} onOpen={vi.fn()} onDelete={mayDelete} />,
    role,
  );
  await screen.findByText(detailsWords.duplicate);
  return { user: userEvent.setup({ delay: null }), onDelete };
}

describe('The duplicates of an application', () => {
  it('stay when they cannot be looked for again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await openNotice();
    vi.mocked(findDuplicates).mockRejectedValue(new Error('cut'));
    await act(refresh);
    await screen.findByText(detailsWords.duplicatesFailed);
    screen.getByText(detailsWords.duplicate);
  });

  it('are compared, deleted one by one, or told apart, which can be undone', async () => {
    const { user, onDelete } = await openNotice();
    await user.click(button(detailsWords.compare));
    const dialog = await findDialog(detailsWords.comparison);
    await user.click(dialog.getByRole('checkbox', { name: detailsWords.onlyDifferences }));
    const heads = dialog.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(heads.join()).toContain('Spécialité');
    expect(heads.join()).not.toContain('Parcours');
    const [, remove] = dialog.getAllByRole('button', { name: /^Supprimer / });
    await user.click(remove ?? document.body);
    expect(onDelete).toHaveBeenCalledExactlyOnceWith(twin);

    vi.mocked(findDuplicates).mockResolvedValueOnce([]);
    await user.click(dialog.getByRole('button', { name: /^Ce sont deux/ }));
    await screen.findByText(asRead(says.separated));
    expect(annotateInscription).toHaveBeenLastCalledWith(twin.id, {
      autrePersonneQue: record.id,
    });
    expect(screen.queryByText(detailsWords.duplicate)).toBeNull();
    vi.mocked(findDuplicates).mockResolvedValueOnce([twin]);
    await user.click(button(common.undo));
    await screen.findByText(detailsWords.duplicate);
    expect(annotateInscription).toHaveBeenLastCalledWith(twin.id, {
      memePersonneQue: record.id,
    });
  });

  it('are only compared by those who may only read', async () => {
    const { user } = await openNotice('VIEWER');
    await user.click(button(detailsWords.compare));
    const dialog = await findDialog(detailsWords.comparison);
    button(detailsWords.open, dialog);
    expect(dialog.queryByRole('button', { name: /^Supprimer |^Ce sont deux/ })).toBeNull();
  });
});
