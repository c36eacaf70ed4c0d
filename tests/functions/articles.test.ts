import { beforeAll, describe, expect, it } from 'vitest';
import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import { change, stored } from './admin.ts';
import { articleOf, changes, create, creations, deletions, words } from './articles.ts';
import {
  answerOf,
  oneOf,
  principals,
  dataUrl,
  drawing,
  expectFilesToAgree,
  filesOf,
  isThere,
  quarantined,
  refusalOf,
} from './publishing.ts';
import { keepCollections } from '../kept-collections.ts';
import { callAs, newStaff, type Staff } from './staff.ts';

keepCollections('articles', 'marques');

let staff: Staff;

beforeAll(async () => {
  staff = await newStaff('CONTENT_MANAGER');
});

describe.each(creations)('a new article by $channel', ({ ask }) => {
  it('is published with its words, its picture and the dates of the server', async () => {
    const image = await quarantined(staff.id, await drawing());
    const reply = await ask(staff, words({ categorie: 'Technologie', image }));
    const article = articleOf(reply);
    const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string;
    expect(article).toEqual({
      ...words({ categorie: 'Technologie' }),
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
    await expectFilesToAgree('articles', article.id);
    expect(await isThere(image.path)).toBe(false);
  });

  it('has the usual category and no picture when nothing is said of them', async () => {
    const article = articleOf(await ask(staff, words()));
    expect(article).toMatchObject({ categorie: 'Nouveauté', imageUrl: '', version: 1 });
    expect(article).not.toHaveProperty('picture');
  });
});

describe.each(changes)('a known article by $channel', ({ ask }) => {
  it('is saved, keeps what was left out, and counts a version more', async () => {
    const before = await create(staff, { categorie: 'Autres', image: await dataUrl() });
    const { id, version } = before;
    const after = articleOf(await ask(staff, { id, version, ...words({ titre: 'Complet' }) }));
    expect(after).toEqual({
      ...before,
      titre: 'Complet',
      version: 2,
      dateModification: after['dateModification'],
    });
    await expectFilesToAgree('articles', id);
  });

  it('is not saved over a version that is newer, and nothing of it is stored', async () => {
    const { id, version } = await create(staff);
    await ask(staff, { id, version, ...words({ titre: 'Le premier' }) });
    const image = await quarantined(staff.id, await drawing());
    const late = { id, version, ...words({ titre: 'Le second' }), image };
    expect(refusalOf(await ask(staff, late))).toEqual({
      status: 409,
      says: staffArticleMessages.stale,
    });
    expect(await stored(`articles/${id}`)).toMatchObject({ titre: 'Le premier', version: 2 });
    expect(await filesOf('articles', id)).toEqual([]);
    // After comparing both, the same picture can be sent with the newer version.
    expect(await isThere(image.path)).toBe(true);
    expect(articleOf(await ask(staff, { ...late, version: 2 }))).toMatchObject({
      titre: 'Le second',
      version: 3,
    });
  });

  it('is saved by the last one when no version is told', async () => {
    const { id } = await create(staff);
    await ask(staff, { id, ...words({ titre: 'Le premier' }) });
    const after = articleOf(await ask(staff, { id, ...words({ titre: 'Le second' }) }));
    expect(after).toMatchObject({ titre: 'Le second', version: 3 });
  });

  it('is answered the same when a save is repeated after a lost answer', async () => {
    const { id, version } = await create(staff);
    const save = { id, version, ...words({ titre: 'Une fois' }) };
    const first = articleOf(await ask(staff, save));
    expect(articleOf(await ask(staff, save))).toEqual(first);
  });
});

describe.each(deletions)('a deletion by $channel', ({ ask }) => {
  it('of the principal article leaves none', async () => {
    const { id } = await create(staff, { isPrincipal: true });
    expect(await principals()).toEqual([id]);
    answerOf(await ask(staff, { id }));
    expect(await principals()).toEqual([]);
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
    const [main, ...others] = await principals();
    expect(others).toEqual([]);
    expect(articles.map(({ id }) => id)).toContain(main);
  });

  it('is one, when ten are created so at once', { tags: ['night'] }, async () => {
    const created = await Promise.all(
      Array.from({ length: 10 }, () => create(staff, { isPrincipal: true })),
    );
    const [main, ...others] = await principals();
    expect(others).toEqual([]);
    expect(created.map(({ id }) => id)).toContain(main);
  });

  it('replaces any that an older site left', async () => {
    const [older, newer] = [await create(staff), await create(staff)];
    await change(`articles/${older.id}`, { featured: true });
    await callAs(staff.token, 'saveArticle', { id: newer.id, ...words(), isPrincipal: true });
    expect(await principals()).toEqual([newer.id]);
  });

  it('stays so when a save says nothing of it', async () => {
    const { id } = await create(staff, { isPrincipal: true });
    await callAs(staff.token, 'saveArticle', { id, ...words() });
    expect(await principals()).toEqual([id]);
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
