import { CallError } from '../../web/src/data/callables.ts';
import { messages } from '@centre/domain/messages/messages';
import type { Role } from '@centre/domain/permissions';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ReactElement } from 'react';
import { common, unsavedForm } from '../../web/src/dashboard/common.texts.ts';
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
import { button, findDialog, listResult, mountSection } from './staff.tsx';

vi.mock('../../web/src/data/staff/staff-galerie.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ...{ correctPhoto: vi.fn(), countPhotos: vi.fn(), photoPage: vi.fn() },
}));
vi.mock('../../web/src/data/staff/staff-temoignages.ts');
vi.mock('../../web/src/data/staff/users.ts');

const [shownPhoto, reader] = [photo(), member({ username: 'lecture' })];

const photos = [<GalerieTab key="galerie" />, 'CONTENT_MANAGER'] as const;
const temoignages = [<TemoignagesTab key="temoignages" />, 'CONTENT_MANAGER'] as const;
const users = [<UsersTab key="users" />, 'SUPER_ADMIN'] as const;
const { edit, cancel } = common;
const editUser = usersTab.actions.edit(reader.username);

/** Form under test: name, section, role, opening button, field selector, leaving button. */
type TypedForm = readonly [
  ...[what: string, section: ReactElement, role: Role],
  ...[opener: string | undefined, selector: string, leave: string],
];

const inDialog = (name: string) => `[role=dialog] [name=${name}]`;
const editPhoto = galerieTab.editOf(shownPhoto.titre);
const dialogs: readonly [TypedForm, ...TypedForm[]] = [
  ['a photo', ...photos, editPhoto, inDialog('description'), cancel],
  ['a testimonial', ...temoignages, edit, inDialog('contenu'), cancel],
  ['a user', ...users, editUser, inDialog('email'), cancel],
];
const additions: readonly TypedForm[] = [
  ['new photos', ...photos, undefined, 'form [name=titre]', photoForm.clear],
  ['a new testimonial', ...temoignages, temoignagesTab.add, 'form [name=contenu]', cancel],
  ['a new user', ...users, usersTab.create, 'form [name=password]', cancel],
];
const forms = [...dialogs, ...additions];

const typed = 'ce qui a été saisi';

/** Opens a form, in a section with one record, and types into the form. */
async function typeInForm([, section, role, opener, selector]: TypedForm) {
  vi.mocked(photoPage).mockResolvedValue({ items: [shownPhoto] });
  vi.mocked(countPhotos).mockResolvedValue({} as never);
  vi.mocked(usePublishedTemoignages).mockReturnValue(listResult([temoignage()]));
  vi.mocked(useDraftTemoignages).mockReturnValue(listResult([]));
  vi.mocked(countDraftTemoignages).mockResolvedValue(0);
  const members = { members: [reader], isFailed: false, reload: vi.fn() };
  vi.mocked(useMembers).mockReturnValue(members);
  const user = mountSection(section, role);
  const find = () => document.querySelector<HTMLInputElement>(selector);
  const open = async () => {
    if (opener) await user.click(await screen.findByRole('button', { name: opener }));
    const field = await waitFor(() => find() ?? expect.fail('There is no such field.'));
    // A dialog takes the focus after its first render; an earlier paste would go elsewhere.
    const dialog = field.closest('[role=dialog]');
    if (dialog) await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    return field;
  };
  const field = await open();
  await user.clear(field);
  await user.paste(typed);
  return { user, open, find, field };
}

const answerQuestion = async (user: UserEvent, answer: string) =>
  user.click(button(answer, await findDialog(unsavedForm.title)));

describe('Form with unsaved changes', () => {
  it.each(forms)('asks for confirmation before discarding the form of %s', async (...form) => {
    const { user, open, find, field } = await typeInForm(form);
    const [, , , opener, , leave] = form;
    const dialog = field.closest<HTMLElement>('[role=dialog]');
    const part = dialog ? within(dialog) : screen;
    await (dialog ? user.keyboard('{Escape}') : user.click(button(leave, part)));
    await answerQuestion(user, unsavedForm.cancel);
    expect(field.value).toBe(typed);
    await user.click(button(leave, part));
    await answerQuestion(user, unsavedForm.confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(find()?.value).toBe(opener ? undefined : '');

    const reopened = await open();
    expect(reopened.value).not.toBe(typed);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('Back button of the browser', () => {
  it.each(forms)('asks for confirmation before discarding the form of %s', async (...form) => {
    history.pushState({}, '', '/articles');
    history.pushState({}, '', '/section');
    const { user, field } = await typeInForm(form);
    for (const answer of [unsavedForm.cancel, unsavedForm.confirm]) {
      act(() => history.back());
      expect(field.value).toBe(typed);
      await answerQuestion(user, answer);
    }
    await waitFor(() => expect(location.pathname).toBe('/articles'));
  });
});

describe('Dialog while saving', () => {
  it('ignores Escape, and keeps the typed text when saving fails', async () => {
    const [form] = dialogs;
    const { user, field } = await typeInForm(form);
    const answer = Promise.withResolvers<never>();
    vi.mocked(correctPhoto).mockReturnValueOnce(answer.promise);
    await user.click(button(common.save));
    await screen.findByRole('button', { name: common.saving });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: unsavedForm.title })).toBeNull();
    answer.reject(new CallError('unreachable', messages.inscription.offline));
    await screen.findByRole('alert');
    expect(field.isConnected).toBe(true);
    expect(field.value).toBe(typed);
  });
});
