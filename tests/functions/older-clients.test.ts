/** @module-tag night */
import { randomUUID } from 'node:crypto';
import { derivedFields } from '@centre/domain/inscription/record';
import { beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { article } from '../factories/article.ts';
import { enrolmentForm } from '../factories/enrolment-request.ts';
import { omit } from '../factories/omit.ts';
import { temoignage } from '../factories/temoignage.ts';
import { keepCollections } from '../kept-collections.ts';
import { suite } from '../suite.ts';
import { createMember, stored } from './admin.ts';
import { isMarked, newPhone, newWord } from './applications.ts';
import { answerOf, answerTo, apiAs, ask, postApi } from './calls.ts';
import { articles, principals, speech, words } from './contents.ts';
import { newStaff, newUser, type Staff } from './members.ts';
import { dataUrl } from './pictures.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages');

let staff: Staff;
beforeAll(async () => {
  staff = await newStaff('SUPER_ADMIN');
});

/** Saves as a client of the first API did; the record of the answer. */
async function save(call: string, body: object, id = '') {
  const answer = await answerTo(call, { token: staff.token, body, id });
  const record = Object.values(answer).find((value) => typeof value === 'object');
  return record as { readonly id: string } & Record<string, unknown>;
}

describe('a choice that was left empty', () => {
  it.each([
    ['galerie', () => ({ titre: 'Tour' }), 'categorie', 'Autre', 'Informatique'],
    ['articles', words, 'categorie', 'Nouveauté', 'Technologie'],
    ['temoignages', speech, 'statut', undefined, 'brouillon'],
  ] as const)(
    'in %s is the usual one, and stays what it is',
    async (kind, form, field, usual, other) => {
      const image = kind === 'galerie' ? { image: await dataUrl() } : {};
      const sent = { ...form(), ...image, [field]: usual === undefined ? other : '' };
      const made = await save(`POST /api/${kind}`, sent);
      expect(made[field]).toBe(usual ?? other);
      await save(`PUT /api/${kind}/:id`, { ...form(), [field]: other }, made.id);
      const kept = await save(`PUT /api/${kind}/:id`, { ...form(), [field]: '' }, made.id);
      expect(kept[field]).toBe(other);
    },
  );
});

it('an application as the first form sent it is another one each time, which staff can see', async () => {
  const contact = { telephone: newPhone(), email: `${newWord()}@exemple.tg` };
  const form = enrolmentForm({ nom: newWord(), ...contact });
  const dateInscription = '2025-08-01T10:00:00.000Z';
  const send = () =>
    save('POST /api/inscriptions', { ...form, ...derivedFields(form), dateInscription });
  const [first, second] = [await send(), await send()];
  expect(second.id).not.toBe(first.id);
  expect(await isMarked(second.id)).toBe(true);
});

it('a user keeps the password that a form left empty, with or without an id in it', async () => {
  const { username, email, password } = newUser();
  const { id } = await createMember({ username, email, password, role: 'VIEWER' });
  const { token } = staff;
  const put = async (body: object) =>
    (await ask('PUT /api/auth-sqlite/users/:id', { token, id, body })).status;
  const sent = { email: 'autre@cfpi.example', role: 'VIEWER' };
  expect(await put({ ...sent, password: '' })).toBe(200);
  expect(await put({ ...sent, password: '', id })).toBe(200);
  expect(await put({ ...sent, password: ' ' })).toBe(400);
  expect((await postApi('/api/auth-sqlite/login', { username, password })).status).toBe(200);
});

it('the mark of the principal article may have its older name', async () => {
  const { id } = await articles.create(staff);
  const put = (mark: object) => save('PUT /api/articles/:id', { ...words(), ...mark }, id);
  const mark = { featured: true, isPrincipal: true };
  expect(await put({ featured: true })).toMatchObject(mark);
  expect(await principals()).toEqual([id]);
  expect(await put({ featured: false })).toMatchObject({ isPrincipal: false });
  expect(await put({ featured: false, isPrincipal: true })).toMatchObject(mark);
});

const image = 'https://ancien.example/atelier.jpg';

describe('an article of an older site', () => {
  const datePublication = new Date('2023-04-05T09:00:00Z');
  const date = datePublication.toISOString();

  async function store(): Promise<string> {
    const id = randomUUID();
    const known = omit(article(), 'id', 'imageUrl', 'date', 'isPrincipal', 'featured');
    await firestore()
      .doc(`articles/${id}`)
      .set({ ...known, image, datePublication });
    return id;
  }

  it('is read under the names of then and of now, and shown on its page', async () => {
    const id = await store();
    const both = { imageUrl: image, image, date, datePublication: date };
    expect(await answerTo('GET /api/articles/:id', { id })).toMatchObject({ article: both });
    const { articles: list } = await answerTo('GET /api/articles');
    expect(list).toContainEqual(expect.objectContaining({ id, ...both }));
    const functions = `${suite.origin('functions')}/${suite.project}/${suite.region}`;
    const page = await (await fetch(`${functions}/pages/actualites/${id}`)).text();
    expect(page).toContain(`"image":"${image}"`);
    expect(page).toContain(`"datePublished":"${date}"`);
  });

  it('is saved without a word about its mark or its picture, which stay', async () => {
    const id = await store();
    const saved = await save('PUT /api/articles/:id', words(), id);
    expect(saved).toMatchObject({ imageUrl: image, isPrincipal: false });
    expect(await stored(`articles/${id}`)).toMatchObject({ image, isPrincipal: false });
  });
});

it('a testimonial of an older site is read and saved under the names of then and of now', async () => {
  const id = randomUUID();
  const fields = omit(temoignage({ statut: 'brouillon' }), 'id', 'contenu', 'photo');
  const record = { ...fields, message: 'Merci.', image };
  await firestore().doc(`temoignages/${id}`).set(record);
  const both = { contenu: 'Merci.', message: 'Merci.', photo: image, image };
  const { token } = staff;
  const alone = await answerTo('GET /api/temoignages/:id', { id, token });
  expect(alone).toMatchObject({ temoignage: both });
  const { temoignages } = await answerTo('GET /api/temoignages', { token });
  expect(temoignages).toContainEqual(expect.objectContaining({ id, ...both }));
  const saved = answerOf(await apiAs(token, 'PUT', `/api/temoignages/${id}`, speech()));
  const { contenu } = speech();
  expect(saved).toMatchObject({
    temoignage: { contenu, message: contenu, photo: image, statut: 'brouillon' },
  });
});
