import { recordOf } from '@centre/domain/inscription/record';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { rowOf } from '@centre/domain/registre/row';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { ExportButton } from '../../web/src/dashboard/inscriptions/files/export-button.tsx';
import { useFichePdf } from '../../web/src/dashboard/inscriptions/files/exports.tsx';
import { toast } from '../../web/src/dashboard/ui/toaster.ts';
import { call, CallError } from '../../web/src/data/callables.ts';
import { readInscriptions } from '../../web/src/data/staff/inscriptions.ts';
import { exportFormats, exportTexts } from '../../web/src/texts/exports.texts.ts';
import { saveFile } from '../../web/src/ui/save-file.ts';
import { inscription } from '../factories/inscription.ts';
import { normalizeText } from './mount.tsx';
import { button, findDialog, mountSection } from './staff.tsx';

vi.mock('../../web/src/data/staff/inscriptions.ts');
vi.mock('../../web/src/ui/save-file.ts');
// The real module fetches its fonts and pictures from the site.
vi.mock('../../web/src/pdf/site-parts.ts', () => ({ loadPdfParts: () => Promise.resolve({}) }));

const record = recordOf('un', { ...inscription() });
const refusal = new CallError('refused', 'Trop de demandes.', {}, 'resource-exhausted');

/** Button that downloads the fiche of the record. */
function FicheButton() {
  const { download } = useFichePdf();
  return <button onClick={() => void download(() => Promise.resolve([record]))}>Fiche</button>;
}

async function openMenu() {
  const user = mountSection(<ExportButton rows={[rowOf(record)]} />, 'VIEWER');
  await user.click(button(exportTexts.menu));
  await findDialog(exportTexts.menu);
  return user;
}

beforeEach(() => {
  // A toast outlives the section, and the next test would find the toast.
  toast.dismissAll();
  vi.mocked(readInscriptions).mockResolvedValue([record]);
});

describe('Export rejected by the journal', () => {
  it.each(Object.entries(exportFormats))(
    'saves no %s file, shows the reason, and saves one on retry',
    async (format, name) => {
      const user = await openMenu();
      vi.mocked(call).mockRejectedValueOnce(refusal);
      await user.click(button(name));
      await screen.findByText(normalizeText(exportTexts.failed(refusal.message)));
      expect(saveFile).not.toHaveBeenCalled();

      vi.mocked(call).mockResolvedValueOnce({});
      await user.click(button(name));
      await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
      const logged = ['dashboard/logExport', { format, count: 1, ids: [] }];
      expect(vi.mocked(call).mock.calls).toEqual([logged, logged]);
    },
  );

  it('saves no fiche, and shows the reason', async () => {
    mountSection(<FicheButton />, 'VIEWER');
    vi.mocked(call).mockRejectedValueOnce(refusal);
    await userEvent.setup({ delay: null }).click(button('Fiche'));
    await screen.findByText(normalizeText(staffInscriptionMessages.pdfFailed(refusal.message)));
    const logged = { format: 'pdf', count: 1, ids: [record.id] };
    expect(call).toHaveBeenCalledExactlyOnceWith('dashboard/logExport', logged);
    expect(saveFile).not.toHaveBeenCalled();
  });
});

it('Export can be cancelled while its records are loading', async () => {
  vi.mocked(readInscriptions).mockReturnValue(new Promise(() => undefined));
  const user = await openMenu();
  await user.click(button(exportFormats.csv));
  await user.click(button(common.cancel, await findDialog(exportTexts.title)));
  await screen.findByText(normalizeText(exportTexts.cancelled));
  expect(call).not.toHaveBeenCalled();
  expect(saveFile).not.toHaveBeenCalled();
});
