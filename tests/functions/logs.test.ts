import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { logFile } from '../../emulators/paths.ts';
import { enrolmentRequest } from '../factories/enrolment-request.ts';
import { suite } from '../suite.ts';
import { change } from './admin.ts';
import { newWord } from './applications.ts';
import { callFunction, callFunctionRaw, postApi } from './calls.ts';
import { keepAsTheyAre } from './publishing.ts';
import { apiAs, bearer, callAs, newStaff, newUser, type Staff } from './staff.ts';
import { tokenSaying } from './tokens.ts';

keepAsTheyAre('articles', 'marques', 'galerie', 'temoignages', 'places');

const marked: string[] = [];

/** A word that nobody else has, and that must be in no log. */
function mark(suffix = ''): string {
  const word = `${newWord()}${suffix}`;
  marked.push(word);
  return word;
}

/** A phone number of the same kind: the number itself, and as it is stored. */
function markedPhone(): string {
  const digits = `9${String(Date.now()).slice(-7)}`;
  marked.push(digits);
  return `+228${digits}`;
}

const log = () => readFileSync(logFile('emulators', suite.portOffset()), 'utf8');

let chief: Staff;
beforeAll(async () => {
  chief = await newStaff('SUPER_ADMIN');
  marked.push(chief.password, chief.token);
});

const application = () =>
  enrolmentRequest({
    requestId: randomUUID(),
    nom: mark(),
    prenom: mark(),
    telephone: markedPhone(),
    email: mark('@exemple.tg'),
    nomPere: mark(),
    autresFormations: mark(),
  });

/** Asks for the same at both doors. */
async function atBothDoors(
  token: string,
  [name, method, path]: readonly [string, string, string],
  input: Record<string, unknown>,
): Promise<void> {
  await callAs(token, name, input);
  const { id, ...body } = input;
  await apiAs(
    token,
    method,
    path.replace(':id', String(id)),
    method === 'DELETE' ? undefined : body,
  );
}

describe('the log of the functions', () => {
  it('is the one that these tests look into', async () => {
    const article = { titre: mark(), contenu: mark(), auteur: mark() };
    const made = await callAs(chief.token, 'saveArticle', article);
    const { id } = (made.body as { result: { article: { id: string } } }).result.article;
    // As no command writes it: what is to remove the picture breaks down, and the log says so.
    await change(`articles/${id}`, { picture: { folder: { [mark()]: mark() } } });
    const { status, body } = await callAs(chief.token, 'deleteArticle', { id });
    expect(status).toBe(500);
    const { incident } = (body as { error: { details: { incident: string } } }).error.details;
    await expect.poll(log, { timeout: 10_000 }).toContain(incident);
  });

  it('has no word of an application, however it is sent and whatever becomes of it', async () => {
    const first = application();
    await callFunction('createInscription', first);
    await postApi('/api/inscriptions', application());
    await callFunction('createInscription', { ...application(), nom: '' });
    await callFunction('createInscription', { ...application(), [mark()]: mark() });
    await postApi('/api/inscriptions', { ...application(), email: mark() });
    await callFunctionRaw('createInscription', JSON.stringify(application()));
    await callFunctionRaw(
      'createInscription',
      JSON.stringify({ data: application(), [mark()]: mark() }),
    );
    await callFunctionRaw('createInscription', JSON.stringify([application()]));
    const { requestId: id } = first;
    await atBothDoors(chief.token, ['updateInscription', 'PUT', '/api/inscriptions/:id'], {
      id,
      nom: mark(),
      telephone: markedPhone(),
      statut: mark(),
    });
    await atBothDoors(chief.token, ['updateInscription', 'PUT', '/api/inscriptions/:id'], {
      id,
      nom: mark(),
      nomMere: mark(),
    });
    await callAs(chief.token, 'noteConsultation', { id });
    await apiAs(chief.token, 'GET', `/api/inscriptions/${id}`);
    await apiAs(chief.token, 'GET', '/api/inscriptions?limit=5');
    await apiAs(chief.token, 'DELETE', `/api/inscriptions/${id}`);
  });

  it('has no name, password or token of those who log in', async () => {
    for (const credentials of [
      { username: mark(), password: mark() },
      { username: chief.username, password: mark() },
      { username: chief.username, password: chief.password },
      { username: mark(), password: { [mark()]: mark() } },
    ]) {
      await callFunction('login', credentials);
      await postApi('/api/auth/login', credentials);
    }
    const forged = tokenSaying(chief, { uid: mark(), sub: mark(), role: mark() });
    const broken = `${chief.token.slice(0, -8)}${mark()}`;
    for (const token of [forged, broken, mark()]) {
      marked.push(token);
      await callAs(token, 'listJournal', {});
      await apiAs(token, 'GET', '/api/auth-sqlite/users');
    }
    await callFunction('viewArticle', { id: mark() }, bearer(chief.token));
  });

  it('has nothing of members, or of what they publish', async () => {
    const user = { ...newUser(), username: mark(), email: mark('@cfpi.example') };
    marked.push(user.password);
    await atBothDoors(chief.token, ['createUser', 'POST', '/api/auth-sqlite/users'], user);
    await atBothDoors(chief.token, ['updateUser', 'PUT', '/api/auth-sqlite/users/:id'], {
      id: chief.id,
      email: mark('@cfpi.example'),
      role: mark(),
    });
    const article = { titre: mark(), contenu: mark(), auteur: mark() };
    await atBothDoors(chief.token, ['saveArticle', 'POST', '/api/articles'], article);
    await atBothDoors(chief.token, ['saveArticle', 'POST', '/api/articles'], {
      ...article,
      image: `data:image/png;base64,${Buffer.from(mark()).toString('base64')}`,
    });
    await atBothDoors(chief.token, ['savePhoto', 'POST', '/api/galerie'], {
      titre: mark(),
      image: { path: `incoming/${chief.id}/${mark()}` },
    });
    await atBothDoors(chief.token, ['saveTemoignage', 'POST', '/api/temoignages'], {
      nom: mark(),
      prenom: mark(),
      formation: 'QHSE',
      contenu: `${mark()} ${mark()}`,
      statut: 'brouillon',
    });
  });

  it('holds nothing of all that', async () => {
    // What the functions print reaches the file through two programs.
    await wait(2_000);
    const text = log();
    expect(text.length).toBeGreaterThan(1_000);
    expect(marked.length).toBeGreaterThan(80);
    expect(marked.filter((word) => text.includes(word))).toEqual([]);
  });
});
