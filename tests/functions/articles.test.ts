import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import { stored } from './admin.ts';
import { articleOf, changes, create, creations, notFound, words } from './articles.ts';
import {
  dataUrl,
  drawing,
  expectFilesToAgree,
  filesOf,
  isThere,
  oneOf,
  quarantined,
  refusalOf,
} from './publishing.ts';
import { keepCollections } from '../kept-collections.ts';
import { callAs, newStaff, strangersToken, type Staff } from './staff.ts';

keepCollections('articles', 'marques');

let staff: Staff;
let viewer: Staff;

beforeAll(async () => {
  staff = await newStaff('CONTENT_MANAGER');
  viewer = await newStaff('VIEWER');
});

describe.each(creations)('a new article by $channel', ({ ask }) => {
  it('is published with its words, its picture and the dates of the server', async () => {
    const reply = await ask(staff, words({ categorie: 'Technologie', image: await dataUrl() }));
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
  });

  it('has the usual category and no picture when nothing is said of them', async () => {
    const article = articleOf(await ask(staff, words()));
    expect(article).toMatchObject({ categorie: 'Nouveauté', imageUrl: '', version: 1 });
    expect(article).not.toHaveProperty('picture');
  });

  it('takes its picture out of quarantine', async () => {
    const image = await quarantined(staff.id, await drawing());
    const { id } = articleOf(await ask(staff, words({ image })));
    await expectFilesToAgree('articles', id);
    expect(await filesOf('articles', id)).not.toEqual([]);
    expect(await isThere(image.path)).toBe(false);
  });

  it.each([
    ['without a title', { titre: ' ' }, 400, staffArticleMessages.required],
    ['without an author', { auteur: '' }, 400, staffArticleMessages.required],
    [
      'in an unknown category',
      { categorie: 'Sport' },
      400,
      messages.field.invalid('Catégorie'),
    ],
  ])('is refused %s', async (_, wrong, status, says) => {
    const requestId = randomUUID();
    expect(refusalOf(await ask(staff, words({ ...wrong, requestId })))).toEqual({
      status,
      says,
    });
    expect(await stored(`articles/${requestId}`)).toBeUndefined();
    expect(articleOf(await ask(staff, words({ requestId }))).id).toBe(requestId);
  });

  it('is refused to somebody who only reads, and to a stranger', async () => {
    const stranger = { ...viewer, token: await strangersToken() };
    expect((await ask(staff, words())).status).toBeLessThan(300);
    for (const other of [viewer, stranger]) {
      expect((await ask(other, words())).status).toBe(403);
    }
  });

  it('is one record when it is sent twice, and its picture is stored once', async () => {
    const request = words({ requestId: randomUUID(), image: await dataUrl() });
    const first = articleOf(await ask(staff, request));
    expect(articleOf(await ask(staff, request))).toEqual(first);
    await expectFilesToAgree('articles', first.id);
  });
});

it(
  'an article sent ten times at once from quarantine is one record with one picture',
  { tags: ['night'] },
  async () => {
    const image = await quarantined(staff.id, await drawing());
    const requestId = randomUUID();
    const request = words({ requestId, image });
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        return oneOf(creations, index).ask(staff, request);
      }),
    );
    const articles = new Set(replies.map((reply) => JSON.stringify(articleOf(reply))));
    expect(articles).toHaveLength(1);
    await expectFilesToAgree('articles', requestId);
    expect(await isThere(image.path)).toBe(false);
  },
);

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

  it('gets a new picture in place of the old one, whose files go', async () => {
    const { id, picture } = await create(staff, { image: await dataUrl() });
    const after = articleOf(await ask(staff, { id, ...words(), image: await dataUrl() }));
    expect(after.picture?.folder).not.toBe(picture?.folder);
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

  it('is missing once it is deleted', async () => {
    const { id } = await create(staff);
    expect((await ask(staff, { id, ...words() })).status).toBe(200);
    await callAs(staff.token, 'deleteArticle', { id });
    const late = { id, ...words(), image: await dataUrl() };
    expect(refusalOf(await ask(staff, late))).toEqual(notFound);
    expect(await filesOf('articles', id)).toEqual([]);
  });
});
