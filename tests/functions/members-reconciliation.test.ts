/** @module-tag night */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { auth } from '../../functions/src/data/admin.ts';
import { changeMember, createMember } from '../../functions/src/data/member/changes.ts';
import { findByUsername, usernameDocument } from '../../functions/src/data/member/usernames.ts';
import {
  reconcileMembers,
  runMemberReconciliation,
} from '../../functions/src/jobs/reconcile-members.ts';
import { logger } from '../../functions/src/logger.ts';
import { stored } from './admin.ts';
import { byCallable, asMember, userForm } from './members.ts';

const minuteMs = 60_000;
const afterMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs);
const none = { names: 0, accounts: 0, members: 0, withoutAccount: [] };

const isThere = async (uid: string) => (await auth().getUsers([{ uid }])).users.length === 1;

/** Creates an account without a member, with an address under `domain`. @returns its uid */
async function strayAccount(domain: string): Promise<string> {
  const { uid } = await auth().createUser({ email: `${randomUUID()}@${domain}` });
  return uid;
}

/** Reserves a username like a creation that is interrupted after it created the account. */
async function halfCreated(pendingSince: Date) {
  const { username, password } = userForm();
  const uid = await strayAccount('staff.invalid');
  const alias = `${randomUUID()}@staff.invalid`;
  await usernameDocument(username).create({ uid, alias, pendingSince });
  return { username, password, uid };
}

// The leftovers of earlier tests must not count in the results below.
beforeAll(async () => {
  await reconcileMembers(afterMinutes(60));
});

describe('reconcileMembers', () => {
  it('removes an orphaned staff account after ten minutes', async () => {
    const uid = await strayAccount('staff.invalid');
    expect(await reconcileMembers(afterMinutes(9))).toEqual(none);
    expect(await isThere(uid)).toBe(true);
    expect(await reconcileMembers(afterMinutes(11))).toEqual({ ...none, accounts: 1 });
    expect(await isThere(uid)).toBe(false);
  });

  it('keeps the placeholder account "nobody" and self-registered accounts', async () => {
    await byCallable(userForm().username, 'x');
    const uid = await strayAccount('exemple.tg');
    expect(await reconcileMembers(afterMinutes(11))).toEqual(none);
    expect(await isThere(uid)).toBe(true);
    expect(await isThere('nobody')).toBe(true);
  });

  it('frees a username whose creation has been pending for ten minutes', async () => {
    const { username, uid } = await halfCreated(new Date());
    expect(await reconcileMembers(afterMinutes(9))).toEqual(none);
    expect(await stored(usernameDocument(username).path)).toBeDefined();
    expect(await reconcileMembers(afterMinutes(11))).toEqual({ ...none, names: 1 });
    expect(await stored(usernameDocument(username).path)).toBeUndefined();
    expect(await isThere(uid)).toBe(false);
  });

  it('restores email, claims and disabled flag of an account from its document', async () => {
    const { id } = await asMember('VIEWER');
    const before = await auth().getUser(id);
    await auth().updateUser(id, { disabled: true, email: `${randomUUID()}@exemple.tg` });
    await auth().setCustomUserClaims(id, { role: 'SUPER_ADMIN' });
    expect(await reconcileMembers(afterMinutes(9))).toEqual(none);
    expect(await reconcileMembers(afterMinutes(11))).toEqual({ ...none, members: 1 });
    const { disabled, customClaims, email } = await auth().getUser(id);
    const inLine = { disabled: false, customClaims: { role: 'VIEWER' }, email: before.email };
    expect({ disabled, customClaims, email }).toEqual(inLine);
  });

  it('logs an error for a member without an account, until it has one again', async () => {
    const { id } = await asMember('VIEWER');
    const log = vi.spyOn(logger, 'error').mockReturnValue();
    await runMemberReconciliation();
    expect(log).not.toHaveBeenCalled();
    await auth().deleteUser(id);
    expect(await reconcileMembers(afterMinutes(9))).toEqual(none);
    expect(await reconcileMembers(afterMinutes(11))).toEqual({ ...none, withoutAccount: [id] });
    vi.setSystemTime(afterMinutes(11));
    await runMemberReconciliation();
    vi.useRealTimers();
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), { withoutAccount: [id] });
    await changeMember(id, { isActive: false });
    await changeMember(id, { isActive: true, password: userForm().password });
    expect(await reconcileMembers(afterMinutes(11))).toEqual(none);
    log.mockRestore();
  });
});

describe('Username reserved by a pending creation', () => {
  const taken = { code: 'already-exists' };
  const create = ({ username, password }: { username: string; password: string }) =>
    createMember({ username, password, email: 'essai@cfpi.example', role: 'VIEWER' });

  it('is not found by findByUsername, and rejects a second creation', async () => {
    const half = await halfCreated(new Date());
    expect(await findByUsername(half.username)).toBeUndefined();
    await expect(create(half)).rejects.toMatchObject(taken);
    expect(await isThere(half.uid)).toBe(true);
  });

  it('is free after a minute, and its half-created account is removed', async () => {
    const half = await halfCreated(afterMinutes(-1.1));
    const { id } = await create(half);
    expect(await findByUsername(half.username)).toMatchObject({ uid: id });
    expect(await isThere(half.uid)).toBe(false);
    expect((await byCallable(half.username, half.password)).status).toBe(200);
  });
});
