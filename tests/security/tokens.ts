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
const sound = () => apiAs(world().chief.token, 'GET', list);
const showsNothing = (text: string) => expect(text).not.toContain('"users"');

type ClaimsOf = Readonly<Record<string, (uid: string) => ReturnType<typeof claimsOf>>>;
const hour = 3600;
const now = Math.floor(Date.now() / 1000);
const issuers = 'https://securetoken.google.com';

describe('At the API, a token', () => {
  expectUnchangedData();
  /** Claims of a token that is otherwise sound. */
  const claims: ClaimsOf = {
    'that has expired': (uid) => claimsOf(uid, {}, 2 * hour),
    'of another project': (uid) => claimsOf(uid, { aud: 'autre-projet' }),
    'from another issuer': (uid) => claimsOf(uid, { iss: `${issuers}/autre-projet` }),
    'from an issuer that begins the same': (uid) =>
      claimsOf(uid, { iss: `${issuers}/${suite.project}x` }),
    'for nobody': (uid) => claimsOf(uid, { sub: '' }),
    'without a subject': (uid) => claimsOf(uid, { sub: undefined }),
    'for a list of people': (uid) => claimsOf(uid, { sub: [uid] }),
    'for a path': () => claimsOf('users/x'),
    'for a subject that is too long': () => claimsOf('x'.repeat(129)),
    'for a member who does not exist': () => claimsOf(randomUUID()),
    'for the account without an owner': () => claimsOf('nobody', { role: 'SUPER_ADMIN' }),
    'of a session that began 13 hours ago': (uid) =>
      claimsOf(uid, { session_start: now - 13 * hour }),
    'of a session that began in 1970': (uid) => claimsOf(uid, { session_start: 0 }),
    'of a session without a name': (uid) => claimsOf(uid, { sid: undefined }),
    'of a session called a path': (uid) => claimsOf(uid, { sid: 'a/b' }),
    'that Firebase gave for a password': (uid) =>
      claimsOf(uid, { sid: undefined, session_start: undefined }),
  };
  attempts(claims, 'at the API, a token %s', [401, 403], (forge) => {
    const forged = unsignedToken(forge(world().chief.id));
    return [sound, () => apiAs(forged, 'GET', list), showsNothing];
  });

  const texts: Readonly<Record<string, (sound: string) => string>> = {
    ...{ 'of one letter': () => 'x', 'of nothing at all': () => '' },
    ...{ 'of three dots': () => '...', 'called null': () => 'null' },
    'called undefined': () => 'undefined',
    'cut short': (sound) => sound.slice(0, -20).slice(0, 60),
    'with a claim changed in place': (sound) => {
      const [head = '', , signature = ''] = sound.split('.');
      return `${head}.${base64urlOf({ role: 'SUPER_ADMIN' })}.${signature}`;
    },
  };
  attempts(texts, 'at the API, a token %s', [401, 403], (forge) => [
    sound,
    () => apiAs(forge(world().chief.token), 'GET', list),
    showsNothing,
  ]);

  const places: Readonly<Record<string, (token: string) => Record<string, string>>> = {
    'in a cookie': (token) => ({ Cookie: `__session=${token}` }),
    'in a header of its own': (token) => ({ 'X-Auth-Token': token }),
    'under another scheme': (token) => ({ Authorization: `Basic ${token}` }),
    'without a scheme': (token) => ({ Authorization: token }),
    'beside another': (token) => ({ Authorization: `Bearer x ${token}` }),
    'for a proxy': (token) => ({ 'Proxy-Authorization': `Bearer ${token}` }),
  };
  attempts(places, 'at the API, a sound token %s', [401, 403], (place) => [
    sound,
    () => callApi('GET', list, { headers: place(world().chief.token) }),
    showsNothing,
  ]);
  attempt('at the API, a sound token in the address', [401, 403], () => {
    const { token } = world().chief;
    const address = `${list}?token=${token}&access_token=${token}`;
    return [sound, () => callApi('GET', address), showsNothing];
  });
  attempt('at the API, the custom token of a login as an ID token', [401], async () => {
    const { username, password } = world().reader;
    const { body } = await callFunction('login', { username, password });
    const { token } = (body as { result: { token: string } }).result;
    return [sound, () => apiAs(token, 'GET', list), showsNothing];
  });
});

describe('At the callables, which the emulators let unsigned tokens into, a token', () => {
  expectUnchangedData();
  const ask = (token: string) => () => callFunction('listJournal', {}, bearer(token));
  const role = 'SUPER_ADMIN';

  const claims: ClaimsOf = {
    'that promotes its owner': (uid) => claimsOf(uid, { role }),
    'that promotes its owner in a list': (uid) => claimsOf(uid, { role: [role] }),
    'that calls its owner an administrator': (uid) => claimsOf(uid, { admin: true }),
    'for a path': () => claimsOf('users/x', { role }),
    'for the prototype of objects': () => claimsOf('__proto__', { role }),
    'for two dots': () => claimsOf('..', { role }),
    'for a number': () => claimsOf('x', { sub: 7, user_id: 7, uid: 7 }),
    'for an object': () => claimsOf('x', { sub: {}, user_id: {}, uid: {} }),
    'for a member who does not exist': () => claimsOf(randomUUID(), { role }),
  };
  attempts(claims, 'at a callable, a token %s', [401, 403], (forge) => [
    ask(world().chief.token),
    ask(unsignedToken(forge(world().reader.id))),
  ]);

  const starts = {
    ...{ 'without a time': undefined, 'whose time is zero': 0, 'whose time is null': null },
    ...{ 'whose time is a word': 'demain', 'whose time is negative': -1 },
  };
  attempts(starts, 'at a callable, a token of a session %s', [401, 403], (session_start) => {
    const { id } = world().chief;
    return [
      ask(unsignedToken(claimsOf(id))),
      ask(unsignedToken(claimsOf(id, { session_start }))),
    ];
  });
});

describe('At the database, which the emulators let unsigned tokens into, a token', () => {
  expectUnchangedData();
  const read = (claims: ReturnType<typeof claimsOf>) => () =>
    firestoreRest(unsignedToken(claims), { path: `/inscriptions/${world().application.id}` });
  const role = 'VIEWER';

  const claims: ClaimsOf = {
    'with a space behind the role': (uid) => claimsOf(uid, { role: `${role} ` }),
    'with a null byte behind the role': (uid) => claimsOf(uid, { role: `${role}\u0000` }),
    'with the role in an object': (uid) => claimsOf(uid, { role: { 0: role } }),
    'with the role below another claim': (uid) => claimsOf(uid, { claims: { role } }),
    'with a word for a time': (uid) => claimsOf(uid, { role, session_start: 'demain' }),
    'for a path to a member': (uid) => claimsOf(`x/../${uid}`, { role }),
  };
  attempts(claims, 'at the database, a token %s', refusals, (forge) => {
    const { id } = world().reader;
    return [read(claimsOf(id, { role })), read(forge(id))];
  });
});

/** A member whose token was stolen while they work. */
async function robbedMember() {
  const member = await newMember();
  const { idToken } = await browserSession(member.username, member.password);
  const { email = '' } = await auth().getUser(member.id);
  expect(await statuses(idToken, member.id)).toEqual(everything);
  /** Asks Firebase itself, as the public key of the site allows. */
  const ask = async (method: string, wanted: object = {}): Promise<string> => {
    const { status, text } = await authRest(method, {
      ...{ idToken, returnSecureToken: true, ...wanted },
    });
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
  authRest('signInWithPassword', { email, password, returnSecureToken: true });

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
    await authRest('update', { idToken, customAttributes });
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
