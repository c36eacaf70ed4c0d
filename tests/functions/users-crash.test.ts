/** @module-tag night */
import { describe, expect, it } from 'vitest';
import { createUser, deleteUser, updateUser } from '../../functions/src/commands/index.ts';
import { auth } from '../../functions/src/data/admin.ts';
import { createMember } from '../../functions/src/data/member/changes.ts';
import { reconcileMembers } from '../../functions/src/jobs/reconcile-members.ts';
import { findByUsername } from '../../functions/src/data/member/usernames.ts';
import { stored } from './admin.ts';
import { byCallable } from './logging-in.ts';
import { atEveryWrite } from './crash-injection.ts';
import { run } from './publishing.ts';
import { headcount, newUser } from './staff.ts';
import { aChief } from './user-entry-points.ts';

const chief = aChief();

const quarterHourMs = 15 * 60_000;
const later = () => new Date(Date.now() + quarterHourMs);

const logsIn = async (username: string, password: string) =>
  (await byCallable(username, password)).status === 200;

/** Somebody about whom everything that there is agrees, or of whom there is nothing. */
async function traceOf(id: string, username: string) {
  const { users } = await auth().getUsers([{ uid: id }]);
  const [account] = users;
  return {
    document: (await stored(`users/${id}`)) !== undefined,
    account: account !== undefined,
    name: (await findByUsername(username)) !== undefined,
  };
}

const everything = { document: true, account: true, name: true };
const nothing = { document: false, account: false, name: false };

const aMember = async () => {
  const { username, email, password } = newUser();
  const { id } = await createMember({ username, email, password, role: 'VIEWER' });
  return { id, username, password };
};

/** What of the changes can be read somewhere. */
function visible(changes: object): object {
  return Object.fromEntries(Object.entries(changes).filter(([name]) => name !== 'password'));
}

describe('a creation that breaks off after any of its writes', () => {
  it('has made nobody or somebody complete, once it is tidied up', async () => {
    await reconcileMembers(later());
    const writes = await atEveryWrite({
      prepare: async () => ({ ...newUser(), before: await headcount() }),
      flow: ({ username, email, password, role }) =>
        run(createUser, chief(), { username, email, password, role }),
      check: async ({ username, password, before }, { whole }) => {
        await reconcileMembers(later());
        const { accounts, documents } = await headcount();
        const isThere = await logsIn(username, password);
        expect([accounts - before.accounts, documents - before.documents]).toEqual(
          isThere ? [1, 1] : [0, 0],
        );
        expect(isThere).toBe(whole);
        if (!isThere) await run(createUser, chief(), newUser({ username }));
      },
    });
    expect(writes).toBe(4);
  });
});

describe('a change that breaks off after any of its writes', () => {
  it.each([
    ['a new role', { role: 'CONTENT_MANAGER' }],
    ['a deactivation', { isActive: false }],
    ['a new password', { password: newUser().password }],
    ['all of them', { role: 'ADMIN_FULL', isActive: false, password: newUser().password }],
  ])('of %s leaves account and document agreeing, once it is tidied up', async (_, changes) => {
    await atEveryWrite({
      prepare: aMember,
      flow: ({ id }) => run(updateUser, chief(), { id, ...changes }),
      check: async ({ id }, { writes }) => {
        await reconcileMembers(later());
        const before = { role: 'VIEWER', isActive: true };
        const expected = writes === 0 ? before : { ...before, ...visible(changes) };
        const { disabled, customClaims } = await auth().getUser(id);
        expect(await stored(`users/${id}`)).toMatchObject(expected);
        expect({ isActive: !disabled, ...customClaims }).toEqual(expected);
      },
    });
  });

  it('is whole when it is asked for again', async () => {
    const changes = { role: 'CONTENT_MANAGER', password: newUser().password };
    await atEveryWrite({
      prepare: aMember,
      flow: ({ id }) => run(updateUser, chief(), { id, ...changes }),
      check: async ({ id, username, password }) => {
        await run(updateUser, chief(), { id, ...changes });
        expect((await auth().getUser(id)).customClaims).toEqual({ role: changes.role });
        expect(await logsIn(username, password)).toBe(false);
        expect(await logsIn(username, changes.password)).toBe(true);
      },
    });
  });
});

describe('a deletion that breaks off after any of its writes', () => {
  it('has removed nothing or everything, once it is tidied up', async () => {
    const writes = await atEveryWrite({
      prepare: aMember,
      flow: ({ id }) => run(deleteUser, chief(), { id }),
      check: async ({ id, username, password }, cut) => {
        expect(await logsIn(username, password)).toBe(cut.writes === 0);
        await reconcileMembers(later());
        expect(await traceOf(id, username)).toEqual(cut.writes === 0 ? everything : nothing);
        if (cut.writes > 0) await run(createUser, chief(), newUser({ username }));
      },
    });
    expect(writes).toBe(3);
  });

  it('is finished when it is asked for again', async () => {
    await atEveryWrite({
      prepare: aMember,
      flow: ({ id }) => run(deleteUser, chief(), { id }),
      check: async ({ id, username }, { whole }) => {
        if (!whole) await run(deleteUser, chief(), { id });
        expect(await traceOf(id, username)).toEqual(nothing);
      },
    });
  });

  it('leaves the name to whoever is created with it next', async () => {
    await atEveryWrite({
      prepare: aMember,
      flow: ({ id }) => run(deleteUser, chief(), { id }),
      check: async ({ id, username }, { writes }) => {
        if (writes === 0) return;
        const next = newUser({ username });
        await run(createUser, chief(), next);
        expect(await logsIn(username, next.password)).toBe(true);
        expect(await traceOf(id, username)).toEqual({ ...nothing, name: true });
      },
    });
  });
});
