/** @module-tag night */
import { beforeAll, describe, expect, it } from 'vitest';
import { photoCategories } from '@centre/domain/photo/photo';
import { keepCollections } from '../kept-collections.ts';
import { newSuperAdmin } from './callers.ts';
import type { Client, Entity } from './client.ts';
import { changeOf, creationOf, formOf, newCaption, newRecord } from './contents.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages', 'places');

let client: Client;

beforeAll(async () => {
  client = await newSuperAdmin();
});

const isoDate = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;

const kinds = ['articles', 'galerie', 'temoignages', 'inscriptions', 'users'] as const;

/** When it came to be, which is never what a client said. */
const dateOf = {
  articles: 'dateCreation',
  galerie: 'dateUpload',
  temoignages: 'dateCreation',
  inscriptions: 'dateInscription',
  users: 'createdAt',
} as const;

describe.each(kinds)('%s', (kind) => {
  const listed = async (id: string): Promise<Entity | undefined> =>
    (await client[kind].list()).find((one) => one.id === id);

  it('are created, listed, changed and deleted', async () => {
    const created = await client[kind].create(await creationOf(kind));
    expect(await listed(created.id)).toMatchObject({ id: created.id, [dateOf[kind]]: isoDate });

    const change = changeOf[kind]();
    const changed = await client[kind].update(created.id, change);
    const shown = Object.fromEntries(
      Object.entries(change).filter(([name]) => name !== 'statut' || kind !== 'articles'),
    );
    expect(changed).toMatchObject({ id: created.id, ...shown });
    expect(await listed(created.id)).toMatchObject(shown);

    await client[kind].remove(created.id);
    expect(await listed(created.id)).toBeUndefined();
    await expect(client[kind].remove(created.id)).rejects.toMatchObject({ status: 404 });
  });

  it('that are not there cannot be changed', async () => {
    const content = changeOf[kind]();
    await expect(client[kind].update('inconnu', content)).rejects.toMatchObject({
      status: 404,
    });
  });

  it('take back whole what was read of them, and lose nothing by it', async () => {
    const { id } = await client[kind].create(await creationOf(kind));
    const before = (await listed(id)) ?? { id };
    await client[kind].update(id, before);
    const after = await listed(id);
    expect(after).toEqual({
      ...before,
      // What counts or dates the save itself may say so.
      ...(kind === 'articles' && {
        version: Number(before['version']) + 1,
        dateModification: isoDate,
      }),
    });
    await client[kind].remove(id);
  });
});

describe.each(['articles', 'temoignages'] as const)('one of the %s', (kind) => {
  it('is read alone as it stands in the list', async () => {
    const { id } = await client[kind].create(await creationOf(kind));
    const listed = (await client[kind].list()).find((one) => one.id === id);
    expect(await client[kind].read(id)).toEqual(listed);
    await client[kind].remove(id);
    await expect(client[kind].read(id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('a picture', () => {
  const loaded = async (url: unknown) => {
    const response = await fetch(String(url));
    expect(response.ok).toBe(true);
    return response.headers.get('Content-Type');
  };

  it.each([
    ['articles', newRecord.articles, 'image', 'imageUrl'],
    ['galerie', newCaption, 'image', 'imageUrl'],
    ['temoignages', newRecord.temoignages, 'photo', 'photo'],
  ] as const)('of %s comes by a form', async (kind, fields, sent, shown) => {
    const sentFields = fields();
    const one = await client[kind].create(await formOf(sentFields, sent));
    expect(one).toMatchObject('note' in sentFields ? { note: sentFields.note } : {});
    expect(await loaded(one[shown])).toMatch(/^image\//);

    const other = await client[kind].update(one.id, await formOf(fields(), sent));
    expect(other[shown]).not.toBe(one[shown]);
    expect(await loaded(other[shown])).toMatch(/^image\//);
    await client[kind].remove(one.id);
  });

  it('may be replaced without a word about the rest, or left as it is', async () => {
    const { id, imageUrl } = await client.galerie.create(await creationOf('galerie'));
    const corrected = await client.galerie.update(id, newCaption());
    expect(corrected['imageUrl']).toBe(imageUrl);
    await client.galerie.remove(id);
  });
});

describe('what is counted', () => {
  it('of the applications are their number, their state and their path', async () => {
    const read = async () =>
      (await client.ask('GET', '/inscriptions/stats'))['stats'] as Record<string, unknown>;
    const before = await read();
    const { id } = await client.inscriptions.create(newRecord.inscriptions());
    const after = await read();
    expect(after['total']).toBe(Number(before['total']) + 1);
    await client.inscriptions.remove(id);
    expect(await read()).toEqual(before);
  });

  it('of the testimonials are those published, the drafts and all', async () => {
    const read = async () =>
      (await client.ask('GET', '/temoignages/stats'))['stats'] as Record<string, unknown>;
    const before = await read();
    const { id } = await client.temoignages.create(newRecord.temoignages());
    expect((await read())['total']).toBe(Number(before['total']) + 1);
    await client.temoignages.remove(id);
    expect(await read()).toEqual(before);
  });

  it('are the categories of the gallery', async () => {
    const { categories } = await client.ask('GET', '/galerie/categories');
    expect(JSON.stringify(categories)).toContain(photoCategories[1]);
  });

  it('is the health of the whole', async () => {
    expect(await client.ask('GET', '/health')).toMatchObject({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
    });
  });
});
