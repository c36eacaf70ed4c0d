import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { change, stored } from './admin.ts';
import { articleOf, create, notFound, views, words } from './articles.ts';
import { callFunction } from './calls.ts';
import { answerOf, refusalOf } from './publishing.ts';
import { keepCollections } from '../kept-collections.ts';
import { callAs, newStaff, type Staff } from './staff.ts';

keepCollections('articles', 'marques');

let staff: Staff;

beforeAll(async () => {
  staff = await newStaff('CONTENT_MANAGER');
});

describe.each(views)('a view by $channel', ({ ask }) => {
  it('is counted for an article that visitors see', async () => {
    const { id, version } = await create(staff);
    answerOf(await ask(id));
    answerOf(await ask(id));
    expect(await stored(`articles/${id}`)).toMatchObject({ vues: 2, version });
  });

  it('is not counted for a draft, nor for an article that is not there', async () => {
    const { id } = await create(staff);
    await change(`articles/${id}`, { statut: 'brouillon' });
    for (const none of [id, randomUUID()]) {
      expect(refusalOf(await ask(none))).toEqual(notFound);
    }
    expect(await stored(`articles/${id}`)).toMatchObject({ vues: 0 });
  });
});

it('an article is saved while many look at it', async () => {
  const { id, version } = await create(staff);
  const saved = callAs(staff.token, 'saveArticle', { id, version, ...words({ titre: 'Lu' }) });
  const seen = await Promise.all(
    Array.from({ length: 10 }, () => callFunction('viewArticle', { id })),
  );
  expect(articleOf(await saved)).toMatchObject({ titre: 'Lu', version: 2 });
  expect(seen.map(({ status }) => status)).toEqual(seen.map(() => 200));
  expect(await stored(`articles/${id}`)).toMatchObject({ titre: 'Lu', vues: 10 });
});
