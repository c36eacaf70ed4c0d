import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import { staffMemberMessages } from '@centre/domain/messages/staff/member';
import { describe, expect, it } from 'vitest';
import { stored } from './admin.ts';
import { byCallable, callableSession, newStaff, newUser, onlySuperAdmins } from './members.ts';
import { aChief, channelsOf, createdBy, failure, isoDate } from './user-entry-points.ts';

const chief = aChief();

describe.each(channelsOf(chief))('changing a user through $channel', (channel) => {
  const { update, conflict } = channel;

  it.each([
    { email: 'nouvelle@cfpi.example' },
    { role: 'CONTENT_MANAGER' },
    { isActive: false },
    { email: 'deux@cfpi.example', role: 'ADMIN_FULL', isActive: true },
  ])('answers with the user as %o makes them', async (changes) => {
    const { id, username, email } = await createdBy(channel);
    const { status, body } = await update(id, changes);
    const user = { id, username, email, role: 'VIEWER', isActive: true };
    const rest = { lastLogin: null, createdAt: isoDate, canBeDeleted: true };
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, user: { ...user, ...rest, ...changes } },
    });
  });

  it('says when they last logged in', async () => {
    const { id, username, password } = await createdBy(channel);
    await callableSession(username, password);
    const { body } = await update(id, { email: 'nouvelle@cfpi.example' });
    expect(body).toMatchObject({ user: { lastLogin: isoDate } });
  });

  it('gives them a password that works in place of the former', async () => {
    const { id, username, password } = await createdBy(channel);
    const next = newUser().password;
    expect((await update(id, { password: next })).status).toBe(200);
    expect((await byCallable(username, password)).status).toBe(401);
    await callableSession(username, next);
  });

  it('lets a deactivated one in again', async () => {
    const { id, username, password } = await createdBy(channel);
    await update(id, { isActive: false });
    expect((await byCallable(username, password)).status).toBe(401);
    await update(id, { isActive: true });
    await callableSession(username, password);
  });

  it('accepts the role that a super administrator has already', async () => {
    const { id } = await newStaff('SUPER_ADMIN');
    const { status, body } = await update(id, { role: 'SUPER_ADMIN', email: 'b@cfpi.example' });
    expect({ status, body }).toMatchObject({ status: 200, body: { user: { id } } });
    expect((await update(id, { role: 'VIEWER' })).status).toBe(200);
  });

  it.each([
    ['role', { role: 'SUPER_ADMIN' }, messages.user.role],
    ['role', { role: 'DIRECTEUR' }, messages.user.role],
    ['email', { email: 'sans arobase' }, messages.user.email],
    ['password', { password: 'court' }, messages.user.passwordShort],
    ['isActive', { isActive: 'non' }, messages.field.invalid('Statut')],
    ['username', { username: 'autre' }, messages.field.unknown(['username'])],
  ])('is refused for what is wrong with the %s: %o', async (field, wrong, sentence) => {
    const { id } = await createdBy(channel);
    const before = await stored(`users/${id}`);
    const { status, body } = await update(id, wrong);
    expect({ status, body }).toEqual({ status: 400, body: failure(sentence, field) });
    expect(await stored(`users/${id}`)).toEqual(before);
  });

  it('is refused when the password is the name', async () => {
    const { id, username } = await createdBy(channel);
    const { status, body } = await update(id, { password: username.toUpperCase() });
    expect({ status, body }).toEqual({
      status: 400,
      body: failure(messages.user.passwordCommon, 'password'),
    });
  });

  it('is refused for somebody who is not there', async () => {
    const { status, body } = await update('inconnu', { isActive: false });
    expect({ status, body }).toEqual({
      status: 404,
      body: failure(staffMemberMessages.notFound),
    });
  });

  it.each([{ isActive: false }, { role: 'VIEWER' }])(
    'is refused when %o would leave no active super administrator',
    async (changes) => {
      const bringBack = await onlySuperAdmins([chief().id]);
      try {
        const { status, body } = await update(chief().id, changes);
        expect({ status, body }).toEqual({
          status: conflict,
          body: failure(serverMessages.lastSuperAdmin),
        });
      } finally {
        await bringBack();
      }
    },
  );
});
