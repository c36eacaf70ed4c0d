import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CorbeilleDialog } from '../../web/src/dashboard/corbeille/corbeille-dialog.tsx';
import { corbeilleTexts } from '../../web/src/dashboard/corbeille/corbeille.texts.ts';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { useDeletion } from '../../web/src/dashboard/corbeille/deletion.tsx';
import {
  corbeillePageSize,
  restoreRecord,
  useCorbeille,
} from '../../web/src/data/staff/corbeille.ts';
import { normalizeText } from './mount.tsx';
import { button, mountSection } from './staff.tsx';

vi.mock('../../web/src/data/staff/corbeille.ts');

const day = 24 * 60 * 60 * 1000;
const deleted = (id: string, fields: Record<string, string>) => ({
  id,
  fields: { parcours: 'bts', ...fields },
  supprimePar: 'scolarite',
  supprimeLe: new Date(),
  expireAt: new Date(Date.now() + day),
});

/** One page of other records, then the record that the searches look for. */
const bin = [
  ...Array.from({ length: corbeillePageSize }, (_, index) =>
    deleted(`autre-${index}`, { nom: 'Autre', prenom: 'Afi', reference: 'CFPI-9999-9999' }),
  ),
  deleted('un', { nom: 'Kɔdzo-d’Almeida', prenom: 'Élodie', reference: 'CFPI-7KQ3-M4XH' }),
];

function openBin(isPrevious = false) {
  vi.mocked(useCorbeille).mockImplementation((_, count) => ({
    status: 'success',
    items: bin.slice(0, isPrevious ? corbeillePageSize : count),
    isPrevious,
    reload: vi.fn(),
  }));
  mountSection(<CorbeilleDialog kind="inscriptions" onClose={vi.fn()} />, 'SUPER_ADMIN');
}

const search = (text: string) =>
  fireEvent.change(screen.getByLabelText(corbeilleTexts.search), { target: { value: text } });

describe('Corbeille', () => {
  it('finds a record beyond the first page by name, path or reference', () => {
    openBin();
    expect(screen.getAllByRole('listitem')).toHaveLength(corbeillePageSize);
    for (const text of [
      'kodzo',
      "ELODIE d'almeida",
      'bts élodie',
      'm4xh',
      'Ma référence est CFPI-7KQ3-M4XH . Merci',
      'https://cfpi.example/suivi%23CFPI-7KQ3-M4XH',
    ]) {
      search(text);
      const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(names, text).toEqual([expect.stringContaining('Kɔdzo-d’Almeida')]);
    }
    fireEvent.click(button(corbeilleTexts.clearSearch));
    expect(screen.getAllByRole('listitem')).toHaveLength(corbeillePageSize);
  });

  it('shows that nothing matches only after all records are loaded', () => {
    openBin(true);
    search('Mensah');
    screen.getByText(normalizeText(corbeilleTexts.loading));
    expect(screen.queryByText(normalizeText(corbeilleTexts.nothing))).toBeNull();
    cleanup();
    openBin();
    search('Mensah');
    screen.getByText(normalizeText(corbeilleTexts.nothing));
  });
});

const texts = { confirmDelete: 'Supprimer ?', deleted: 'Supprimé', deleteFailed: 'Échec' };

function TwoRecords() {
  const { ask, dialog } = useDeletion<{ readonly id: string }>({
    ...{
      kind: 'articles',
      texts,
      nameOf: ({ id }) => id,
      remove: () => Promise.resolve({}),
    },
  });
  return (
    <>
      {['premier', 'second'].map((id) => (
        <button key={id} type="button" onClick={() => ask({ id })}>
          {id}
        </button>
      ))}
      {dialog}
    </>
  );
}

it('Deletions can each be undone while another restoration is pending', async () => {
  const restore = vi.mocked(restoreRecord).mockReturnValue(new Promise(vi.fn()));
  mountSection(<TwoRecords />, 'SUPER_ADMIN');
  for (const [index, id] of ['premier', 'second'].entries()) {
    fireEvent.click(button(id));
    fireEvent.click(await screen.findByRole('button', { name: common.delete }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findAllByRole('button', { name: common.undo })).toHaveLength(index + 1);
  }
  for (const undo of screen.getAllByRole('button', { name: common.undo }))
    fireEvent.click(undo);
  expect(restore.mock.calls.map(([, id]) => id).toSorted()).toEqual(['premier', 'second']);
});
