import { serverMessages } from '@centre/domain/messages/server';
import { staffMemberMessages } from '@centre/domain/messages/staff/member';
import { describe, expect, it } from 'vitest';
import { auth } from '../../functions/src/data/admin.ts';
import { stored } from './admin.ts';
import { apiAs } from './calls.ts';
import { byCallable, callableSession, newStaff, newUser } from './members.ts';
import {
  aChief,
  channelsOf,
  createdBy,
  failure,
  type User,
  usersPath as all,
} from './user-entry-points.ts';

const chief = aChief();

describe('the list of users', () => {
  const list = async (query = '') => {
    const { status, body } = await apiAs(chief().token, 'GET', `${all}${query}`);
    expect(status).toBe(200);
    return body as { success: true; users: User[]; nextCursor?: string };
  };

  it('shows everybody, and who can be deleted', async () => {
    const [other, fixed] = [await newStaff('VIEWER'), await newStaff('VIEWER', false)];
    const { users, ...rest } = await list();
    const shown = (id: string) => users.find((user) => user.id === id)?.canBeDeleted;
    expect([other, fixed, chief()].map(({ id }) => shown(id))).toEqual([true, false, false]);
    expect(rest).toEqual({ success: true });
    expect(Object.keys(users[0] ?? {}).sort()).toEqual([
      'canBeDeleted',
      'createdAt',
      'email',
      'id',
      'isActive',
      'lastLogin',
      'role',
      'username',
    ]);
  });
});

describe('what the answers hold', () => {
  it('is never a password or the alias of an account', async () => {
    const request = newUser();
    const next = newUser().password;
    const answers: unknown[] = [];
    const ask = async (method: string, path: string, body?: object) => {
      const answer = await apiAs(chief().token, method, path, body);
      answers.push(answer.body);
      return answer.body as { user: User };
    };
    const { user } = await ask('POST', all, request);
    await ask('POST', all, request);
    await ask('PUT', `${all}/${user.id}`, { password: next });
    await ask('PUT', `${all}/${user.id}`, { password: request.username });
    await ask('GET', all);
    answers.push((await byCallable(request.username, next)).body);
    await ask('DELETE', `${all}/${user.id}`);
    const said = JSON.stringify(answers);
    expect(said).toContain(request.username);
    expect(said).not.toContain(request.password);
    expect(said).not.toContain(next);
    expect(said).not.toContain('staff.invalid');
  });
});

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
      body: failure(serverMessages.cannotBeDeleted),
    });
    expect(await stored(`users/${id}`)).toBeDefined();
  });

  it('is refused for oneself', async () => {
    const { status, body } = await remove(chief().id);
    expect({ status, body }).toEqual({
      status: conflict,
      body: failure(serverMessages.cannotDeleteOneself),
    });
  });
});
