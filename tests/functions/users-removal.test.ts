import { describe, expect, it } from 'vitest';
import { staffMemberMessages } from '@centre/domain/messages/staff/member';
import { auth } from '../../functions/src/data/admin.ts';
import { stored } from './admin.ts';
import { byCallable, callableSession } from './logging-in.ts';
import { callAs, newStaff, newUser } from './staff.ts';
import { aChief, createdBy, channelsOf, failure } from './user-entry-points.ts';

const chief = aChief();

describe.each(channelsOf(chief))('deleting a user through $channel', (channel) => {
  const { create, created, remove, conflict } = channel;

  it('removes the documents, the account and the reservation of the name', async () => {
    const { id, username, password } = await createdBy(channel);
    await callableSession(username, password);
    expect(await remove(id)).toMatchObject({ status: 200, body: { success: true } });
    expect(await stored(`users/${id}`)).toBeUndefined();
    expect(await stored(`connexions/${id}`)).toBeUndefined();
    expect((await auth().getUsers([{ uid: id }])).users).toEqual([]);
    expect((await byCallable(username, password)).status).toBe(401);
    expect((await create(newUser({ username }))).status).toBe(created);
  });

  it('is refused the second time', async () => {
    const { id } = await createdBy(channel);
    expect((await remove(id)).status).toBe(200);
    const { status, body } = await remove(id);
    expect({ status, body }).toEqual({
      status: 404,
      body: failure(staffMemberMessages.notFound),
    });
  });

  it('is refused for somebody who cannot be deleted', async () => {
    const { id } = await newStaff('VIEWER', false);
    const { status, body } = await remove(id);
    expect({ status, body }).toEqual({
      status: conflict,
      body: failure(staffMemberMessages.cannotBeDeleted),
    });
    expect(await stored(`users/${id}`)).toBeDefined();
  });

  it('is refused for oneself', async () => {
    const { status, body } = await remove(chief().id);
    expect({ status, body }).toEqual({
      status: conflict,
      body: failure(staffMemberMessages.cannotDeleteOneself),
    });
  });

  it.each(['', '..', 'a b', 'x'.repeat(129)])('is refused for the id %o', async (id) => {
    const { status } = await callAs(chief().token, 'deleteUser', { id });
    expect(status).toBe(400);
  });
});
