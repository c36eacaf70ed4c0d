import { describe, expect, it } from 'vitest';
import { callableSession } from './logging-in.ts';
import {
  apiAs,
  callAs,
  idTokenOf,
  newStaff,
  newUser,
  readStatus,
  type Staff,
} from './staff.ts';
import { aChief, usersPath } from './user-entry-points.ts';

const chief = aChief();

async function update(id: string, changes: object): Promise<void> {
  expect((await apiAs(chief().token, 'PUT', `${usersPath}/${id}`, changes)).status).toBe(200);
}

/** What one of the staff may do with the token of their session, at each place that decides. */
async function reach({ id, token }: Staff) {
  const called = await callAs(token, 'updateUser', { id: 'inconnu' });
  const asked = await apiAs(token, 'PUT', `${usersPath}/inconnu`, {});
  return {
    callable: (called.body as { error: { status: string; message: string } }).error.status,
    api: asked.status,
    ownDocument: await readStatus(token, `users/${id}`),
    inscriptions: await readStatus(token, 'inscriptions'),
  };
}

const within = { callable: 'NOT_FOUND', api: 404, ownDocument: 200, inscriptions: 200 };
const asAReader = { ...within, callable: 'PERMISSION_DENIED', api: 403 };
const outside = { callable: 'UNAUTHENTICATED', api: 401, ownDocument: 403, inscriptions: 403 };

describe('the session of a member', () => {
  it('lasts while nothing but their e-mail changes', async () => {
    const staff = await newStaff('SUPER_ADMIN');
    await update(staff.id, { email: 'nouvelle@cfpi.example', role: 'SUPER_ADMIN' });
    expect(await reach(staff)).toEqual(within);
    await update(staff.id, { isActive: false });
  });

  it.each([
    ['they get a new role', { role: 'VIEWER' }, 'UNAUTHENTICATED'],
    ['they get a new password', { password: newUser().password }, 'UNAUTHENTICATED'],
    ['they are deactivated', { isActive: false }, 'PERMISSION_DENIED'],
    ['they are deleted', undefined, 'PERMISSION_DENIED'],
  ])('is over the moment %s', async (_, changes, callable) => {
    const staff = await newStaff('SUPER_ADMIN');
    expect(await reach(staff)).toEqual(within);
    if (changes) await update(staff.id, changes);
    else await apiAs(chief().token, 'DELETE', `${usersPath}/${staff.id}`);
    expect(await reach(staff)).toEqual({ ...outside, callable });
    if (changes) await update(staff.id, { isActive: false });
  });

  it('does not come back when they are activated again', async () => {
    const staff = await newStaff('VIEWER');
    expect(await reach(staff)).toEqual(asAReader);
    await update(staff.id, { isActive: false });
    await update(staff.id, { isActive: true });
    expect(await reach(staff)).toEqual(outside);
  });
});

describe('a session that begins as soon as the change is told', () => {
  it.each([
    ['a new role', { role: 'VIEWER' }, asAReader],
    ['a new password', { password: newUser().password }, within],
  ])('counts, after %s', async (_, changes, reached) => {
    const staff = await newStaff('SUPER_ADMIN');
    const { username, password } = { ...staff, ...changes };
    await update(staff.id, changes);
    const token = await idTokenOf(username, password);
    expect(await reach({ ...staff, token })).toEqual(reached);
    await callableSession(username, password);
    await update(staff.id, { isActive: false });
  });
});
