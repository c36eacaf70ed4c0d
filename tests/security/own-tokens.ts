import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { auth } from '../../functions/src/data/admin.ts';
import { reconcileMembers } from '../../functions/src/jobs/reconcile-members.ts';
import { browserSession, byCallable, newMember } from '../functions/logging-in.ts';
import { apiAs, callAs, readStatus } from '../functions/staff.ts';
import { authRest } from './rest.ts';
import { world } from './world.ts';

/** Somebody with a token of a member who is working. */
async function thief() {
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
  return { ...member, idToken, email, ask };
}

type Victim = Awaited<ReturnType<typeof thief>>;

const everything = [200, 200, 400, 200];
const nothing = [403, 403, 401, 401];

/** What a token opens: applications, the member's own document, both channels of the commands. */
async function statuses(token: string, uid: string): Promise<number[]> {
  return [
    await readStatus(token, 'inscriptions?pageSize=1'),
    await readStatus(token, `users/${uid}`),
    (await callAs(token, 'logExport', {})).status,
    (await apiAs(token, 'GET', '/api/auth/verify')).status,
  ];
}

const logsIn = async (username: string, password: string) =>
  (await byCallable(username, password)).status === 200;

const signIn = (email: string, password: string) =>
  authRest({
    path: 'accounts:signInWithPassword',
    body: { email, password, returnSecureToken: true },
  });

/** The night after. */
const reconciled = () => reconcileMembers(new Date(Date.now() + 60 * 60_000));

/** What a super administrator does for somebody who cannot log in any more. */
async function expectHelp({ id, username }: Pick<Victim, 'id' | 'username'>) {
  const password = `Mot de passe ${randomUUID()}`;
  const { status } = await callAs(world().chief.token, 'updateUser', { id, password });
  expect(status).toBe(200);
  expect(await logsIn(username, password)).toBe(true);
}

const mine = 'le mien maintenant';

describe('With a member’s own token, at Firebase’s own channel,', () => {
  const tokens: Readonly<Record<string, (victim: Victim) => Promise<string>>> = {
    'a new password gives a token that opens something': ({ ask }) =>
      ask('update', { password: mine }),
    'another address gives a token that opens something': ({ ask }) =>
      ask('update', { email: `${randomUUID()}@exemple.tg` }),
    'a new password opens something there': async ({ ask, email }) => {
      await ask('update', { password: mine });
      const { status, text } = await signIn(email, mine);
      expect(status).toBe(200);
      return (JSON.parse(text) as { readonly idToken: string }).idToken;
    },
  };
  for (const [title, tokenOf] of Object.entries(tokens)) {
    it(title, async () => {
      const victim = await thief();
      expect(await statuses(await tokenOf(victim), victim.id)).toEqual(nothing);
    });
  }
  it('a new password logs in here', async () => {
    const victim = await thief();
    await victim.ask('update', { password: mine });
    expect(await logsIn(victim.username, mine)).toBe(false);
    await expectHelp(victim);
    expect(await logsIn(victim.username, mine)).toBe(false);
  });
  it('the alias is still good after the password was changed here', async () => {
    const victim = await thief();
    await victim.ask('update', { password: mine });
    expect((await signIn(victim.email, mine)).status).toBe(200);
    await expectHelp(victim);
    expect((await signIn(victim.email, mine)).status).toBe(400);
    expect((await auth().getUser(victim.id)).email).not.toBe(victim.email);
  });
  it('another address keeps the member out for longer than a day', async () => {
    const { id, username, password, email, ask } = await thief();
    await ask('update', { email: `${randomUUID()}@exemple.tg` });
    await reconciled();
    expect((await auth().getUser(id)).email).toBe(email);
    expect(await logsIn(username, password)).toBe(true);
  });
  it('without any password the account is lost', async () => {
    const victim = await thief();
    await victim.ask('update', { deleteProvider: ['password'] });
    await expectHelp(victim);
  });
  it('the account takes another role', async () => {
    const { id, username, password, idToken } = await thief();
    const customAttributes = JSON.stringify({ role: 'SUPER_ADMIN' });
    await authRest({ path: 'accounts:update', body: { idToken, customAttributes } });
    expect((await auth().getUser(id)).customClaims).toEqual({ role: 'VIEWER' });
    expect(await logsIn(username, password)).toBe(true);
  });
  it('the account is removed, and nobody is told', async () => {
    const victim = await thief();
    await victim.ask('delete');
    expect(await logsIn(victim.username, victim.password)).toBe(false);
    const { withoutAccount } = await reconciled();
    expect(withoutAccount).toContain(victim.id);
    await expectHelp(victim);
    expect((await reconciled()).withoutAccount).not.toContain(victim.id);
  });
});
