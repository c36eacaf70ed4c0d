/** @module-tag night */
import { randomUUID } from 'node:crypto';
import { derivedFields } from '@centre/domain/inscription/record';
import { beforeAll, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { article } from '../factories/article.ts';
import { enrolmentForm } from '../factories/enrolment-request.ts';
import { omit } from '../factories/omit.ts';
import { temoignage } from '../factories/temoignage.ts';
import { keepCollections } from '../kept-collections.ts';
import { suite } from '../suite.ts';
import { stored } from './admin.ts';
import { isLikelyDuplicate, uniquePhone, uniqueWord } from './applications.ts';
import { routeAnswer } from './calls.ts';
import { articles, principalIds, temoignageFields, articleFields } from './contents.ts';
import { asMember, type Staff } from './members.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages');

let staff: Staff;
beforeAll(async () => {
  staff = await asMember('SUPER_ADMIN');
});

/** Saves a record as a client of the first API does. @returns record of the answer */
async function save(call: string, body: object, id = '') {
  const answer = await routeAnswer(call, { token: staff.token, body, id });
  const record = Object.values(answer).find((value) => typeof value === 'object');
  return record as { readonly id: string } & Record<string, unknown>;
}

it('POST /api/inscriptions stores a repeat without requestId as a likely duplicate', async () => {
  const contact = { telephone: uniquePhone(), email: `${uniqueWord()}@exemple.tg` };
  const form = enrolmentForm({ nom: uniqueWord(), ...contact });
  const dateInscription = '2025-08-01T10:00:00.000Z';
  const send = () =>
    save('POST /api/inscriptions', { ...form, ...derivedFields(form), dateInscription });
  const [first, second] = [await send(), await send()];
  expect(second.id).not.toBe(first.id);
  expect(await isLikelyDuplicate(second.id)).toBe(true);
});

it('PUT /api/articles/:id accepts featured as the older name of isPrincipal', async () => {
  const { id } = await articles.create(staff);
  const put = (mark: object) =>
    save('PUT /api/articles/:id', { ...articleFields(), ...mark }, id);
  const mark = { featured: true, isPrincipal: true };
  expect(await put({ featured: true })).toMatchObject(mark);
  expect(await principalIds()).toEqual([id]);
  expect(await put({ featured: false })).toMatchObject({ isPrincipal: false });
  expect(await put({ featured: false, isPrincipal: true })).toMatchObject(mark);
});

const image = 'https://ancien.example/atelier.jpg';

it('Article of an older site is returned with old and new field names, and saved', async () => {
  const datePublication = new Date('2023-04-05T09:00:00Z');
  const date = datePublication.toISOString();
  const id = randomUUID();
  const known = omit(article(), 'id', 'imageUrl', 'date', 'isPrincipal', 'featured');
  await firestore()
    .doc(`articles/${id}`)
    .set({ ...known, image, datePublication });
  const both = { imageUrl: image, image, date, datePublication: date };
  expect(await routeAnswer('GET /api/articles/:id', { id })).toMatchObject({ article: both });
  const { articles: list } = await routeAnswer('GET /api/articles');
  expect(list).toContainEqual(expect.objectContaining({ id, ...both }));
  const functions = `${suite.origin('functions')}/${suite.project}/${suite.region}`;
  const page = await (await fetch(`${functions}/pages/actualites/${id}`)).text();
  expect(page).toContain(`"image":"${image}"`);
  expect(page).toContain(`"datePublished":"${date}"`);
  const saved = await save('PUT /api/articles/:id', articleFields(), id);
  expect(saved).toMatchObject({ imageUrl: image, isPrincipal: false });
  expect(await stored(`articles/${id}`)).toMatchObject({ image, isPrincipal: false });
});

it('Temoignage of an older site is returned and saved with old and new field names', async () => {
  const id = randomUUID();
  const fields = omit(temoignage({ statut: 'brouillon' }), 'id', 'contenu', 'photo');
  const record = { ...fields, message: 'Merci.', image };
  await firestore().doc(`temoignages/${id}`).set(record);
  const { token } = staff;
  const both = { contenu: 'Merci.', message: 'Merci.', photo: image, image };
  const single = await routeAnswer('GET /api/temoignages/:id', { id, token });
  expect(single).toMatchObject({ temoignage: both });
  const { contenu } = temoignageFields();
  const saved = { contenu, message: contenu, photo: image, statut: 'brouillon' };
  expect(await save('PUT /api/temoignages/:id', temoignageFields(), id)).toMatchObject(saved);
});
