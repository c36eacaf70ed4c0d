/** @module-tag night */
import { beforeAll, describe, expect, it } from 'vitest';
import { derivedFields } from '@centre/domain/inscription/derived';
import { messages } from '@centre/domain/messages/messages';
import { enrolmentForm } from '../factories/enrolment-request.ts';
import { createMember, stored } from './admin.ts';
import { answerTo, ask, many, one, type Entity } from './api-answers.ts';
import { newPhone, newWord } from './applications.ts';
import { create, words } from './articles.ts';
import { callApi, postApi } from './calls.ts';
import { dataUrl } from './publishing.ts';
import { keepCollections } from '../kept-collections.ts';
import { newStaff, newUser, type Staff } from './staff.ts';
import { speech } from './temoignages.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages', 'places');

let staff: Staff;

beforeAll(async () => {
  staff = await newStaff('SUPER_ADMIN');
});

const save = (call: string, body: object, id?: string) =>
  answerTo(call, { token: staff.token, body, ...(id !== undefined && { id }) });

describe('a record that comes back whole, as it was read', () => {
  const comesBack = async (list: string, name: string, save: string, id: string) => {
    const { token } = staff;
    const find = async () =>
      many(await answerTo(list, { token }), name).find((record) => record.id === id);
    const before = await find();
    if (!before) throw new Error(`${id} is not in the list`);
    await answerTo(save, { token, id, body: before });
    return { before, after: await find() };
  };

  it('stays a photo as it was', async () => {
    const sent = { titre: 'Tour', image: await dataUrl() };
    const { id } = one(await save('POST /api/galerie', sent), 'photo');
    const { before, after } = await comesBack(
      'GET /api/galerie',
      'photos',
      'PUT /api/galerie/:id',
      id,
    );
    expect(after).toEqual(before);
  });

  it('stays a testimonial as it was', async () => {
    const sent = { ...speech({ statut: 'brouillon', note: 3 }), photo: await dataUrl() };
    const { id } = one(await save('POST /api/temoignages', sent), 'temoignage');
    const { before, after } = await comesBack(
      'GET /api/temoignages',
      'temoignages',
      'PUT /api/temoignages/:id',
      id,
    );
    expect(after).toEqual(before);
  });

  it('stays a user as they were', async () => {
    const { username, email, password } = newUser();
    const { id } = await createMember({ username, email, password, role: 'VIEWER' });
    const { before, after } = await comesBack(
      'GET /api/auth-sqlite/users',
      'users',
      'PUT /api/auth-sqlite/users/:id',
      id,
    );
    expect(after).toEqual(before);
  });
});

describe('a testimonial of which only the statut is sent', () => {
  it('is published or not, and stays what it is', async () => {
    const { temoignage } = await save(
      'POST /api/temoignages',
      speech({ statut: 'brouillon', note: 2 }),
    );
    const { id } = temoignage as Entity;
    const put = (statut: string) => save('PUT /api/temoignages/:id', { statut }, id);
    expect((await put('brouillon'))['temoignage']).toEqual(temoignage);
  });
});

describe('the note of a testimonial', () => {
  const created = async () => {
    const body = speech({ statut: 'brouillon', note: 2 });
    return one(await save('POST /api/temoignages', body), 'temoignage');
  };

  it.each([null, ''])('is taken away by %j', async (note) => {
    const { id } = await created();
    const changed = await save('PUT /api/temoignages/:id', { ...speech(), note }, id);
    expect(changed['temoignage']).not.toHaveProperty('note');
    expect(await stored(`temoignages/${id}`)).not.toHaveProperty('note');
  });

  it('stays when nothing is said of it, and may be a text', async () => {
    const { id } = await created();
    const kept = await save('PUT /api/temoignages/:id', speech(), id);
    expect(kept).toMatchObject({ temoignage: { note: 2 } });
    const changed = await save('PUT /api/temoignages/:id', speech({ note: '5' }), id);
    expect(changed).toMatchObject({ temoignage: { note: 5 } });
  });

  it.each([null, ''])('of a new one is none with %j', async (note) => {
    const body = speech({ statut: 'brouillon', note });
    const { id } = one(await save('POST /api/temoignages', body), 'temoignage');
    expect(await stored(`temoignages/${id}`)).not.toHaveProperty('note');
  });
});

describe('a choice that was left empty', () => {
  it('is the usual one in what is new, and stays what it is in what is known', async () => {
    const image = await dataUrl();
    const photo = one(
      await save('POST /api/galerie', { titre: 'Tour', image, categorie: '' }),
      'photo',
    );
    expect(photo).toMatchObject({ categorie: 'Autre' });
    const caption = { titre: 'Tour', categorie: 'Informatique', description: 'Ancienne' };
    await save('PUT /api/galerie/:id', caption, photo.id);
    const emptied = { ...caption, categorie: '', description: '' };
    expect(await save('PUT /api/galerie/:id', emptied, photo.id)).toMatchObject({
      photo: { categorie: 'Informatique', description: '' },
    });
  });

  it('of an article is its category', async () => {
    const sent = words({ categorie: '' });
    const { id, ...made } = one(await save('POST /api/articles', sent), 'article');
    expect(made).toMatchObject({ categorie: 'Nouveauté' });
    await save('PUT /api/articles/:id', words({ categorie: 'Technologie' }), id);
    expect(await save('PUT /api/articles/:id', sent, id)).toMatchObject({
      article: { categorie: 'Technologie' },
    });
  });

  it('of a testimonial is its statut', async () => {
    const draft = one(
      await save('POST /api/temoignages', speech({ statut: 'brouillon' })),
      'temoignage',
    );
    const kept = await save('PUT /api/temoignages/:id', speech({ statut: '' }), draft.id);
    expect(kept).toMatchObject({ temoignage: { statut: 'brouillon' } });
  });
});

describe('a view of an article', () => {
  it.each([
    ['nothing at all', {}],
    ['an empty body in JSON', { headers: { 'Content-Type': 'application/json' } }],
    ['an empty record', { headers: { 'Content-Type': 'application/json' }, body: '{}' }],
  ])('is counted with %s', async (_, init) => {
    const { id } = await create(staff);
    expect((await callApi('POST', `/api/articles/${id}/view`, init)).status).toBe(200);
    const { body } = await callApi('GET', `/api/articles/${id}`);
    expect(body).toMatchObject({ article: { vues: 1 } });
  });
});

describe('an application as the first form sent it', () => {
  const application = () => {
    const form = enrolmentForm({
      nom: newWord(),
      telephone: newPhone(),
      email: `${newWord()}@exemple.tg`,
    });
    return { ...form, ...derivedFields(form), dateInscription: '2025-08-01T10:00:00.000Z' };
  };

  it('is recorded, with the server’s own date', async () => {
    const sent = application();
    const { status, body } = await postApi('/api/inscriptions', sent);
    expect(status).toBe(201);
    const { id } = one(body as Record<string, unknown>, 'inscription');
    const { token } = staff;
    const read = one(await answerTo('GET /api/inscriptions/:id', { token, id }), 'inscription');
    expect(read).toMatchObject({ nom: sent.nom, niveau: sent.niveau });
    expect(read['dateInscription']).not.toBe(sent.dateInscription);
  });

  it('is another one when it is sent again, which staff can see', async () => {
    const sent = application();
    const send = async () => {
      const { body } = await postApi('/api/inscriptions', sent);
      return one(body as Record<string, unknown>, 'inscription').id;
    };
    const [first, id] = [await send(), await send()];
    expect(id).not.toBe(first);
    const marked = await answerTo('GET /api/inscriptions/:id', { token: staff.token, id });
    expect(marked).toMatchObject({ inscription: { doublon: true } });
  });

  it('is judged like any other', async () => {
    const { status, body } = await postApi('/api/inscriptions', { ...application(), nom: '' });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: messages.inscription.missing(['nom']) },
    });
    const asId = { ...application(), requestId: 'x' };
    expect((await postApi('/api/inscriptions', asId)).status).toBe(400);
  });
});

describe('a user', () => {
  it('keeps the password that a form left empty, with or without an id in it', async () => {
    const { username, email, password } = newUser();
    const { id } = await createMember({ username, email, password, role: 'VIEWER' });
    const { token } = staff;
    const put = (body: object) => ask('PUT /api/auth-sqlite/users/:id', { token, id, body });
    const sent = { email: 'autre@cfpi.example', role: 'VIEWER' };
    for (const body of [
      { ...sent, password: '' },
      { ...sent, password: '', id },
    ]) {
      expect((await put(body)).status).toBe(200);
    }
    expect((await put({ ...sent, password: ' ' })).status).toBe(400);
    const credentials = { username, password };
    expect((await postApi('/api/auth-sqlite/login', credentials)).status).toBe(200);
  });

  it('whose name alone is to be another is refused rather than ignored', async () => {
    const { id } = await newStaff('VIEWER');
    const { token } = staff;
    const put = (body: object) => ask('PUT /api/auth-sqlite/users/:id', { token, id, body });
    expect((await put({ username: 'autre' })).status).toBe(400);
    expect((await put({ email: 'autre@cfpi.example' })).status).toBe(200);
  });
});
