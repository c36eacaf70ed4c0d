/** @module-tag night */
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { articleOf, create, words } from './articles.ts';
import { dataUrl, principals, refusalOf } from './publishing.ts';
import { keepCollections } from '../kept-collections.ts';
import { apiAs, callAs, newStaff, type Staff } from './staff.ts';

keepCollections('articles', 'marques');

let staff: Staff;

beforeAll(async () => {
  staff = await newStaff('CONTENT_MANAGER');
});

describe('an article that an older client sends back whole', () => {
  it('is taken without what only the server writes, and keeps its picture', async () => {
    const before = await create(staff, { image: await dataUrl() });
    const { id } = before;
    const sent = {
      ...before,
      image: before['imageUrl'],
      titre: 'Corrigé',
      vues: 999,
      autre: 1,
    };
    const after = articleOf(await apiAs(staff.token, 'PUT', `/api/articles/${id}`, sent));
    expect(after).toMatchObject({ titre: 'Corrigé', vues: 0, picture: before.picture });
  });

  it('is refused by the callable for the same fields', async () => {
    const { id } = await create(staff);
    const good = { id, ...words() };
    expect((await callAs(staff.token, 'saveArticle', good)).status).toBe(200);
    const refused = await callAs(staff.token, 'saveArticle', { ...good, vues: 999 });
    expect(refusalOf(refused)).toEqual({
      status: 400,
      says: messages.field.unknown(['vues']),
    });
  });

  it('may call the mark by its older name', async () => {
    const { id } = await create(staff);
    const put = (mark: object) =>
      apiAs(staff.token, 'PUT', `/api/articles/${id}`, { ...words(), ...mark });
    const mark = { featured: true, isPrincipal: true };
    expect(articleOf(await put({ featured: true }))).toMatchObject(mark);
    expect(await principals()).toEqual({ mark: id, articles: [id] });
    expect(articleOf(await put({ featured: false }))).toMatchObject({ isPrincipal: false });
    expect(articleOf(await put({ featured: false, isPrincipal: true }))).toMatchObject(mark);
  });
});
