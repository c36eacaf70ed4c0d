import { beforeAll, describe, expect, it } from 'vitest';
import { change, stored } from './admin.ts';
import { changes, create, deletions, notFound, words } from './articles.ts';
import { answerOf, dataUrl, filesOf, oneOf, principals, refusalOf } from './publishing.ts';
import { keepCollections } from '../kept-collections.ts';
import { callAs, newStaff, type Staff } from './staff.ts';

keepCollections('articles', 'marques');

let staff: Staff;
let viewer: Staff;

beforeAll(async () => {
  staff = await newStaff('CONTENT_MANAGER');
  viewer = await newStaff('VIEWER');
});

describe.each(deletions)('a deletion by $channel', ({ ask }) => {
  it('takes the picture along, and is not found twice', async () => {
    const { id } = await create(staff, { image: await dataUrl() });
    answerOf(await ask(staff, { id }));
    expect(await stored(`articles/${id}`)).toBeUndefined();
    expect(await filesOf('articles', id)).toEqual([]);
    expect(refusalOf(await ask(staff, { id }))).toEqual(notFound);
  });

  it('of the principal article leaves none', async () => {
    const { id } = await create(staff, { isPrincipal: true });
    expect(await principals()).toEqual({ mark: id, articles: [id] });
    answerOf(await ask(staff, { id }));
    expect(await principals()).toEqual({ mark: '', articles: [] });
  });

  it('is refused to somebody who only reads', async () => {
    const { id } = await create(staff);
    expect((await ask(viewer, { id })).status).toBe(403);
    expect((await ask(staff, { id })).status).toBe(200);
  });
});

describe('the principal article', () => {
  it('is one, when ten are made so at once', { tags: ['night'] }, async () => {
    const articles = await Promise.all(Array.from({ length: 10 }, () => create(staff)));
    const replies = await Promise.all(
      articles.map(({ id, version }, index) => {
        const input = { id, version, ...words(), isPrincipal: true };
        return oneOf(changes, index).ask(staff, input);
      }),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const { mark, articles: main } = await principals();
    expect(main).toEqual([mark]);
    expect(articles.map(({ id }) => id)).toContain(mark);
  });

  it('is one, when ten are created so at once', { tags: ['night'] }, async () => {
    const created = await Promise.all(
      Array.from({ length: 10 }, () => create(staff, { isPrincipal: true })),
    );
    const { mark, articles: main } = await principals();
    expect(main).toEqual([mark]);
    expect(created.map(({ id }) => id)).toContain(mark);
  });

  it('replaces any that an older site left, mark or no mark', async () => {
    const [older, newer] = [await create(staff), await create(staff)];
    await change(`articles/${older.id}`, { featured: true });
    await callAs(staff.token, 'saveArticle', { id: newer.id, ...words(), isPrincipal: true });
    expect(await principals()).toEqual({ mark: newer.id, articles: [newer.id] });
  });

  it('stays so when a save says nothing of it', async () => {
    const { id } = await create(staff, { isPrincipal: true });
    await callAs(staff.token, 'saveArticle', { id, ...words() });
    expect(await principals()).toEqual({ mark: id, articles: [id] });
  });

  it('loses no version by being replaced', async () => {
    const first = await create(staff, { isPrincipal: true });
    await create(staff, { isPrincipal: true });
    expect(await stored(`articles/${first.id}`)).toMatchObject({
      version: first.version,
      isPrincipal: false,
      featured: false,
    });
  });
});
