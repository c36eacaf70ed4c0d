import { randomInt, randomUUID } from 'node:crypto';
import { dayMs } from '@centre/domain/dates';
import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import { suiviMessages } from '@centre/domain/messages/suivi';
import { beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { claim, countUp, readTally } from '../../functions/src/data/counters.ts';
import { sourceAddress } from '../../functions/src/source-address.ts';
import { keepCollections } from '../kept-collections.ts';
import { sendApplication, uniqueRequest } from './applications.ts';
import { apiAs, bearer, callApi, callAs, callFunction, type Reply } from './calls.ts';
import { temoignageFields, articleFields } from './contents.ts';
import { setCounter, exhaustLimit, expectTooMany, minuteMs, quarterHourMs } from './limits.ts';
import { newMember, asMember, type Staff } from './members.ts';
import { dataUrl } from './pictures.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages');

let chief: Staff;
let proof: { readonly reference: string; readonly dateNaissance: string };
let credentials: { readonly username: string; readonly password: string };
beforeAll(async () => {
  chief = await asMember('SUPER_ADMIN');
  const { username, password } = await newMember();
  credentials = { username, password };
  const { reference, dateNaissance } = await sendApplication();
  proof = { reference, dateNaissance };
});

type Ask = (address: string) => Promise<Reply>;
type Kind = 'inscription' | 'liste' | 'connexion' | 'suivi';

/** Unused IPv6 address, from the range that is reserved for documentation. */
const newAddress = () =>
  `2001:db8:${[1, 2].map(() => randomInt(1, 0xffff).toString(16)).join(':')}::1`;
const from = (address: string) => ({ 'X-Forwarded-For': address });

/** Exhausts the limits of an address: that of the longer window and that of the minute. */
async function exhaustSource(kind: Kind, address: string): Promise<void> {
  const source = sourceAddress(address, 1);
  await exhaustLimit(
    `${kind}-source`,
    source,
    kind === 'connexion' ? quarterHourMs : undefined,
  );
  await exhaustLimit(`${kind}-source-minute`, source, minuteMs);
}

const list = (name: string) => (address: string) =>
  callApi('GET', `/api/${name}`, { headers: from(address) });
const callable = (name: string, data: () => unknown) => (address: string) =>
  callFunction(name, data(), from(address));
const post = (path: string, body: () => unknown) => (address: string) =>
  callApi('POST', path, {
    headers: { 'Content-Type': 'application/json', ...from(address) },
    body: JSON.stringify(body()),
  });

const { tooMany } = messages;
const { wait } = messages.inscription;
const { loginWait } = serverMessages;
const login = () => credentials;

const open: readonly (readonly [what: string, Kind, message: string, Ask])[] = [
  ['GET /api/articles', 'liste', tooMany, list('articles')],
  ['GET /api/galerie', 'liste', tooMany, list('galerie')],
  ['GET /api/galerie/categories', 'liste', tooMany, list('galerie/categories')],
  ['GET /api/temoignages', 'liste', tooMany, list('temoignages')],
  ['createInscription', 'inscription', wait, callable('createInscription', uniqueRequest)],
  ['POST /api/inscriptions', 'inscription', wait, post('/api/inscriptions', uniqueRequest)],
  ['login', 'connexion', loginWait, callable('login', login)],
  ['POST /api/auth/login', 'connexion', loginWait, post('/api/auth/login', login)],
  [
    'followInscription',
    'suivi',
    suiviMessages.wait,
    callable('followInscription', () => proof),
  ],
];

describe('Rate limit of an address', () => {
  it.each(open)('rejects %s for the exhausted network only', async (_, kind, message, ask) => {
    const busy = newAddress();
    await exhaustSource(kind, busy);
    expectTooMany(await ask(busy), message);
    expectTooMany(await ask(busy.replace(/1$/, 'ffff:9')), message);
    expect((await ask(newAddress())).status).toBeLessThan(300);
    // Visitors behind the shared address of Hosting also have a limit of their own.
    const shared = sourceAddress(busy, 1);
    const [greedy, other] = ['198.51.100.7', '198.51.100.8'];
    await exhaustLimit(`${kind}-source-client-minute`, `${shared} ${greedy}`, minuteMs);
    await setCounter(0, `${kind}-source-minute`, shared, minuteMs);
    expect((await ask(`${greedy}, ${busy}`)).status).toBe(429);
    expect((await ask(`${other}, ${busy}`)).status).toBeLessThan(300);
  });

  it('does not apply to a member who reads a list of the API', async () => {
    const busy = newAddress();
    await exhaustSource('liste', busy);
    const headers = { ...from(busy), ...bearer(chief.token) };
    expect((await list('articles')(busy)).status).toBe(429);
    expect((await callApi('GET', '/api/articles', { headers })).status).toBe(200);
  });
});

const pictured = async (field: string, input: object) => ({
  ...input,
  requestId: randomUUID(),
  [field]: await dataUrl(),
});
const article = () => pictured('image', articleFields());
const photo = () => pictured('image', { titre: 'Tour' });
const temoignage = () => pictured('photo', temoignageFields({ statut: 'brouillon' }));
const access = () => ({ kind: 'access', reference: 'CFPI-7777-7777' });

const none = () => undefined;
const limited: readonly (readonly [what: string, kind: string, input: () => unknown])[] = [
  ['saveArticle', 'images', article],
  ['savePhoto', 'images', photo],
  ['saveTemoignage', 'images', temoignage],
  ['logExport', 'exports', () => ({ format: 'csv', count: 1 })],
  ['logConsultation', 'lecture-consultation', () => ({ id: 'absente' })],
  ['listJournal', 'lecture-journal', () => ({})],
  ['handleDataSubjectRequest', 'lecture-personne', access],
  ['POST /api/articles', 'images', article],
  ['POST /api/galerie', 'images', photo],
  ['POST /api/temoignages', 'images', temoignage],
  ['GET /api/inscriptions', 'lecture-liste', none],
  ['GET /api/inscriptions/stats', 'lecture-statistiques', none],
  ['GET /api/auth-sqlite/users', 'lecture-utilisateurs', none],
];

describe('Rate limit of a member', () => {
  it.each(limited)('rejects %s beyond the hourly limit', async (what, kind, input) => {
    const [method = '', path] = what.split(' ');
    const ask = async ({ token }: Staff) =>
      path === undefined
        ? callAs(token, what, await input())
        : apiAs(token, method, path, await input());
    expect((await ask(chief)).status).toBeLessThan(300);
    const busy = await asMember('SUPER_ADMIN');
    await exhaustLimit(`membre-${kind}`, busy.id);
    expectTooMany(await ask(busy), tooMany);
  });

  it('accepts an article without a picture when the picture limit is exhausted', async () => {
    const busy = await asMember('CONTENT_MANAGER');
    await exhaustLimit('membre-images', busy.id);
    expect((await callAs(busy.token, 'saveArticle', await article())).status).toBe(429);
    expect((await callAs(busy.token, 'saveArticle', articleFields())).status).toBe(200);
  });
});

/** Window that ends in 2052, so that no test runs in two windows. */
const windowMs = 10_000 * dayMs;
const times = <T>(count: number, make: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, make));

describe('Counter', () => {
  it.each([1, 10])('loses no count over %i documents, and gives one back', async (shards) => {
    const counter = { kind: 'essai', key: randomUUID(), windowMs, shards };
    const tallies = await times(20, () => countUp(counter));
    const counts = tallies.map(({ count }) => count);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBe(20);
    await tallies[0]?.giveBack();
    expect(await readTally(counter)).toMatchObject({ count: 19 });
  });

  it('stores a count and an expiry, without the counted phone number', async () => {
    const phone = `+228${String(Date.now()).slice(-8)}`;
    await countUp({ kind: 'essai-telephone', key: phone, windowMs });
    const { docs } = await firestore().collection('limites').get();
    const own = docs.filter(({ id }) => id.startsWith('essai-telephone-'));
    expect(own).not.toHaveLength(0);
    expect(own.filter(({ id }) => id.includes(phone.slice(1)))).toEqual([]);
    expect(Object.keys(own[0]?.data() ?? {}).sort()).toEqual(['count', 'expireAt']);
  });

  it('grants a claim to one of ten concurrent callers', async () => {
    const key = randomUUID();
    const claims = await times(10, () => claim('essai', key));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });
});
