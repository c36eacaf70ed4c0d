import { messages } from '@centre/domain/messages/messages';
import { recordOf, type InscriptionRecord } from '@centre/domain/inscription/record';
import { serverMessages } from '@centre/domain/messages/server';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { Note, NoteDialog } from '../../web/src/dashboard/inscriptions/details/annotations.tsx';
import { noteWords } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { call, CallError } from '../../web/src/data/callables.ts';
import { inscription } from '../factories/inscription.ts';
import { asRead } from './mount.tsx';
import { button, field, fill, mountSection } from './staff.tsx';

const theirs = { texte: 'Le texte de la direction', par: 'direction', date: new Date() };
let setNote: (note: typeof theirs) => void;

function Edited({ onClose }: { readonly onClose: () => void }) {
  const [record, setRecord] = useState<InscriptionRecord>(recordOf('un', { ...inscription() }));
  setNote = (note) => setRecord({ ...record, note });
  return <NoteDialog record={record} onClose={onClose} />;
}

async function openNote() {
  const onClose = vi.fn();
  vi.mocked(call).mockReset().mockResolvedValue({});
  mountSection(<Edited onClose={onClose} />, 'INSCRIPTIONS_MANAGER');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { user: userEvent.setup({ delay: null }), onClose };
}

describe('A note on an application', () => {
  it('of two members at once is refused to the second, who loses nothing and decides', async () => {
    const { user, onClose } = await openNote();
    await fill(user, 'note', 'Le mien');
    act(() => setNote(theirs));
    await screen.findByText(theirs.texte);
    const stale = new CallError('refused', serverMessages.noteStale, {}, 'aborted');
    vi.mocked(call).mockRejectedValueOnce(stale);
    await user.click(button(common.save));
    await screen.findByText(asRead(serverMessages.noteStale));
    expect(field('note').value).toBe('Le mien');
    expect(onClose).not.toHaveBeenCalled();
    await user.click(button(common.save));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const saved = { id: 'un', note: { texte: 'Le mien', avant: theirs.texte } };
    expect(call).toHaveBeenLastCalledWith('dashboard/annotateInscription', saved);
  });

  it('that is too long says so at its field, and stays there', async () => {
    const { user } = await openNote();
    await fill(user, 'note', 'n'.repeat(2001));
    await user.click(button(common.save));
    await screen.findByText(asRead(messages.field.tooLong('Note', 2000)));
    expect(field('note').getAttribute('aria-invalid')).toBe('true');
    expect(field('note').value).toHaveLength(2001);
    expect(call).not.toHaveBeenCalled();
  });

  it.each([
    ['VIEWER', 0],
    ['INSCRIPTIONS_MANAGER', 1],
  ] as const)('is read by %s, with %i buttons', (role, count) => {
    mountSection(<Note note={theirs} onEdit={vi.fn()} />, role);
    screen.getByText(theirs.texte);
    expect(screen.queryAllByRole('button', { name: noteWords.edit })).toHaveLength(count);
  });
});
