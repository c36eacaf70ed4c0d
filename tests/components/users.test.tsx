import { messages } from '@centre/domain/messages/messages';
import { staffMemberMessages as texts } from '@centre/domain/messages/staff/member';
import { assignableRoles, roleLabels } from '@centre/domain/permissions';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { UsersTab } from '../../web/src/dashboard/users/users-tab.tsx';
import { usersTab } from '../../web/src/dashboard/users/users.texts.ts';
import { deleteMember, updateMember, useMembers } from '../../web/src/data/staff/users.ts';
import { member } from '../factories/member.ts';
import { normalizeText } from './mount.tsx';
import { button, fill, findDialog, mountSection, uidOf } from './staff.tsx';

vi.mock('../../web/src/data/staff/users.ts');

const { actions } = usersTab;
const chief = member({ id: uidOf('SUPER_ADMIN'), username: 'superadmin', role: 'SUPER_ADMIN' });
const former = member(
  { username: 'ancien', role: 'ADMIN_FULL', isActive: false, canBeDeleted: false },
  1,
);
const reader = member({ username: 'lecture', lastLogin: new Date('2025-06-02T08:00:00Z') }, 2);

function openUsers() {
  const members = [chief, former, reader];
  vi.mocked(useMembers).mockReturnValue({ members, isFailed: false, reload: vi.fn() });
  vi.mocked(updateMember).mockResolvedValue();
  vi.mocked(deleteMember).mockResolvedValue();
  return mountSection(<UsersTab />, 'SUPER_ADMIN');
}

const has = (name: string) => screen.queryByRole('button', { name }) !== null;
const cellsOf = (username: string) =>
  Array.from(
    screen.getByRole('row', { name: new RegExp(username) }).querySelectorAll('td'),
    ({ textContent }) => textContent,
  );

describe('Users section', () => {
  it('shows counts, members and the allowed actions to a super administrator', async () => {
    const user = openUsers();
    const figures = Array.from(document.querySelectorAll('dd'), (figure) => figure.textContent);
    expect(figures).toEqual(['3', '2', '1', '1']);
    expect(cellsOf('ancien').slice(0, 5)).toEqual([
      ...['ancien', former.email, roleLabels.ADMIN_FULL.name],
      ...[usersTab.inactive, usersTab.never],
    ]);
    expect(cellsOf('lecture')[4]).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/);
    // Members cannot deactivate or delete themselves, and some members cannot be deleted.
    expect(has(actions.deactivate('lecture'))).toBe(true);
    expect(has(actions.delete('lecture'))).toBe(true);
    expect(has(actions.activate('ancien'))).toBe(true);
    expect(has(actions.delete('ancien'))).toBe(false);
    expect(has(actions.deactivate('superadmin'))).toBe(false);
    expect(has(actions.delete('superadmin'))).toBe(false);

    // The role SUPER_ADMIN cannot be assigned.
    await user.click(button(usersTab.create));
    expect(await screen.findAllByRole('radio')).toHaveLength(assignableRoles.length);
    expect(screen.queryByRole('radio', { name: roleLabels.SUPER_ADMIN.name })).toBeNull();
    screen.getByText(normalizeText(roleLabels.VIEWER.description));
  });

  it('edits a member with or without a new password', async () => {
    const user = openUsers();
    await user.click(button(actions.edit('lecture')));
    let dialog = await findDialog(usersTab.editTitle('lecture'));
    await fill(user, 'email', '');
    await fill(user, 'password', 'abc');
    await user.click(button(common.save, dialog));
    for (const key of ['email', 'passwordShort', 'passwordMismatch'] as const) {
      await dialog.findByText(normalizeText(messages.user[key]));
    }
    expect(updateMember).not.toHaveBeenCalled();

    await fill(user, 'email', 'autre@cfpi.example');
    await fill(user, 'password', '');
    const { name } = roleLabels.CONTENT_MANAGER;
    await user.click(dialog.getByRole('radio', { name }));
    await user.click(button(common.save, dialog));
    await screen.findByText(normalizeText(texts.updated));
    const changes = { email: 'autre@cfpi.example', role: 'CONTENT_MANAGER' };
    expect(updateMember).toHaveBeenLastCalledWith(reader.id, changes);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(button(actions.edit('lecture')));
    dialog = await findDialog(usersTab.editTitle('lecture'));
    for (const each of ['password', 'confirmation']) await fill(user, each, 'un autre secret');
    await user.click(button(common.save, dialog));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(updateMember).toHaveBeenLastCalledWith(reader.id, { password: 'un autre secret' });
  });

  it('deletes a member only after confirmation', async () => {
    const user = openUsers();
    for (const answer of [common.cancel, common.delete]) {
      expect(deleteMember).not.toHaveBeenCalled();
      await user.click(button(actions.delete('lecture')));
      const question = await findDialog(common.deleteTitle);
      question.getByText(normalizeText(texts.confirmDelete('lecture')));
      await user.click(button(answer, question));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await screen.findByText(normalizeText(texts.deleted));
    expect(deleteMember).toHaveBeenCalledExactlyOnceWith(reader.id);
  });
});
