/** @module-tag night */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { article } from '../factories/article.ts';
import { omit } from '../factories/omit.ts';
import { temoignage } from '../factories/temoignage.ts';
import { suite } from '../suite.ts';
import { stored } from './admin.ts';
import { words } from './articles.ts';
import { callApi } from './calls.ts';
import { answerOf } from './publishing.ts';
import { keepCollections } from '../kept-collections.ts';
import { apiAs, newStaff, type Staff } from './staff.ts';
import { speech } from './temoignages.ts';

keepCollections('articles', 'marques', 'temoignages');

let staff: Staff;

beforeAll(async () => {
  staff = await newStaff('CONTENT_MANAGER');
});

const image = 'https://ancien.example/atelier.jpg';
const datePublication = new Date('2023-04-05T09:00:00Z');
const date = datePublication.toISOString();

async function storeArticle(): Promise<string> {
  const id = randomUUID();
  const known = omit(article(), 'id', 'imageUrl', 'date', 'isPrincipal', 'featured');
  const fields = { ...known, image, datePublication };
  await firestore().doc(`articles/${id}`).set(fields);
  return id;
}

async function storeTemoignage(): Promise<string> {
  const id = randomUUID();
  const fields = omit(temoignage({ statut: 'brouillon' }), 'id', 'contenu', 'photo');
  await firestore()
    .doc(`temoignages/${id}`)
    .set({ ...fields, message: 'Merci.', image });
  return id;
}

const read = async (path: string, token?: string) =>
  answerOf(await (token === undefined ? callApi('GET', path) : apiAs(token, 'GET', path)));

describe('an article of an older site', () => {
  it('is read under the names of then and of now, alone and in the list', async () => {
    const id = await storeArticle();
    const both = { imageUrl: image, image, date, datePublication: date };
    expect(await read(`/api/articles/${id}`)).toMatchObject({ article: both });
    const { articles } = await read('/api/articles');
    expect(articles).toContainEqual(expect.objectContaining({ id, ...both }));
  });

  it('has its picture and its date on its page', async () => {
    const id = await storeArticle();
    const functions = `${suite.origin('functions')}/${suite.project}/${suite.region}`;
    const response = await fetch(`${functions}/pages/actualites/${id}`);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain(`"image":"${image}"`);
    expect(page).toContain(`"datePublished":"${date}"`);
  });

  it('is saved without a word about its mark or its picture, which stay', async () => {
    const id = await storeArticle();
    const saved = await apiAs(staff.token, 'PUT', `/api/articles/${id}`, words());
    expect(answerOf(saved)).toMatchObject({ article: { imageUrl: image, isPrincipal: false } });
    expect(await stored(`articles/${id}`)).toMatchObject({ image, isPrincipal: false });
  });
});

describe('a testimonial of an older site', () => {
  it('is read under the names of then and of now, alone and in the list', async () => {
    const id = await storeTemoignage();
    const both = { contenu: 'Merci.', message: 'Merci.', photo: image, image };
    const { token } = staff;
    expect(await read(`/api/temoignages/${id}`, token)).toMatchObject({ temoignage: both });
    const { temoignages } = await read('/api/temoignages', token);
    expect(temoignages).toContainEqual(expect.objectContaining({ id, ...both }));
  });

  it('is saved with new words, which then stand under both names', async () => {
    const id = await storeTemoignage();
    const saved = await apiAs(staff.token, 'PUT', `/api/temoignages/${id}`, speech());
    const { contenu } = speech();
    expect(answerOf(saved)).toMatchObject({
      temoignage: { contenu, message: contenu, photo: image, statut: 'brouillon' },
    });
  });
});
