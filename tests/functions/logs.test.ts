/** @module-tag night */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { newReference } from '@centre/domain/inscription/reference';
import { beforeAll, describe, expect, it } from 'vitest';
import { logFile } from '../../emulators/paths.ts';
import { keepCollections } from '../kept-collections.ts';
import { suite } from '../suite.ts';
import { change } from './admin.ts';
import {
  sendAccepted,
  followInscription,
  followByPage,
  uniqueRequest,
  uniqueWord,
} from './applications.ts';
import { apiAs, callAs, callFunction, callFunctionRaw, postApi, type Reply } from './calls.ts';
import { asMember, userForm, type Staff } from './members.ts';
import { tokenWithClaims } from './tokens.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages');

const marked: string[] = [];

/** Random word that no log may contain. */
function mark(suffix = ''): string {
  const word = `${uniqueWord()}${suffix}`;
  marked.push(word);
  return word;
}

/** Phone number whose digits no log may contain. */
function markedPhone(): string {
  const digits = `9${String(Date.now()).slice(-7)}`;
  marked.push(digits);
  return `+228${digits}`;
}

const log = () => readFileSync(logFile('emulators', suite.portOffset()), 'utf8');
const address = () => mark('@exemple.tg');

let chief: Staff;
beforeAll(async () => {
  chief = await asMember('SUPER_ADMIN');
  marked.push(chief.password, chief.token);
});

const application = () =>
  uniqueRequest({
    ...{ nom: mark(), prenom: mark(), telephone: markedPhone(), email: address() },
    ...{ nomPere: mark(), autresFormations: mark() },
  });
const article = () => ({ titre: mark(), contenu: mark(), auteur: mark() });

/** Expects a status: a request that is refused too early reaches no code that could log it. */
async function expectStatus(status: number, reply: Promise<Reply>): Promise<void> {
  const { status: given, body } = await reply;
  expect(given, JSON.stringify(body)).toBe(status);
}

/** Sends an input to the callable `name` and to the API, and expects a status from each. */
async function expectStatuses(
  [byCallable, byApi]: readonly [number, number],
  [name, method, path]: readonly [string, string, string],
  input: () => Record<string, unknown>,
): Promise<void> {
  await expectStatus(byCallable, callAs(chief.token, name, input()));
  const { id, ...body } = input();
  await expectStatus(byApi, apiAs(chief.token, method, path.replace(':id', String(id)), body));
}

/** Makes a command fail unexpectedly. @returns identifier of the failure in the log */
async function causeFailure(): Promise<string> {
  const reply = await callAs(chief.token, 'saveArticle', article());
  const { id } = (reply.body as { result: { article: { id: string } } }).result.article;
  // No command stores such a folder, so that the restoration fails and logs an incident.
  const picture = { folder: mark(), width: 1, height: 1, jpeg: mark(), placeholder: '' };
  await change(`articles/${id}`, {
    picture: { ...picture, sources: [{ url: mark(), width: 1 }] },
  });
  await callAs(chief.token, 'deleteArticle', { id });
  const { status, body } = await callAs(chief.token, 'restoreArticle', { id });
  expect(status).toBe(500);
  return (body as { error: { details: { incident: string } } }).error.details.incident;
}

describe('Log of the functions', () => {
  it('receives marked applications, accepted, rejected, read and deleted', async () => {
    const first = application();
    const { requestId: id } = first;
    const send = (data: unknown) => callFunction('createInscription', data);
    const post = (data: unknown) => postApi('/api/inscriptions', data);
    const sendRaw = (body: unknown) =>
      callFunctionRaw('createInscription', JSON.stringify(body));
    await expectStatus(200, send(first));
    await expectStatus(201, post(application()));
    await expectStatus(400, send({ ...application(), nom: '' }));
    await expectStatus(400, send({ ...application(), [mark()]: mark() }));
    await expectStatus(400, post({ ...application(), email: mark() }));
    await expectStatus(400, sendRaw(application()));
    await expectStatus(400, sendRaw({ data: application(), [mark()]: mark() }));
    await expectStatus(400, sendRaw([application()]));
    const update = ['updateInscription', 'PUT', '/api/inscriptions/:id'] as const;
    const invalidChange = () => ({ id, nom: mark(), telephone: markedPhone(), statut: mark() });
    await expectStatuses([400, 400], update, invalidChange);
    await expectStatuses([200, 200], update, () => ({ id, nom: mark(), nomMere: mark() }));
    await expectStatus(200, callAs(chief.token, 'logConsultation', { id }));
    for (const [method, path] of [
      ['GET', `/api/inscriptions/${id}`],
      ['GET', '/api/inscriptions?limit=5'],
      ['DELETE', `/api/inscriptions/${id}`],
    ] as const) {
      await expectStatus(200, apiAs(chief.token, method, path));
    }
  });

  it('receives marked references by followInscription and the suivi page', async () => {
    const request = application();
    const { reference } = await sendAccepted(request);
    const unknown = newReference(randomBytes);
    const malformed = mark();
    marked.push(reference, unknown);
    for (const [status, typed] of [
      [200, reference],
      [404, unknown],
      [400, malformed],
    ] as const) {
      const byPage = async (correction: Readonly<Record<string, string>>) =>
        (await followByPage(typed, request.dateNaissance, correction)).status;
      await expectStatus(status, followInscription(typed, request.dateNaissance));
      expect(await byPage({})).toBe(status);
      expect(await byPage({ lieuResidence: mark(), telephone: markedPhone() })).toBe(status);
      expect(await byPage({ telephone: mark() })).toBe(status === 200 ? 400 : status);
    }
  });

  it('receives marked usernames, passwords and tokens of logins and calls', async () => {
    for (const [status, credentials] of [
      [401, { username: mark(), password: mark() }],
      [401, { username: chief.username, password: mark() }],
      [200, { username: chief.username, password: chief.password }],
      [400, { username: mark(), password: { [mark()]: mark() } }],
    ] as const) {
      await expectStatus(status, callFunction('login', credentials));
      await expectStatus(status, postApi('/api/auth/login', credentials));
    }
    const forged = tokenWithClaims(chief, { uid: mark(), sub: mark(), role: mark() });
    const broken = `${chief.token.slice(0, -8)}${mark()}`;
    // In the emulators, callables accept unsigned tokens; the forged token has no member.
    for (const [token, byCallable] of [
      [forged, 403],
      [broken, 401],
      [mark(), 401],
    ] as const) {
      marked.push(token);
      await expectStatus(byCallable, callAs(token, 'listJournal', {}));
      await expectStatus(401, apiAs(token, 'GET', '/api/auth-sqlite/users'));
    }
    await expectStatus(404, callAs(chief.token, 'viewArticle', { id: mark() }));
  });

  it('receives marked members, articles, photos and temoignages', async () => {
    const users = '/api/auth-sqlite/users';
    await expectStatuses([200, 201], ['createUser', 'POST', users], () => {
      const user = userForm({ username: mark(), email: address() });
      marked.push(user.password);
      return user;
    });
    const change = () => ({ id: chief.id, email: address(), role: mark() });
    await expectStatuses([400, 400], ['updateUser', 'PUT', `${users}/:id`], change);
    const saveArticle = ['saveArticle', 'POST', '/api/articles'] as const;
    const noPicture = () => `data:image/png;base64,${Buffer.from(mark()).toString('base64')}`;
    await expectStatuses([200, 201], saveArticle, article);
    await expectStatuses([400, 415], saveArticle, () => ({ ...article(), image: noPicture() }));
    const absent = () => ({
      ...{ titre: mark(), image: { path: `incoming/${chief.id}/${mark()}` } },
    });
    await expectStatuses([400, 400], ['savePhoto', 'POST', '/api/galerie'], absent);
    const draft = () => ({
      ...{ nom: mark(), prenom: mark(), formation: 'QHSE', statut: 'brouillon' },
      contenu: `${mark()} ${mark()}`,
    });
    const saveTemoignage = ['saveTemoignage', 'POST', '/api/temoignages'] as const;
    await expectStatuses([200, 201], saveTemoignage, draft);
  });

  it('contains none of the marked words of the tests above', async () => {
    // The output reaches the file with a delay, because it passes through two programs.
    await expect.poll(log).toContain(await causeFailure());
    const text = log();
    expect(text.length).toBeGreaterThan(1_000);
    expect(marked.length).toBeGreaterThan(80);
    expect(marked.filter((word) => text.includes(word))).toEqual([]);
  });
});
