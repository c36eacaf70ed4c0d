import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { auth } from '../../functions/src/data/admin.ts';
import { reconcileMembers } from '../../functions/src/jobs/reconcile-members.ts';
import { browserSession, byCallable, newMember } from '../functions/members.ts';
import { apiAs, callAs } from '../functions/calls.ts';
import { readStatus } from '../functions/members.ts';
import { authRest } from './rest.ts';
import { world } from './world.ts';

/** A member whose token was stolen while they work. */
async function robbedMember() {
  const member = await newMember();
  const { idToken } = await browserSession(member.username, member.password);
  const { email = '' } = await auth().getUser(member.id);
  expect(await statuses(idToken, member.id)).toEqual(everything);
  /** Asks Firebase itself, as the public key of the site allows. */
  const ask = async (method: string, wanted: object = {}): Promise<string> => {
    const body = { idToken, returnSecureToken: true, ...wanted };
    const { status, text } = await authRest({ path: `accounts:${method}`, body });
    expect(status, text).toBe(200);
    return (JSON.parse(text) as { readonly idToken?: string }).idToken ?? '';
  };
  const logsIn = async (password: string) =>
    (await byCallable(member.username, password)).status === 200;
  /** Gives them a new password, as a super administrator does who is asked for help. */
  const expectHelp = async () => {
    const password = `Mot de passe ${randomUUID()}`;
    const change = { id: member.id, password };
    expect((await callAs(world().chief.token, 'updateUser', change)).status).toBe(200);
    expect(await logsIn(password)).toBe(true);
  };
  return { ...member, idToken, email, ask, logsIn, expectHelp };
}

const everything = [200, 200, 400, 200];
const nothing = [403, 403, 401, 401];

/** Doors that a token opens: applications, the member's own document, both channels of commands. */
async function statuses(token: string, uid: string): Promise<number[]> {
  return [
    await readStatus(token, 'inscriptions?pageSize=1'),
    await readStatus(token, `users/${uid}`),
    (await callAs(token, 'logExport', {})).status,
    (await apiAs(token, 'GET', '/api/auth/verify')).status,
  ];
}

const signIn = (email: string, password: string) =>
  authRest({
    path: 'accounts:signInWithPassword',
    body: { email, password, returnSecureToken: true },
  });

/** The nightly job, an hour from now. */
const reconciled = () => reconcileMembers(new Date(Date.now() + 60 * 60_000));

const newPassword = 'le mien maintenant';
const password = { password: newPassword };
const anotherAddress = () => ({ email: `${randomUUID()}@exemple.tg` });

describe('With a member’s own token, at Firebase’s own channel,', () => {
  it.each([
    ['a new password', () => password],
    ['another address', anotherAddress],
  ])('%s gives a token that opens nothing', async (_, change) => {
    const { id, ask } = await robbedMember();
    expect(await statuses(await ask('update', change()), id)).toEqual(nothing);
  });
  it('a new password opens nothing, there or here, and ends with the next one', async () => {
    const { id, email, ask, logsIn, expectHelp } = await robbedMember();
    await ask('update', password);
    const { status, text } = await signIn(email, newPassword);
    expect(status).toBe(200);
    const { idToken } = JSON.parse(text) as { readonly idToken: string };
    expect(await statuses(idToken, id)).toEqual(nothing);
    expect(await logsIn(newPassword)).toBe(false);
    await expectHelp();
    expect(await logsIn(newPassword)).toBe(false);
    expect((await signIn(email, newPassword)).status).toBe(400);
    expect((await auth().getUser(id)).email).not.toBe(email);
  });
  it('another address keeps the member out until the next night alone', async () => {
    const { id, password, email, ask, logsIn } = await robbedMember();
    await ask('update', anotherAddress());
    await reconciled();
    expect((await auth().getUser(id)).email).toBe(email);
    expect(await logsIn(password)).toBe(true);
  });
  it('an account without a password gets one again', async () => {
    const { ask, expectHelp } = await robbedMember();
    await ask('update', { deleteProvider: ['password'] });
    await expectHelp();
  });
  it('the account takes no other role', async () => {
    const { id, password, idToken, logsIn } = await robbedMember();
    const customAttributes = JSON.stringify({ role: 'SUPER_ADMIN' });
    await authRest({ path: 'accounts:update', body: { idToken, customAttributes } });
    expect((await auth().getUser(id)).customClaims).toEqual({ role: 'VIEWER' });
    expect(await logsIn(password)).toBe(true);
  });
  it('a removed account is reported by the next night, and made again on request', async () => {
    const { id, password, ask, logsIn, expectHelp } = await robbedMember();
    await ask('delete');
    expect(await logsIn(password)).toBe(false);
    expect((await reconciled()).withoutAccount).toContain(id);
    await expectHelp();
    expect((await reconciled()).withoutAccount).not.toContain(id);
  });
});
