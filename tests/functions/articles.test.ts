import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import { firestore } from '../../functions/src/data/admin.ts';
import { addUpViews, newViewsOf } from '../../functions/src/data/content/views.ts';
import { keepCollections } from '../kept-collections.ts';
import { change, stored } from './admin.ts';
import { answerOf, callApi, callAs, callFunction, refusalOf } from './calls.ts';
import { articles, principalIds } from './contents.ts';
import { injectRace } from './crashes.ts';
import { exhaustLimit, expectTooMany } from './limits.ts';
import { asMember, type Staff } from './members.ts';
import { dataUrl, uniquePng, filesOf, objectExists, uploadIncoming } from './pictures.ts';

keepCollections('articles', 'marques', 'vues', 'contenusSupprimes', 'corbeilleArticles');

const { form, recordOf, create, changes, notFound } = articles;

let staff: Staff;
beforeAll(async () => {
  staff = await asMember('CONTENT_MANAGER');
});

describe.each(articles.creations)('a new article by $channel', ({ ask }) => {
  it('is published with its words, its picture and the dates of the server', async () => {
    const image = await uploadIncoming(staff.id, await uniquePng());
    const article = recordOf(await ask(staff, form({ categorie: 'Technologie', image })));
    const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string;
    expect(article).toEqual({
      ...form({ categorie: 'Technologie' }),
      id: article.id,
      statut: 'publié',
      imageUrl: expect.stringContaining(`articles%2F${article.id}`) as string,
      picture: article.picture,
      date,
      dateCreation: date,
      dateModification: date,
      vues: 0,
      comments: 0,
      isPrincipal: false,
      featured: false,
      version: 1,
    });
    expect((await fetch(String(article['imageUrl']))).status).toBe(200);
  });

  it('has the usual category and no picture when nothing is said of them', async () => {
    const article = recordOf(await ask(staff, form()));
    expect(article).toMatchObject({ categorie: 'Nouveauté', imageUrl: '', version: 1 });
    expect(article).not.toHaveProperty('picture');
  });
});

describe.each(changes)('a known article by $channel', ({ ask }) => {
  it('is saved, keeps what was left out, and counts a version more', async () => {
    const before = await create(staff, { categorie: 'Autres', image: await dataUrl() });
    const { id, version } = before;
    const save = { id, version, ...form({ titre: 'Complet' }) };
    const after = recordOf(await ask(staff, save));
    expect(after).toEqual({
      ...{ ...before, titre: 'Complet', version: 2 },
      dateModification: after['dateModification'],
    });
    // Repeated after a lost answer.
    expect(recordOf(await ask(staff, save))).toEqual(after);
  });

  it('is not saved over a version that is newer, and nothing of it is stored', async () => {
    const { id, version } = await create(staff);
    await ask(staff, { id, version, ...form({ titre: 'Le premier' }) });
    const image = await uploadIncoming(staff.id, await uniquePng());
    const late = { id, version, ...form({ titre: 'Le second' }), image };
    expect(refusalOf(await ask(staff, late))).toEqual({
      status: 409,
      says: staffArticleMessages.stale,
    });
    expect(await stored(`articles/${id}`)).toMatchObject({ titre: 'Le premier', version: 2 });
    expect(await filesOf('articles', id)).toEqual([]);
    // After comparing both, the same picture can be sent with the newer version.
    expect(await objectExists(image.path)).toBe(true);
    expect(recordOf(await ask(staff, { ...late, version: 2 }))).toMatchObject({
      ...{ titre: 'Le second', version: 3 },
    });
  });

  it('is saved by the last one when no version is told', async () => {
    const { id } = await create(staff);
    await ask(staff, { id, ...form({ titre: 'Le premier' }) });
    const after = recordOf(await ask(staff, { id, ...form({ titre: 'Le second' }) }));
    expect(after).toMatchObject({ titre: 'Le second', version: 3 });
  });
});

describe('the principal article', () => {
  it.each(articles.deletions)('is none once it is deleted by $channel', async ({ ask }) => {
    const { id } = await create(staff, { isPrincipal: true });
    expect(await principalIds()).toEqual([id]);
    answerOf(await ask(staff, { id }));
    expect(await principalIds()).toEqual([]);
  });

  it('is chosen anew when another one is chosen at the same moment', async () => {
    const choose = () => articles.save(staff, form({ isPrincipal: true }));
    await choose();
    const touch = () => change('marques/publications', { touched: randomUUID() });
    const alone = await injectRace(choose);
    expect(await injectRace(choose, touch)).toBe(alone + 1);
  });

  it('replaces any that an older site left, which loses no version by it', async () => {
    const [older, newer] = [await create(staff), await create(staff)];
    await change(`articles/${older.id}`, { featured: true });
    await callAs(staff.token, 'saveArticle', { id: newer.id, ...form(), isPrincipal: true });
    expect(await principalIds()).toEqual([newer.id]);
    expect(await stored(`articles/${older.id}`)).toMatchObject({
      ...{ version: older.version, isPrincipal: false, featured: false },
    });
  });

  it('is restored as such, unless another is chosen meanwhile', async () => {
    const { id } = await create(staff, { isPrincipal: true });
    await articles.remove(staff, id);
    await articles.restore(staff, id);
    expect(await principalIds()).toEqual([id]);
    await articles.remove(staff, id);
    let other = '';
    const choose = async () => {
      other = (await articles.save(staff, form({ isPrincipal: true }))).id;
    };
    await injectRace(() => articles.restore(staff, id), choose);
    expect(await principalIds()).toEqual([other]);
    expect(await stored(`articles/${id}`)).toMatchObject({ isPrincipal: false });
  });

  it('stays so when a save says nothing of it', async () => {
    const { id } = await create(staff, { isPrincipal: true });
    await callAs(staff.token, 'saveArticle', { id, ...form() });
    expect(await principalIds()).toEqual([id]);
  });
});

const views = [
  { channel: 'the callable', ask: (id: string) => callFunction('viewArticle', { id }) },
  { channel: 'the API', ask: (id: string) => callApi('POST', `/api/articles/${id}/view`) },
];

describe.each(views)('a view by $channel', ({ ask }) => {
  it('is counted beside an article that visitors see, and added to it later', async () => {
    const { id } = await create(staff);
    const before = await firestore().doc(`articles/${id}`).get();
    answerOf(await ask(id));
    answerOf(await ask(id));
    const after = await firestore().doc(`articles/${id}`).get();
    // A member who edits the article meanwhile meets no newer version.
    expect(after.updateTime).toEqual(before.updateTime);
    expect(await newViewsOf(id)).toBe(2);
    await addUpViews();
    expect(await stored(`articles/${id}`)).toEqual({ ...before.data(), vues: 2 });
    expect(await newViewsOf(id)).toBe(0);
  });

  it('is refused for an article that has too many within an hour, and for no other', async () => {
    const [{ id }, other] = [await create(staff), await create(staff)];
    await exhaustLimit('vue-article', id, undefined, true);
    expectTooMany(await ask(id), messages.tooMany);
    expect(await newViewsOf(id)).toBe(0);
    answerOf(await ask(other.id));
  });

  it('is not counted for a draft, nor for an article that is not there', async () => {
    const { id } = await create(staff);
    await change(`articles/${id}`, { statut: 'brouillon' });
    for (const none of [id, randomUUID()]) {
      expect(refusalOf(await ask(none))).toEqual(notFound);
    }
    expect(await newViewsOf(id)).toBe(0);
  });
});

it('the views of an article that is gone are forgotten', async () => {
  const { id } = await create(staff);
  answerOf(await callFunction('viewArticle', { id }));
  await firestore().doc(`articles/${id}`).delete();
  await addUpViews();
  expect(await newViewsOf(id)).toBe(0);
  expect(await stored(`articles/${id}`)).toBeUndefined();
});
