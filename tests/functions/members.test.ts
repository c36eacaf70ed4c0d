import { afterEach, describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import { staffMemberMessages } from '@centre/domain/messages/staff/member';
import { assignableRoles } from '@centre/domain/permissions';
import { auth, firestore } from '../../functions/src/data/admin.ts';
import { changeMember, removeMember } from '../../functions/src/data/member/changes.ts';
import { usernameDocument } from '../../functions/src/data/member/usernames.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { change, createMember, stored } from './admin.ts';
import { apiAs } from './calls.ts';
import { injectRace } from './crashes.ts';
import { byCallable, callableSession, asMember, userForm, onlySuperAdmins } from './members.ts';
import {
  superAdmin,
  channelsOf,
  createThrough,
  refusalBody,
  isoDate,
  usersPath,
  type User,
} from './user-channels.ts';

const chief = superAdmin();

let bringBack: (() => Promise<void>) | undefined;
afterEach(async () => {
  await bringBack?.();
  bringBack = undefined;
});

describe.each(channelsOf(chief))('User management by $channel', (channel) => {
  const { create, created, update, remove, conflict } = channel;

  describe('Creation of a user', () => {
    it('returns exactly the fields of the user table', async () => {
      const request = userForm();
      const { status, body } = await create(request);
      const { username, email } = request;
      const user = { id: expect.any(String) as string, username, email, role: 'VIEWER' };
      const rest = { isActive: true, lastLogin: null, createdAt: isoDate, canBeDeleted: true };
      expect({ status, body }).toEqual({
        status: created,
        body: { success: true, user: { ...user, ...rest } },
      });
    });

    it.each(assignableRoles)('creates a %s who can log in', async (role) => {
      const { username, password } = await createThrough(channel, { role });
      const { user } = await callableSession(username, password);
      expect(user).toMatchObject({ username, role, isActive: true });
    });

    it('is rejected for a taken username, ignoring case and accents', async () => {
      const { username } = await createThrough(channel, {
        username: `é${userForm().username.slice(0, 35)}`,
      });
      const spellings = [username, username.toUpperCase(), username.replace('é', 'e')];
      for (const spelling of spellings) {
        const { status, body } = await create(userForm({ username: spelling }));
        expect({ status, body }).toEqual({
          status: 409,
          body: refusalBody(messages.user.usernameTaken, 'username'),
        });
      }
    });
  });

  describe('Change of a user', () => {
    it.each([
      { email: 'nouvelle@cfpi.example' },
      { role: 'CONTENT_MANAGER' },
      { email: 'deux@cfpi.example', role: 'ADMIN_FULL', isActive: false },
    ])('returns the user changed by %o', async (changes) => {
      const { id, username, password, email } = await createThrough(channel);
      await callableSession(username, password);
      const { status, body } = await update(id, changes);
      const user = { id, username, email, role: 'VIEWER', isActive: true };
      const rest = { lastLogin: isoDate, createdAt: isoDate, canBeDeleted: true };
      expect({ status, body }).toEqual({
        status: 200,
        body: { success: true, user: { ...user, ...rest, ...changes } },
      });
    });

    it('replaces the password, and lets a reactivated user log in again', async () => {
      const { id, username, password } = await createThrough(channel);
      const next = userForm().password;
      expect((await update(id, { password: next })).status).toBe(200);
      expect((await byCallable(username, password)).status).toBe(401);
      await callableSession(username, next);
      await update(id, { isActive: false });
      expect((await byCallable(username, next)).status).toBe(401);
      await update(id, { isActive: true });
      await callableSession(username, next);
    });

    it('accepts the unchanged role of a super administrator', async () => {
      const { id } = await asMember('SUPER_ADMIN');
      expect((await update(id, { role: 'SUPER_ADMIN' })).status).toBe(200);
      expect((await update(id, { role: 'VIEWER' })).status).toBe(200);
    });

    it.each([
      ['role', () => 'SUPER_ADMIN', messages.user.role],
      ['role', () => 'DIRECTEUR', messages.user.role],
      ['email', () => 'sans arobase', messages.user.email],
      ['password', () => 'court', messages.user.passwordShort],
      ['password', (name: string) => name.toUpperCase(), messages.user.passwordCommon],
      ['isActive', () => 'non', messages.field.invalid('Statut')],
      ['username', () => 'autre', messages.field.unknown(['username'])],
    ])('is rejected for an invalid or unknown %s', async (field, valueFor, sentence) => {
      const { id, username } = await createThrough(channel);
      const before = await stored(`users/${id}`);
      const { status, body } = await update(id, { [field]: valueFor(username) });
      expect({ status, body }).toEqual({ status: 400, body: refusalBody(sentence, field) });
      expect(await stored(`users/${id}`)).toEqual(before);
    });

    it.each([{ isActive: false }, { role: 'VIEWER' }])(
      'is rejected when %o would leave no active super administrator',
      async (changes) => {
        bringBack = await onlySuperAdmins([chief().id]);
        const { status, body } = await update(chief().id, changes);
        expect({ status, body }).toEqual({
          status: conflict,
          body: refusalBody(serverMessages.lastSuperAdmin),
        });
      },
    );
  });

  describe('Deletion of a user', () => {
    it('removes documents and account, and frees the username', async () => {
      const { id, username, password } = await createThrough(channel);
      await callableSession(username, password);
      expect(await remove(id)).toMatchObject({ status: 200, body: { success: true } });
      expect(await stored(`users/${id}`)).toBeUndefined();
      expect(await stored(`connexions/${id}`)).toBeUndefined();
      expect((await auth().getUsers([{ uid: id }])).users).toEqual([]);
      expect((await byCallable(username, password)).status).toBe(401);
      expect((await create(userForm({ username }))).status).toBe(created);
    });

    it('is rejected for a user with canBeDeleted false, and for oneself', async () => {
      const { id } = await asMember('VIEWER', false);
      const { cannotBeDeleted, cannotDeleteOneself } = serverMessages;
      for (const [one, sentence] of [
        [id, cannotBeDeleted],
        [chief().id, cannotDeleteOneself],
      ] as const) {
        const { status, body } = await remove(one);
        expect({ status, body }).toEqual({ status: conflict, body: refusalBody(sentence) });
        expect(await stored(`users/${one}`)).toBeDefined();
      }
    });
  });

  it('returns HTTP 404 for a change or deletion of an unknown user', async () => {
    const { id } = await createThrough(channel);
    await remove(id);
    for (const { status, body } of [await update(id, { isActive: false }), await remove(id)]) {
      const absent = refusalBody(staffMemberMessages.notFound);
      expect({ status, body }).toEqual({ status: 404, body: absent });
    }
  });
});

it('List of users returns only the table fields, with the right canBeDeleted', async () => {
  const [other, fixed] = [await asMember('VIEWER'), await asMember('VIEWER', false)];
  const { body } = await apiAs(chief().token, 'GET', usersPath);
  const { users, ...rest } = body as { success: true; users: User[] };
  const shown = (id: string) => users.find((user) => user.id === id)?.canBeDeleted;
  expect([other, fixed, chief()].map(({ id }) => shown(id))).toEqual([true, false, false]);
  expect(rest).toEqual({ success: true });
  const fields = Object.keys(users[0] ?? {}).toSorted();
  expect(fields.join()).toBe(
    'canBeDeleted,createdAt,email,id,isActive,lastLogin,role,username',
  );
});

it('Answers about a user contain neither a password nor the account alias', async () => {
  const request = userForm();
  const { username } = request;
  const next = userForm().password;
  const ask = async (method: string, path = '', body?: object) =>
    (await apiAs(chief().token, method, `${usersPath}${path}`, body)).body;
  const created = await ask('POST', '', request);
  const own = `/${(created as { user: User }).user.id}`;
  const answers = [
    ...[created, await ask('POST', '', request), await ask('PUT', own, { password: next })],
    ...[await ask('PUT', own, { password: username }), await ask('GET')],
    ...[(await byCallable(username, next)).body, await ask('DELETE', own)],
  ];
  const text = JSON.stringify(answers);
  expect(text).toContain(username);
  for (const secret of [request.password, next, 'staff.invalid']) {
    expect(text).not.toContain(secret);
  }
});

describe('Race between changes of users', () => {
  const newUser = async (role: 'VIEWER' | 'SUPER_ADMIN' = 'VIEWER') => {
    const { username, email, password } = userForm();
    return createMember({ username, email, password, role });
  };
  const touch = (path: string) => change(path, { touched: new Date() });

  it('keeps a username for the call that reserved it first', async () => {
    const { username, email, password } = userForm();
    const document = usernameDocument(username);
    const reserve = () => document.set({ uid: 'premier', alias: 'premier@staff.invalid' });
    const create = () => createMember({ username, email, password, role: 'VIEWER' });
    await expect(injectRace(create, reserve)).rejects.toMatchObject({ code: 'already-exists' });
    expect((await document.get()).get('uid')).toBe('premier');
  });

  it('reads a changed member again, and rejects a deletion that became forbidden', async () => {
    const { id } = await newUser();
    const flow = (email: string) => () => changeMember(id, { email });
    expect(await injectRace(flow('a@cfpi.example'))).toBe(1);
    expect(await injectRace(flow('b@cfpi.example'), () => touch(`users/${id}`))).toBe(2);
    const remove = () => removeMember(id, operator);
    const keep = () => change(`users/${id}`, { canBeDeleted: false });
    await expect(injectRace(remove, keep)).rejects.toThrow(serverMessages.cannotBeDeleted);
    expect(await stored(`users/${id}`)).toBeDefined();
  });

  const mark = firestore().doc('marques/superAdmins');
  it.each([
    ['deactivated', (id: string) => changeMember(id, { isActive: false })],
    ['demoted', (id: string) => changeMember(id, { role: 'VIEWER' })],
    ['deleted', (id: string) => removeMember(id, operator)],
  ] as const)('keeps one super administrator when the last two are %s', async (_, act) => {
    for (const prepare of [() => mark.set({ changedAt: new Date() }), () => mark.delete()]) {
      const [first, second] = [await newUser('SUPER_ADMIN'), await newUser('SUPER_ADMIN')];
      bringBack = await onlySuperAdmins([first.id, second.id]);
      await prepare();
      const late = injectRace(
        () => act(first.id),
        () => act(second.id),
      );
      await expect(late).rejects.toThrow(serverMessages.lastSuperAdmin);
      expect(await stored(`users/${first.id}`)).toMatchObject({
        ...{ isActive: true, role: 'SUPER_ADMIN' },
      });
      await bringBack();
    }
  });
});
