import { CallError } from '../../web/src/data/callables.ts';
import { messages } from '@centre/domain/messages/messages';
import type { Role } from '@centre/domain/permissions';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ReactElement } from 'react';
import { common, leaving } from '../../web/src/dashboard/common.texts.ts';
import { GalerieTab } from '../../web/src/dashboard/galerie/galerie-tab.tsx';
import { galerieTab, photoForm } from '../../web/src/dashboard/galerie/galerie.texts.ts';
import { TemoignagesTab } from '../../web/src/dashboard/temoignages/temoignages-tab.tsx';
import { temoignagesTab } from '../../web/src/dashboard/temoignages/temoignages.texts.ts';
import { UsersTab } from '../../web/src/dashboard/users/users-tab.tsx';
import { usersTab } from '../../web/src/dashboard/users/users.texts.ts';
import {
  correctPhoto,
  countPhotos,
  photoPage,
} from '../../web/src/data/staff/staff-galerie.ts';
import {
  countDraftTemoignages,
  useDraftTemoignages,
  usePublishedTemoignages,
} from '../../web/src/data/staff/staff-temoignages.ts';
import { useMembers } from '../../web/src/data/staff/users.ts';
import { member } from '../factories/member.ts';
import { photo } from '../factories/photo.ts';
import { temoignage } from '../factories/temoignage.ts';
import { button, findDialog, mountSection } from './staff.tsx';

vi.mock('../../web/src/data/staff/staff-galerie.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ...{ correctPhoto: vi.fn(), countPhotos: vi.fn(), photoPage: vi.fn() },
}));
vi.mock('../../web/src/data/staff/staff-temoignages.ts');
vi.mock('../../web/src/data/staff/users.ts');
// Its database is the browser's.
vi.mock('../../web/src/data/staff/temoignage-outbox.ts', () => ({
  waitingTemoignages: () => Promise.resolve([]),
  subscribeToWaiting: () => vi.fn(),
}));

const [shownPhoto, shownTemoignage, reader] = [
  photo(),
  temoignage(),
  member({ username: 'lecture' }),
];

const photos = [<GalerieTab key="galerie" />, 'CONTENT_MANAGER'] as const;
const temoignages = [<TemoignagesTab key="temoignages" />, 'CONTENT_MANAGER'] as const;
const users = [<UsersTab key="users" />, 'SUPER_ADMIN'] as const;

/** What is lost, where, what opens the form, a field in which is typed, and how it is left. */
type TypedForm = readonly [
  ...[what: string, section: ReactElement, role: Role],
  ...[opener: string | undefined, field: string, leave: string],
];

const { edit, cancel } = common;
const dialogs: readonly TypedForm[] = [
  [
    'a photo',
    ...photos,
    galerieTab.editOf(shownPhoto.titre),
    '[role=dialog] [name=description]',
    cancel,
  ],
  ['a testimonial', ...temoignages, edit, '[role=dialog] [name=contenu]', cancel],
  [
    'a user',
    ...users,
    usersTab.actions.edit(reader.username),
    '[role=dialog] [name=email]',
    cancel,
  ],
];
const additions: readonly TypedForm[] = [
  ['new photos', ...photos, undefined, 'form [name=titre]', photoForm.clear],
  ['a new testimonial', ...temoignages, temoignagesTab.add, 'form [name=contenu]', cancel],
  ['a new user', ...users, usersTab.create, 'form [name=password]', cancel],
];

const typed = 'ce qui a été saisi';

/** Shows the section of a form, with one record in it, and opens the form. */
async function openForm([, section, role, opener, selector]: TypedForm) {
  vi.mocked(photoPage).mockResolvedValue({ items: [shownPhoto] });
  vi.mocked(countPhotos).mockResolvedValue({} as never);
  const [items, reload] = [[shownTemoignage], vi.fn()];
  const list = { status: 'success', items, isFormer: false, reload } as const;
  vi.mocked(usePublishedTemoignages).mockReturnValue(list);
  vi.mocked(useDraftTemoignages).mockReturnValue({ ...list, items: [] });
  vi.mocked(countDraftTemoignages).mockResolvedValue(0);
  vi.mocked(useMembers).mockReturnValue({
    members: [reader],
    isFailed: false,
    reload: vi.fn(),
  });
  mountSection(section, role);
  const user = userEvent.setup({ delay: null });
  const open = async () => {
    if (opener) await user.click(await screen.findByRole('button', { name: opener }));
    return waitFor(() => present(document.querySelector<HTMLInputElement>(selector)));
  };
  const field = await open();
  // The focus moves into a dialog once it is drawn; a paste before that lands elsewhere.
  const dialog = field.closest('[role=dialog]');
  if (dialog) {
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  }
  return { user, open, field };
}

/** What must be there. */
function present<Found>(found: Found | null): Found {
  if (found === null) throw new Error('It is not there.');
  return found;
}

async function type(user: UserEvent, field: HTMLInputElement) {
  await user.clear(field);
  await user.paste(typed);
}

const answerQuestion = async (user: UserEvent, answer: string) =>
  user.click(button(answer, await findDialog(leaving.title)));

describe('A dialog in which something was typed', () => {
  it.each(dialogs)('asks before %s loses it', async (...form) => {
    const { user, open, field } = await openForm(form);
    await type(user, field);
    await user.keyboard('{Escape}');
    await answerQuestion(user, leaving.cancel);
    expect(field.value).toBe(typed);
    const dialog = present(field.closest<HTMLElement>('[role=dialog]'));
    await user.click(button(cancel, within(dialog)));
    await answerQuestion(user, leaving.confirm);
    await waitFor(() => expect(field.isConnected).toBe(false));

    const again = await open();
    expect(again.value).not.toBe(typed);
    await user.click(again);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('The button Back of the browser', () => {
  it.each([...dialogs, ...additions])('asks before %s loses it', async (...form) => {
    history.pushState({}, '', '/articles');
    history.pushState({}, '', '/section');
    const { user, field } = await openForm(form);
    await type(user, field);
    for (const answer of [leaving.cancel, leaving.confirm]) {
      act(() => history.back());
      expect(field.value).toBe(typed);
      await answerQuestion(user, answer);
    }
    await waitFor(() => expect(location.pathname).toBe('/articles'));
  });
});

describe('A dialog that is saving', () => {
  it.each(dialogs.slice(0, 1))(
    'stays with what was typed in %s until it is known what became of it',
    async (...form) => {
      const { user, field } = await openForm(form);
      await type(user, field);
      const answer = Promise.withResolvers<never>();
      vi.mocked(correctPhoto).mockReturnValueOnce(answer.promise);
      await user.click(button(common.save));
      await screen.findByRole('button', { name: common.saving });
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog', { name: leaving.title })).toBeNull();
      answer.reject(new CallError('unreachable', messages.inscription.offline));
      await screen.findByRole('alert');
      expect(field.isConnected).toBe(true);
      expect(field.value).toBe(typed);
    },
  );
});

describe('A form in which something was typed', () => {
  it.each(additions)('asks before giving up %s', async (...form) => {
    const { user, field } = await openForm(form);
    const [, , , opener, selector, leave] = form;
    await type(user, field);
    await user.click(button(leave));
    await answerQuestion(user, leaving.cancel);
    expect(field.value).toBe(typed);
    await user.click(button(leave));
    await answerQuestion(user, leaving.confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const left = document.querySelector<HTMLInputElement>(selector);
    expect(left?.value).toBe(opener ? undefined : '');
  });
});
