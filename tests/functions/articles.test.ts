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

describe.each(articles.creations)('New article by $channel', ({ ask }) => {
  it('is published with its fields, its picture and server timestamps', async () => {
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

  it('has the default category and no picture when both are omitted', async () => {
    const article = recordOf(await ask(staff, form()));
    expect(article).toMatchObject({ categorie: 'Nouveauté', imageUrl: '', version: 1 });
    expect(article).not.toHaveProperty('picture');
  });
});

describe.each(changes)('Update of an article by $channel', ({ ask }) => {
  it('changes only the given fields, increments the version, and is idempotent', async () => {
    const before = await create(staff, { categorie: 'Autres', image: await dataUrl() });
    const { id, version } = before;
    const save = { id, version, ...form({ titre: 'Complet' }) };
    const after = recordOf(await ask(staff, save));
    expect(after).toEqual({
      ...{ ...before, titre: 'Complet', version: 2 },
      dateModification: after['dateModification'],
    });
    // A client repeats the request when the answer is lost.
    expect(recordOf(await ask(staff, save))).toEqual(after);
  });

  it('is rejected with HTTP 409 for a stale version, and stores no file', async () => {
    const { id, version } = await create(staff);
    await ask(staff, { id, version, ...form({ titre: 'Le premier' }) });
    const image = await uploadIncoming(staff.id, await uniquePng());
    const staleSave = { id, version, ...form({ titre: 'Le second' }), image };
    expect(refusalOf(await ask(staff, staleSave))).toEqual({
      status: 409,
      message: staffArticleMessages.stale,
    });
    expect(await stored(`articles/${id}`)).toMatchObject({ titre: 'Le premier', version: 2 });
    expect(await filesOf('articles', id)).toEqual([]);
    // The upload is kept, so that the member can save again with the newer version.
    expect(await objectExists(image.path)).toBe(true);
    expect(recordOf(await ask(staff, { ...staleSave, version: 2 }))).toMatchObject({
      ...{ titre: 'Le second', version: 3 },
    });
  });

  it('overwrites the article when no version is given', async () => {
    const { id } = await create(staff);
    await ask(staff, { id, ...form({ titre: 'Le premier' }) });
    const after = recordOf(await ask(staff, { id, ...form({ titre: 'Le second' }) }));
    expect(after).toMatchObject({ titre: 'Le second', version: 3 });
  });
});

describe('Principal article', () => {
  it.each(articles.deletions)('is absent after its deletion by $channel', async ({ ask }) => {
    const { id } = await create(staff, { isPrincipal: true });
    expect(await principalIds()).toEqual([id]);
    answerOf(await ask(staff, { id }));
    expect(await principalIds()).toEqual([]);
  });

  it('is saved by a retry after a concurrent change of the marker document', async () => {
    const choose = () => articles.save(staff, form({ isPrincipal: true }));
    await choose();
    const touch = () => change('marques/publications', { touched: randomUUID() });
    const writesAlone = await injectRace(choose);
    expect(await injectRace(choose, touch)).toBe(writesAlone + 1);
  });

  it('replaces a featured article of older data without changing its version', async () => {
    const [older, newer] = [await create(staff), await create(staff)];
    await change(`articles/${older.id}`, { featured: true });
    await callAs(staff.token, 'saveArticle', { id: newer.id, ...form(), isPrincipal: true });
    expect(await principalIds()).toEqual([newer.id]);
    expect(await stored(`articles/${older.id}`)).toMatchObject({
      ...{ version: older.version, isPrincipal: false, featured: false },
    });
  });

  it('is restored as principal unless another is chosen concurrently', async () => {
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

  it('stays principal when a save omits isPrincipal', async () => {
    const { id } = await create(staff, { isPrincipal: true });
    await callAs(staff.token, 'saveArticle', { id, ...form() });
    expect(await principalIds()).toEqual([id]);
  });
});

const views = [
  { channel: 'the callable', ask: (id: string) => callFunction('viewArticle', { id }) },
  { channel: 'the API', ask: (id: string) => callApi('POST', `/api/articles/${id}/view`) },
];

describe.each(views)('Article view by $channel', ({ ask }) => {
  it('is counted outside the article, and added to it by addUpViews', async () => {
    const { id } = await create(staff);
    const before = await firestore().doc(`articles/${id}`).get();
    answerOf(await ask(id));
    answerOf(await ask(id));
    const after = await firestore().doc(`articles/${id}`).get();
    // A view does not write the article, because a member may be editing it.
    expect(after.updateTime).toEqual(before.updateTime);
    expect(await newViewsOf(id)).toBe(2);
    await addUpViews();
    expect(await stored(`articles/${id}`)).toEqual({ ...before.data(), vues: 2 });
    expect(await newViewsOf(id)).toBe(0);
  });

  it('is rate limited per article, without affecting another article', async () => {
    const [{ id }, other] = [await create(staff), await create(staff)];
    await exhaustLimit('vue-article', id, undefined, true);
    expectTooMany(await ask(id), messages.tooMany);
    expect(await newViewsOf(id)).toBe(0);
    answerOf(await ask(other.id));
  });

  it('is rejected as not found for a draft and an unknown article', async () => {
    const { id } = await create(staff);
    await change(`articles/${id}`, { statut: 'brouillon' });
    for (const absentId of [id, randomUUID()]) {
      expect(refusalOf(await ask(absentId))).toEqual(notFound);
    }
    expect(await newViewsOf(id)).toBe(0);
  });
});

it('addUpViews discards the views of a deleted article', async () => {
  const { id } = await create(staff);
  answerOf(await callFunction('viewArticle', { id }));
  await firestore().doc(`articles/${id}`).delete();
  await addUpViews();
  expect(await newViewsOf(id)).toBe(0);
  expect(await stored(`articles/${id}`)).toBeUndefined();
});
