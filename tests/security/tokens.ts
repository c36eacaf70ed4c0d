import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { auth } from '../../functions/src/data/admin.ts';
import { reconcileMembers } from '../../functions/src/jobs/reconcile-members.ts';
import { apiAs, bearer, callApi, callAs, callFunction } from '../functions/calls.ts';
import { browserSession, byCallable, newMember, readStatus } from '../functions/members.ts';
import { claimsOf, base64urlOf, unsignedToken } from '../functions/tokens.ts';
import { suite } from '../suite.ts';
import { attempt, attempts, expectUnchangedData, refusals } from './attempts.ts';
import { authRest, firestoreRest } from './rest.ts';
import { world } from './world.ts';

const list = '/api/auth-sqlite/users';
const validRequest = () => apiAs(world().chief.token, 'GET', list);
const expectNoUsers = (text: string) => expect(text).not.toContain('"users"');

type ClaimsOf = Readonly<Record<string, (uid: string) => ReturnType<typeof claimsOf>>>;
const hour = 3600;
const now = Math.floor(Date.now() / 1000);
const issuers = 'https://securetoken.google.com';

describe('API authentication', () => {
  expectUnchangedData();
  /** Claims of a token that is otherwise valid. */
  const claims: ClaimsOf = {
    'that has expired': (uid) => claimsOf(uid, {}, 2 * hour),
    'of another project': (uid) => claimsOf(uid, { aud: 'autre-projet' }),
    'from another issuer': (uid) => claimsOf(uid, { iss: `${issuers}/autre-projet` }),
    'from an issuer with the same prefix': (uid) =>
      claimsOf(uid, { iss: `${issuers}/${suite.project}x` }),
    'with an empty subject': (uid) => claimsOf(uid, { sub: '' }),
    'without a subject': (uid) => claimsOf(uid, { sub: undefined }),
    'with an array as subject': (uid) => claimsOf(uid, { sub: [uid] }),
    'with a path as subject': () => claimsOf('users/x'),
    'with a subject of 129 characters': () => claimsOf('x'.repeat(129)),
    'of an unknown member': () => claimsOf(randomUUID()),
    'of the decoy account': () => claimsOf('nobody', { role: 'SUPER_ADMIN' }),
    'of a session that began 13 hours ago': (uid) =>
      claimsOf(uid, { session_start: now - 13 * hour }),
    'of a session that began in 1970': (uid) => claimsOf(uid, { session_start: 0 }),
    'without a session id': (uid) => claimsOf(uid, { sid: undefined }),
    'with a path as session id': (uid) => claimsOf(uid, { sid: 'a/b' }),
    'of a Firebase password login': (uid) =>
      claimsOf(uid, { sid: undefined, session_start: undefined }),
  };
  attempts(claims, 'rejects a token %s', [401, 403], (forge) => {
    const forged = unsignedToken(forge(world().chief.id));
    return [validRequest, () => apiAs(forged, 'GET', list), expectNoUsers];
  });

  const texts: Readonly<Record<string, (valid: string) => string>> = {
    ...{ 'of one letter': () => 'x', 'that is empty': () => '' },
    ...{ 'of three dots': () => '...', 'with the text null': () => 'null' },
    'with the text undefined': () => 'undefined',
    'that is truncated': (valid) => valid.slice(0, -20).slice(0, 60),
    'with a modified payload': (valid) => {
      const [head = '', , signature = ''] = valid.split('.');
      return `${head}.${base64urlOf({ role: 'SUPER_ADMIN' })}.${signature}`;
    },
  };
  attempts(texts, 'rejects a token %s', [401, 403], (forge) => [
    validRequest,
    () => apiAs(forge(world().chief.token), 'GET', list),
    expectNoUsers,
  ]);

  const places: Readonly<Record<string, (token: string) => Record<string, string>>> = {
    'in a cookie': (token) => ({ Cookie: `__session=${token}` }),
    'in X-Auth-Token': (token) => ({ 'X-Auth-Token': token }),
    'with the Basic scheme': (token) => ({ Authorization: `Basic ${token}` }),
    'without a scheme': (token) => ({ Authorization: token }),
    'after another token': (token) => ({ Authorization: `Bearer x ${token}` }),
    'in Proxy-Authorization': (token) => ({ 'Proxy-Authorization': `Bearer ${token}` }),
  };
  attempts(places, 'rejects a valid token %s', [401, 403], (place) => [
    validRequest,
    () => callApi('GET', list, { headers: place(world().chief.token) }),
    expectNoUsers,
  ]);
  attempt('rejects a valid token in the query string', [401, 403], () => {
    const { token } = world().chief;
    const address = `${list}?token=${token}&access_token=${token}`;
    return [validRequest, () => callApi('GET', address), expectNoUsers];
  });
  attempt('rejects the custom token of a login as an ID token', [401], async () => {
    const { username, password } = world().reader;
    const { body } = await callFunction('login', { username, password });
    const { token } = (body as { result: { token: string } }).result;
    return [validRequest, () => apiAs(token, 'GET', list), expectNoUsers];
  });
});

describe('Callable authentication with an unsigned token', () => {
  expectUnchangedData();
  const ask = (token: string) => () => callFunction('listJournal', {}, bearer(token));
  const role = 'SUPER_ADMIN';

  const claims: ClaimsOf = {
    'with a promoted role': (uid) => claimsOf(uid, { role }),
    'with a promoted role in an array': (uid) => claimsOf(uid, { role: [role] }),
    'with an admin claim': (uid) => claimsOf(uid, { admin: true }),
    'with a path as subject': () => claimsOf('users/x', { role }),
    'with __proto__ as subject': () => claimsOf('__proto__', { role }),
    'with two dots as subject': () => claimsOf('..', { role }),
    'with a number as subject': () => claimsOf('x', { sub: 7, user_id: 7, uid: 7 }),
    'with an object as subject': () => claimsOf('x', { sub: {}, user_id: {}, uid: {} }),
    'of an unknown member': () => claimsOf(randomUUID(), { role }),
  };
  attempts(claims, 'rejects a token %s', [401, 403], (forge) => [
    ask(world().chief.token),
    ask(unsignedToken(forge(world().reader.id))),
  ]);

  const starts = {
    ...{ 'without a start': undefined, 'whose start is zero': 0, 'whose start is null': null },
    ...{ 'whose start is a word': 'demain', 'whose start is negative': -1 },
  };
  attempts(starts, 'rejects a token of a session %s', [401, 403], (session_start) => {
    const { id } = world().chief;
    return [
      ask(unsignedToken(claimsOf(id))),
      ask(unsignedToken(claimsOf(id, { session_start }))),
    ];
  });
});

describe('Firestore authentication with an unsigned token', () => {
  expectUnchangedData();
  const read = (claims: ReturnType<typeof claimsOf>) => () =>
    firestoreRest(unsignedToken(claims), { path: `/inscriptions/${world().application.id}` });
  const role = 'VIEWER';

  const claims: ClaimsOf = {
    'with a trailing space in the role': (uid) => claimsOf(uid, { role: `${role} ` }),
    'with a trailing null byte in the role': (uid) => claimsOf(uid, { role: `${role}\u0000` }),
    'with the role in an object': (uid) => claimsOf(uid, { role: { 0: role } }),
    'with the role nested in another claim': (uid) => claimsOf(uid, { claims: { role } }),
    'with a word as session start': (uid) => claimsOf(uid, { role, session_start: 'demain' }),
    'with a path to a member as subject': (uid) => claimsOf(`x/../${uid}`, { role }),
  };
  attempts(claims, 'rejects a token %s', refusals, (forge) => {
    const { id } = world().reader;
    return [read(claimsOf(id, { role })), read(forge(id))];
  });
});

/** Creates a member whose ID token was stolen during a session. */
async function robbedMember() {
  const member = await newMember();
  const { idToken } = await browserSession(member.username, member.password);
  const { email = '' } = await auth().getUser(member.id);
  expect(await statuses(idToken, member.id)).toEqual(granted);
  /** Calls the Firebase Auth REST API with the stolen token. @returns the new ID token or '' */
  const ask = async (method: string, wanted: object = {}): Promise<string> => {
    const { status, text } = await authRest(method, {
      ...{ idToken, returnSecureToken: true, ...wanted },
    });
    expect(status, text).toBe(200);
    return (JSON.parse(text) as { readonly idToken?: string }).idToken ?? '';
  };
  const logsIn = async (password: string) =>
    (await byCallable(member.username, password)).status === 200;
  /** Expects a new password set by a super administrator to allow the login. */
  const expectReset = async () => {
    const password = `Mot de passe ${randomUUID()}`;
    const change = { id: member.id, password };
    expect((await callAs(world().chief.token, 'updateUser', change)).status).toBe(200);
    expect(await logsIn(password)).toBe(true);
  };
  return { ...member, idToken, email, ask, logsIn, expectReset };
}

const granted = [200, 200, 400, 200];
const denied = [403, 403, 401, 401];

/** HTTP statuses for a token: applications, the member's document, a callable and the API. */
async function statuses(token: string, uid: string): Promise<number[]> {
  return [
    await readStatus(token, 'inscriptions?pageSize=1'),
    await readStatus(token, `users/${uid}`),
    (await callAs(token, 'logExport', {})).status,
    (await apiAs(token, 'GET', '/api/auth/verify')).status,
  ];
}

const signIn = (email: string, password: string) =>
  authRest('signInWithPassword', { email, password, returnSecureToken: true });

/** Runs the nightly job as of an hour from now. */
const reconcile = () => reconcileMembers(new Date(Date.now() + 60 * 60_000));

const newPassword = 'le mien maintenant';
const password = { password: newPassword };
const anotherAddress = () => ({ email: `${randomUUID()}@exemple.tg` });

describe('Firebase Auth REST API with a member’s own token', () => {
  it.each([
    ['a new password', () => password],
    ['another e-mail address', anotherAddress],
  ])('returns a token without access after setting %s', async (_, change) => {
    const { id, ask } = await robbedMember();
    expect(await statuses(await ask('update', change()), id)).toEqual(denied);
  });
  it('sets a password without access, which a reset by a super administrator ends', async () => {
    const { id, email, ask, logsIn, expectReset } = await robbedMember();
    await ask('update', password);
    const { status, text } = await signIn(email, newPassword);
    expect(status).toBe(200);
    const { idToken } = JSON.parse(text) as { readonly idToken: string };
    expect(await statuses(idToken, id)).toEqual(denied);
    expect(await logsIn(newPassword)).toBe(false);
    await expectReset();
    expect(await logsIn(newPassword)).toBe(false);
    expect((await signIn(email, newPassword)).status).toBe(400);
    expect((await auth().getUser(id)).email).not.toBe(email);
  });
  it('sets an e-mail address that denies the login until the nightly job', async () => {
    const { id, password, email, ask, logsIn } = await robbedMember();
    await ask('update', anotherAddress());
    expect(await logsIn(password)).toBe(false);
    await reconcile();
    expect((await auth().getUser(id)).email).toBe(email);
    expect(await logsIn(password)).toBe(true);
  });
  it('removes a password that a super administrator sets again', async () => {
    const { ask, expectReset } = await robbedMember();
    await ask('update', { deleteProvider: ['password'] });
    await expectReset();
  });
  it('does not change the role of the account', async () => {
    const { id, password, idToken, logsIn } = await robbedMember();
    const customAttributes = JSON.stringify({ role: 'SUPER_ADMIN' });
    const { text } = await authRest('update', { idToken, customAttributes });
    expect(text).toContain('INSUFFICIENT_PERMISSION');
    expect((await auth().getUser(id)).customClaims).toEqual({ role: 'VIEWER' });
    expect(await logsIn(password)).toBe(true);
  });
  it('deletes an account that the nightly job reports and a reset recreates', async () => {
    const { id, password, ask, logsIn, expectReset } = await robbedMember();
    await ask('delete');
    expect(await logsIn(password)).toBe(false);
    expect((await reconcile()).withoutAccount).toContain(id);
    await expectReset();
    expect((await reconcile()).withoutAccount).not.toContain(id);
  });
});
