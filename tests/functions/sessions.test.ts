import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import { roles, type Role } from '@centre/domain/permissions';
import { firestore } from '../../functions/src/data/admin.ts';
import { routeAnswer, apiAs, ask, callAs, callFunction } from './calls.ts';
import { callables, commandRoutes } from './entry-points.ts';
import { idTokenOf, asMember, userForm, readStatus, type Staff } from './members.ts';
import { changeAccount, tokenWithClaims } from './tokens.ts';
import { superAdmin, usersPath } from './user-channels.ts';

const { signIn } = messages.guard;
const endedReply = { status: 401, body: { success: false, error: `Invalid token: ${signIn}` } };
const chief = superAdmin();

describe.each(['/api/auth', '/api/auth-sqlite'])('Session at %s', (path) => {
  const verify = `GET ${path}/verify`;
  const logout = `POST ${path}/logout`;

  it('returns its member by GET verify, with canBeDeleted false', async () => {
    const { id, username, token } = await asMember('INSCRIPTIONS_MANAGER');
    const { user } = await routeAnswer(verify, { token });
    // Members cannot delete themselves.
    const own = { role: 'INSCRIPTIONS_MANAGER', isActive: true, canBeDeleted: false };
    expect(user).toMatchObject({ id, username, ...own });
  });

  it('ends at once by a logout, without ending another of the same second', async () => {
    const { username, password } = await asMember('VIEWER');
    const logIn = () => idTokenOf(username, password);
    const [token, other] = await Promise.all([logIn(), logIn()]);
    await routeAnswer(logout, { token });
    expect((await callAs(token, 'logExport', {})).status).toBe(401);
    expect((await callAs(other, 'logExport', {})).status).toBe(400);
    expect(await ask(verify, { token })).toMatchObject(endedReply);
    // A public list is refused too, so that the client logs in again.
    expect(await ask('GET /api/articles', { token })).toMatchObject(endedReply);
    expect((await ask(verify, { token: other })).status).toBe(200);
  });

  it('ends once by repeated logouts, which store nothing for an invalid token', async () => {
    const ended = firestore().collection('sessionsTerminees');
    const count = async () => (await ended.count().get()).data().count;
    const before = await count();
    const { token } = await asMember('VIEWER');
    await routeAnswer(logout, { token: 'abc.def.ghi' });
    await routeAnswer(logout);
    expect(await count()).toBe(before);
    await routeAnswer(logout, { token });
    await routeAnswer(logout, { token });
    expect(await count()).toBe(before + 1);
  });
});

it('Callable logout ends a session, and accepts an ended, expired or missing one', async () => {
  const staff = await asMember('VIEWER');
  const old = tokenWithClaims(staff, {
    session_start: Math.floor(Date.now() / 1000) - 13 * 3600,
  });
  for (const token of [staff.token, staff.token, old]) {
    const { status, body } = await callAs(token, 'logout', {});
    expect({ status, body }).toEqual({ status: 200, body: { result: { success: true } } });
  }
  expect((await callFunction('logout', {})).status).toBe(200);
  expect((await callAs(staff.token, 'logExport', {})).status).toBe(401);
});

async function update(id: string, changes: object): Promise<void> {
  expect((await apiAs(chief().token, 'PUT', `${usersPath}/${id}`, changes)).status).toBe(200);
}

/** Answers to a session's token wherever rights are checked: callable, API, security rules. */
async function reach({ id, token }: Staff) {
  const called = await callAs(token, 'updateUser', { id: 'inconnu' });
  const asked = await apiAs(token, 'PUT', `${usersPath}/inconnu`, {});
  return {
    callable: (called.body as { error: { status: string } }).error.status,
    api: asked.status,
    ownDocument: await readStatus(token, `users/${id}`),
    inscriptions: await readStatus(token, 'inscriptions'),
  };
}

const within = { callable: 'NOT_FOUND', api: 404, ownDocument: 200, inscriptions: 200 };
const asAReader = { ...within, callable: 'PERMISSION_DENIED', api: 403 };
const outside = { callable: 'UNAUTHENTICATED', api: 401, ownDocument: 403, inscriptions: 403 };

describe('Session of a member', () => {
  it.each([
    ['a new role', { role: 'VIEWER' }, 'UNAUTHENTICATED', asAReader],
    ['a new password', { password: userForm().password }, 'UNAUTHENTICATED', within],
    ['a deactivation', { isActive: false }, 'PERMISSION_DENIED', undefined],
    ['a deletion', undefined, 'PERMISSION_DENIED', undefined],
  ])(
    'ends at once after %s; a new login has the current rights',
    async (_, changes, callable, next) => {
      const staff = await asMember('SUPER_ADMIN');
      // Another email, or the same role, does not end the session.
      await update(staff.id, { email: 'nouvelle@cfpi.example', role: 'SUPER_ADMIN' });
      expect(await reach(staff)).toEqual(within);
      if (changes) await update(staff.id, changes);
      else await apiAs(chief().token, 'DELETE', `${usersPath}/${staff.id}`);
      if (next) {
        const { username, password } = { ...staff, ...changes };
        const token = await idTokenOf(username, password);
        expect(await reach({ ...staff, token })).toEqual(next);
      }
      expect(await reach(staff)).toEqual({ ...outside, callable });
      if (changes) await update(staff.id, { isActive: false });
    },
  );

  it('stays ended when the member is reactivated', async () => {
    const staff = await asMember('VIEWER');
    expect(await reach(staff)).toEqual(asAReader);
    await update(staff.id, { isActive: false });
    await update(staff.id, { isActive: true });
    expect(await reach(staff)).toEqual(outside);
  });
});

describe('Session after twelve hours', () => {
  const asLongAsAllowed = limits.sessionMs - 60_000;
  const tooLong = limits.sessionMs;

  /** Token of a session that began `ms` milliseconds ago. */
  const after = (staff: Staff, ms: number) =>
    tokenWithClaims(staff, { session_start: Math.floor((Date.now() - ms) / 1000) });

  /** Creates a member whose account accepts tokens of sessions from before its creation. */
  async function oldMember(role: Role): Promise<Staff> {
    const staff = await asMember(role);
    await changeAccount(staff.id, { validSince: '1' });
    return staff;
  }

  let old: Staff;
  beforeAll(async () => {
    old = await oldMember('SUPER_ADMIN');
  });

  const open = ['createInscription', 'followInscription', 'login', 'logout', 'viewArticle'];
  it.each(callables.filter((name) => !open.includes(name)))(
    'is rejected as unauthenticated by %s, but not before',
    async (name) => {
      const before = await callAs(after(old, asLongAsAllowed), name, { rien: true });
      expect(before.status).toBe(400);
      const { status, body } = await callAs(after(old, tooLong), name, { rien: true });
      const error = { status: 'UNAUTHENTICATED', message: signIn, details: {} };
      expect({ status, body }).toEqual({ status: 401, body: { error } });
    },
  );

  it.each(
    commandRoutes.filter(
      ({ command, ignoresSession }) => !ignoresSession && !('allow' in command.guard),
    ),
  )('is rejected by $method $path, but not before', async ({ method, path, body = {} }) => {
    const content = method === 'GET' || method === 'DELETE' ? undefined : body;
    const address = path.replace(/:\w+/g, 'il-n-y-en-a-pas');
    const callAfter = (ms: number) => apiAs(after(old, ms), method, address, content);
    expect([200, 400, 404]).toContain((await callAfter(asLongAsAllowed)).status);
    expect(await callAfter(tooLong)).toMatchObject(endedReply);
  });

  it.each(roles)('is denied its member document as %s, but not before', async (role) => {
    const staff = await oldMember(role);
    const readOwn = (ms: number) => readStatus(after(staff, ms), `users/${staff.id}`);
    expect(await readOwn(asLongAsAllowed)).toBe(200);
    expect(await readOwn(tooLong)).toBe(403);
  });

  it('is rejected without session_start too; both are accepted without a guard', async () => {
    const withoutStart = tokenWithClaims(old, { session_start: undefined });
    expect((await callAs(withoutStart, 'listJournal', {})).status).toBe(401);
    expect((await callAs(old.token, 'listJournal', {})).status).toBe(200);
    for (const token of [withoutStart, after(old, tooLong)]) {
      expect((await callAs(token, 'viewArticle', { id: 'absent' })).status).toBe(404);
    }
  });
});
