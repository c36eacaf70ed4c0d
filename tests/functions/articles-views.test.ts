import { messages } from '@centre/domain/messages/messages';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { addUpViews, newViewsOf } from '../../functions/src/data/content/views.ts';
import { change, stored } from './admin.ts';
import { articleOf, create, notFound, views, words } from './articles.ts';
import { callFunction } from './calls.ts';
import { exhaust, expectTooMany } from './limits.ts';
import { answerOf, refusalOf } from './publishing.ts';
import { keepCollections } from '../kept-collections.ts';
import { callAs, newStaff, type Staff } from './staff.ts';

keepCollections('articles', 'marques', 'vues');

let staff: Staff;

beforeAll(async () => {
  staff = await newStaff('CONTENT_MANAGER');
});

describe.each(views)('a view by $channel', ({ ask }) => {
  it('is counted beside an article that visitors see, and added to it later', async () => {
    const { id } = await create(staff);
    const before = await firestore().doc(`articles/${id}`).get();
    answerOf(await ask(id));
    answerOf(await ask(id));
    const after = await firestore().doc(`articles/${id}`).get();
    expect(after.updateTime).toEqual(before.updateTime);
    expect(await newViewsOf(id)).toBe(2);

    await addUpViews();
    expect(await stored(`articles/${id}`)).toEqual({ ...before.data(), vues: 2 });
    expect(await newViewsOf(id)).toBe(0);
    await addUpViews();
    expect(await stored(`articles/${id}`)).toMatchObject({ vues: 2 });
  });

  it('is refused for an article that has too many within an hour, and for no other', async () => {
    const [{ id }, other] = [await create(staff), await create(staff)];
    await exhaust('vue-article', id, undefined, true);
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

it('an article is saved while many look at it', { tags: ['night'] }, async () => {
  const { id, version } = await create(staff);
  const saved = callAs(staff.token, 'saveArticle', { id, version, ...words({ titre: 'Lu' }) });
  const seen = await Promise.all(
    Array.from({ length: 10 }, () => callFunction('viewArticle', { id })),
  );
  expect(articleOf(await saved)).toMatchObject({ titre: 'Lu', version: 2 });
  expect(seen.map(({ status }) => status)).toEqual(seen.map(() => 200));
  expect(await stored(`articles/${id}`)).toMatchObject({ titre: 'Lu', vues: 0 });
  expect(await newViewsOf(id)).toBe(10);
});

it('the views of an article that is gone are forgotten', async () => {
  const { id } = await create(staff);
  answerOf(await callFunction('viewArticle', { id }));
  await firestore().doc(`articles/${id}`).delete();
  await addUpViews();
  expect(await newViewsOf(id)).toBe(0);
  expect(await stored(`articles/${id}`)).toBeUndefined();
});
