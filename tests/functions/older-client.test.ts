/** @module-tag night */
import { beforeAll, describe, expect, it } from 'vitest';
import { derivedFields } from '@centre/domain/inscription/record';
import { enrolmentForm } from '../factories/enrolment-request.ts';
import { createMember, stored } from './admin.ts';
import { answerTo, ask, one } from './api-answers.ts';
import { isMarked, newPhone, newWord } from './applications.ts';
import { articleOf, create, words } from './articles.ts';
import { postApi } from './calls.ts';
import { dataUrl, principals } from './publishing.ts';
import { keepCollections } from '../kept-collections.ts';
import { apiAs, newStaff, newUser, type Staff } from './staff.ts';
import { speech } from './temoignages.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages');

let staff: Staff;

beforeAll(async () => {
  staff = await newStaff('SUPER_ADMIN');
});

const save = (call: string, body: object, id?: string) =>
  answerTo(call, { token: staff.token, body, ...(id !== undefined && { id }) });

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

describe('an application as the first form sent it', () => {
  const application = () => {
    const form = enrolmentForm({
      nom: newWord(),
      telephone: newPhone(),
      email: `${newWord()}@exemple.tg`,
    });
    return { ...form, ...derivedFields(form), dateInscription: '2025-08-01T10:00:00.000Z' };
  };

  it('is another one when it is sent again, which staff can see', async () => {
    const sent = application();
    const send = async () => {
      const { body } = await postApi('/api/inscriptions', sent);
      return one(body as Record<string, unknown>, 'inscription').id;
    };
    const [first, id] = [await send(), await send()];
    expect(id).not.toBe(first);
    expect(await isMarked(id)).toBe(true);
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
});

describe('the mark of the principal article', () => {
  it('may have its older name', async () => {
    const { id } = await create(staff);
    const put = (mark: object) =>
      apiAs(staff.token, 'PUT', `/api/articles/${id}`, { ...words(), ...mark });
    const mark = { featured: true, isPrincipal: true };
    expect(articleOf(await put({ featured: true }))).toMatchObject(mark);
    expect(await principals()).toEqual([id]);
    expect(articleOf(await put({ featured: false }))).toMatchObject({ isPrincipal: false });
    expect(articleOf(await put({ featured: false, isPrincipal: true }))).toMatchObject(mark);
  });
});
