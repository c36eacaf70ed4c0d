/** @module-tag night */
import { beforeAll, describe, expect, it } from 'vitest';
import { keepCollections } from '../kept-collections.ts';
import { newSuperAdmin } from './callers.ts';
import type { Client, Entity } from './client.ts';
import { changeOf, creationOf } from './contents.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages');

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
