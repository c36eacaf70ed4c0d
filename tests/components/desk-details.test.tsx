import { type InscriptionRecord, recordOf } from '@centre/domain/inscription/record';
import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import { staffInscriptionMessages as texts } from '@centre/domain/messages/staff/inscription';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { Note, NoteDialog } from '../../web/src/dashboard/inscriptions/details/annotations.tsx';
import {
  detailsTexts,
  noteTexts,
} from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { DuplicatesNotice } from '../../web/src/dashboard/inscriptions/details/duplicates.tsx';
import { refresh } from '../../web/src/dashboard/ui/loading.ts';
import { call, CallError } from '../../web/src/data/callables.ts';
import { findDuplicates } from '../../web/src/data/staff/inscriptions.ts';
import { inscription } from '../factories/inscription.ts';
import { normalizeText } from './mount.tsx';
import { button, field, fill, findDialog, mountSection } from './staff.tsx';

vi.mock('../../web/src/data/staff/inscriptions.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  findDuplicates: vi.fn(),
}));

const annotate = 'dashboard/annotateInscription';
const theirs = { texte: 'Le texte de la direction', par: 'direction', date: new Date() };
let setNote: (note: typeof theirs) => void;

function Edited({ onClose }: { readonly onClose: () => void }) {
  const [record, setRecord] = useState<InscriptionRecord>(recordOf('un', { ...inscription() }));
  setNote = (note) => setRecord({ ...record, note });
  return <NoteDialog record={record} onClose={onClose} />;
}

async function openNote() {
  const onClose = vi.fn();
  vi.mocked(call).mockResolvedValue({});
  const user = mountSection(<Edited onClose={onClose} />, 'INSCRIPTIONS_MANAGER');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { user, onClose };
}

describe('Note on an application', () => {
  it('keeps the text of the second member after a conflict, and saves on retry', async () => {
    const { user, onClose } = await openNote();
    await fill(user, 'note', 'Le mien');
    act(() => setNote(theirs));
    await screen.findByText(theirs.texte);
    const stale = new CallError('refused', serverMessages.noteStale, {}, 'aborted');
    vi.mocked(call).mockRejectedValueOnce(stale);
    await user.click(button(common.save));
    await screen.findByText(normalizeText(serverMessages.noteStale));
    expect(field('note').value).toBe('Le mien');
    expect(onClose).not.toHaveBeenCalled();
    await user.click(button(common.save));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const saved = { id: 'un', note: { texte: 'Le mien', avant: theirs.texte } };
    expect(call).toHaveBeenLastCalledWith(annotate, saved);
  });

  it('rejects too long a text at its field, and keeps it', async () => {
    const { user } = await openNote();
    await fill(user, 'note', 'n'.repeat(2001));
    await user.click(button(common.save));
    await screen.findByText(normalizeText(messages.field.tooLong('Note', 2000)));
    expect(field('note').getAttribute('aria-invalid')).toBe('true');
    expect(field('note').value).toHaveLength(2001);
    expect(call).not.toHaveBeenCalled();
  });

  it.each([
    ['VIEWER', 0],
    ['INSCRIPTIONS_MANAGER', 1],
  ] as const)('is shown to %s with %i edit buttons', (role, count) => {
    mountSection(<Note note={theirs} onEdit={vi.fn()} />, role);
    screen.getByText(theirs.texte);
    expect(screen.queryAllByRole('button', { name: noteTexts.edit })).toHaveLength(count);
  });
});

const record = recordOf('a0', { ...inscription({ specialite: 'QHSE' }) });
const twin = recordOf('a1', { ...inscription({ specialite: 'Chaudronnerie' }) });

async function openNotice(role: 'VIEWER' | 'SUPER_ADMIN' = 'SUPER_ADMIN') {
  vi.mocked(findDuplicates).mockResolvedValueOnce([twin]);
  vi.mocked(call).mockResolvedValue({});
  const onDelete = vi.fn();
  const mayDelete = role === 'VIEWER' ? undefined : onDelete;
  const user = mountSection(
    <DuplicatesNotice record={record} onOpen={vi.fn()} onDelete={mayDelete} />,
    role,
  );
  await screen.findByText(detailsTexts.duplicate);
  return { user, onDelete };
}

describe('Duplicates of an application', () => {
  it('stay visible when their reload fails', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await openNotice();
    vi.mocked(findDuplicates).mockRejectedValue(new Error('cut'));
    await act(refresh);
    await screen.findByText(detailsTexts.duplicatesFailed);
    screen.getByText(detailsTexts.duplicate);
  });

  it('are compared, deleted, or marked as different persons with undo', async () => {
    const { user, onDelete } = await openNotice();
    await user.click(button(detailsTexts.compare));
    const dialog = await findDialog(detailsTexts.comparison);
    await user.click(dialog.getByRole('checkbox', { name: detailsTexts.onlyDifferences }));
    const heads = dialog.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(heads.join()).toContain('Spécialité');
    expect(heads.join()).not.toContain('Parcours');
    const [, remove] = dialog.getAllByRole('button', { name: /^Supprimer / });
    await user.click(remove ?? document.body);
    expect(onDelete).toHaveBeenCalledExactlyOnceWith(twin);

    vi.mocked(findDuplicates).mockResolvedValueOnce([]);
    await user.click(dialog.getByRole('button', { name: /^Ce sont deux/ }));
    await screen.findByText(normalizeText(texts.separated));
    expect(call).toHaveBeenLastCalledWith(annotate, { id: 'a1', autrePersonneQue: 'a0' });
    expect(screen.queryByText(detailsTexts.duplicate)).toBeNull();
    vi.mocked(findDuplicates).mockResolvedValueOnce([twin]);
    await user.click(button(common.undo));
    await screen.findByText(detailsTexts.duplicate);
    expect(call).toHaveBeenLastCalledWith(annotate, { id: 'a1', memePersonneQue: 'a0' });
  });

  it('offer a VIEWER only the comparison', async () => {
    const { user } = await openNotice('VIEWER');
    await user.click(button(detailsTexts.compare));
    const dialog = await findDialog(detailsTexts.comparison);
    button(detailsTexts.open, dialog);
    expect(dialog.queryByRole('button', { name: /^Supprimer |^Ce sont deux/ })).toBeNull();
  });
});
