import type { JournalEntry } from '@centre/domain/journal/journal';
import { journalMessages } from '@centre/domain/messages/staff/journal';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { Journal } from '../../web/src/dashboard/journal/journal.tsx';
import { journalTexts } from '../../web/src/dashboard/journal/journal.texts.ts';
import { call, CallError } from '../../web/src/data/callables.ts';
import { auth } from '../../web/src/data/session/auth.ts';
import { useConsultationLog } from '../../web/src/data/staff/journal.ts';
import { useMembers } from '../../web/src/data/staff/users.ts';
import { member } from '../factories/member.ts';
import { normalizeText } from './mount.tsx';
import { button, mountSection } from './staff.tsx';

vi.mock('../../web/src/data/staff/users.ts');

/** Entry of the journal as the server sends it, with its date in ISO 8601. */
const entry = (fields: Partial<JournalEntry<string>>): JournalEntry<string> => ({
  ...{ id: 'une', date: '2026-11-29T09:30:00.000Z', channel: 'callable', records: [] },
  ...{ action: 'deleteArticle', collection: 'articles' },
  ...{ uid: 'uid-ancien', username: 'ancien', role: 'VIEWER' },
  ...fields,
});

const deleted = entry({ records: ['a1'], references: ['Le compresseur'] });
const exported = entry({
  ...{ id: 'deux', action: 'exportInscriptions', collection: 'inscriptions' },
  ...{ format: 'csv', count: 1200 },
  ...{ uid: '', username: '', role: null, channel: 'operation' },
});
const many = entry({
  ...{ id: 'trois', action: 'jadis' as never, collection: 'inscriptions' },
  ...{ records: ['i1', 'i2', 'i3'], references: ['CFPI-1', 'CFPI-2', 'CFPI-3'] },
});

const answer = (entries: readonly object[], nextCursor?: string) =>
  vi.mocked(call).mockResolvedValueOnce({ entries, nextCursor });
const requests = () => vi.mocked(call).mock.calls.map(([, request]) => request);

const openJournal = () => mountSection(<Journal />, 'SUPER_ADMIN');

/** Text of each table row below the head, with ` | ` between its cells. */
const lines = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((line) => normalizeText(within(line).getAllByRole('cell').map(textOf).join(' | ')));
const textOf = ({ textContent }: HTMLElement) => textContent;

beforeEach(() => {
  history.replaceState(undefined, '', '/dashboard/users/journal');
  const members = [member({ username: 'lecture' })];
  vi.mocked(useMembers).mockReturnValue({ members, isFailed: false, reload: vi.fn() });
});

describe('Journal screen', () => {
  it('shows member, action and record, also after deletion, and loads more', async () => {
    answer([deleted, exported], 'suite');
    const user = openJournal();
    await waitFor(() => expect(lines()).toHaveLength(2));
    const [first, second] = lines();
    for (const part of ['ancien', journalMessages.actions.deleteArticle, 'Le compresseur']) {
      expect(first).toContain(part);
    }
    expect(first).not.toContain('a1');
    const { operator, former, noRecord } = journalTexts;
    expect(second).toContain(operator);
    expect(second).toContain(`${journalMessages.actions.exportInscriptions} (`);
    expect(second).toMatch(/CSV, 1 200\)/);
    expect(second).toContain(noRecord);

    answer([many]);
    await user.click(button(common.showMore));
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect(lines()[2]).toContain(normalizeText(former));
    expect(lines()[2]).toContain('CFPI-1 et 2 autres');
    expect(requests()).toEqual([{ limit: '50' }, { limit: '50', cursor: 'suite' }]);
    expect(screen.queryByRole('button', { name: common.showMore })).toBeNull();
  });

  it('sends member, action and day filters to the server, also after a reload', async () => {
    answer([deleted]);
    openJournal();
    await waitFor(() => expect(lines()).toHaveLength(1));
    const { filters: filterTexts } = journalTexts;
    for (const [name, value] of [
      [filterTexts.membre, 'ancien'],
      [filterTexts.action, 'deletePhoto'],
      [filterTexts.du, '2026-01-01'],
      [filterTexts.au, '2026-02-01'],
    ] as const) {
      answer([]);
      fireEvent.change(screen.getByLabelText(name), { target: { value } });
      await screen.findByText(normalizeText(filterTexts.none.title));
    }
    const filters = { membre: 'ancien', action: 'deletePhoto', du: '2026-01-01' };
    const narrowed = { ...filters, au: '2026-02-01', limit: '50' };
    expect(requests().at(-1)).toEqual(narrowed);

    cleanup();
    vi.mocked(call).mockClear();
    answer([]);
    const user = openJournal();
    await screen.findByText(normalizeText(filterTexts.none.title));
    expect(requests()).toEqual([narrowed]);
    expect(screen.getByLabelText<HTMLSelectElement>(filterTexts.membre).value).toBe('ancien');
    answer([deleted]);
    await user.click(button(filterTexts.clear));
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(requests().at(-1)).toEqual({ limit: '50' });
  });

  it('shows an alert when loading fails, and loads on retry', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.mocked(call).mockRejectedValueOnce(new CallError('failed', ''));
    const user = openJournal();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(normalizeText(journalMessages.loadFailed));
    answer([deleted]);
    await user.click(button(common.retry));
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('Consultation of an application', () => {
  function Opened({ id }: { readonly id: string }) {
    useConsultationLog(id);
    return <p>Dossier {id}</p>;
  }

  beforeEach(() => {
    Object.assign(auth, { currentUser: { uid: 'uid-lecture' } });
  });

  it('is logged at most once an hour', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.mocked(call).mockResolvedValue({});
    const open = () => render(<Opened id="un" />).unmount();
    open();
    open();
    const logged = ['dashboard/logConsultation', { id: 'un' }];
    expect(vi.mocked(call).mock.calls).toEqual([logged]);
    vi.setSystemTime(Date.now() + 60 * 60_000);
    open();
    expect(vi.mocked(call).mock.calls).toEqual([logged, logged]);
  });

  it('shows the application when logging fails, and is logged the next time', async () => {
    const consoleWarn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.mocked(call).mockRejectedValueOnce(new CallError('refused', '')).mockResolvedValue({});
    const { unmount } = render(<Opened id="deux" />);
    await waitFor(() => expect(consoleWarn).toHaveBeenCalled());
    screen.getByText('Dossier deux');
    unmount();
    render(<Opened id="deux" />);
    expect(call).toHaveBeenCalledTimes(2);
  });
});
