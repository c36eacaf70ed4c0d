import { act, screen } from '@testing-library/react';
import { it, vi } from 'vitest';
import { detailsWords } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { DuplicatesNotice } from '../../web/src/dashboard/inscriptions/details/duplicates.tsx';
import { refresh } from '../../web/src/dashboard/ui/loading.ts';
import { findDuplicates } from '../../web/src/data/staff/inscriptions.ts';
import { recordOf } from '@centre/domain/inscription/record';
import { inscription } from '../factories/inscription.ts';
import { mountSection } from './staff.tsx';

vi.mock('../../web/src/data/staff/inscriptions.ts');

it('Known duplicates of an application stay when they cannot be looked for again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const [record, twin] = [0, 1].map((index) =>
    recordOf(`a${index}`, { ...inscription(), statut: 'en_attente' }),
  );
  if (!record || !twin) throw new Error('no records');
  vi.mocked(findDuplicates).mockResolvedValueOnce([twin]).mockRejectedValue(new Error('cut'));
  mountSection(
    <DuplicatesNotice record={record} onOpen={vi.fn()} onDelete={undefined} />,
    'SUPER_ADMIN',
  );
  await screen.findByText(detailsWords.duplicate);
  await act(refresh);
  await screen.findByText(detailsWords.duplicatesFailed);
  screen.getByText(detailsWords.duplicate);
});
