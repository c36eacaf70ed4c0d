/** @module-tag night */
import { beforeAll, describe, expect, it } from 'vitest';
import { staffPictureMessages } from '@centre/domain/messages/staff/content';
import { dataUrl } from '../functions/publishing.ts';
import { keepCollections } from '../kept-collections.ts';
import { newUser } from '../functions/staff.ts';
import { suite } from '../suite.ts';
import { newSuperAdmin } from './callers.ts';
import { Client, type Entity } from './client.ts';
import { formOf, newCaption, newRecord } from './contents.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages');

let client: Client;

beforeAll(async () => {
  client = await newSuperAdmin();
});

async function expectPicture(url: unknown): Promise<void> {
  const response = await fetch(String(url));
  expect(response.headers.get('Content-Type')).toMatch(/^image\//);
}

const pictured = [
  { kind: 'articles', fields: newRecord.articles, names: ['imageUrl', 'image'], sent: 'image' },
  { kind: 'galerie', fields: newCaption, names: ['imageUrl'], sent: 'image' },
  {
    kind: 'temoignages',
    fields: newRecord.temoignages,
    names: ['photo', 'image'],
    sent: 'photo',
  },
] as const;

describe.each(pictured)('the picture of one of the $kind', ({ kind, fields, names, sent }) => {
  const addressIn = (one: Entity) => one[names[0]];

  it('is taken in a form or as a data URL, and shown as one that browsers load', async () => {
    const one = await client[kind].create(await formOf(fields(), 'image'));
    await expectPicture(addressIn(one));
    const other = await client[kind].update(one.id, { ...fields(), [sent]: await dataUrl() });
    await expectPicture(addressIn(other));
    expect(addressIn(other)).not.toBe(addressIn(one));
  });

  it('has every name under which clients look for it', async () => {
    const created = await client[kind].create({ ...fields(), [sent]: await dataUrl() });
    const listed = (await client[kind].list()).find(({ id }) => id === created.id);
    for (const one of [created, listed]) {
      const addresses = names.map((name) => one?.[name]);
      expect(new Set(addresses)).toEqual(new Set([addressIn(created)]));
    }
  });

  it('stays when it comes back as the address that it has, or as nothing', async () => {
    const one = await client[kind].create({ ...fields(), [sent]: await dataUrl() });
    for (const value of [addressIn(one), '', null]) {
      const saved = await client[kind].update(one.id, { ...one, [sent]: value });
      expect(addressIn(saved), String(value)).toBe(addressIn(one));
    }
    const form = new FormData();
    for (const [name, value] of Object.entries(fields())) form.set(name, String(value));
    expect(addressIn(await client[kind].update(one.id, form))).toBe(addressIn(one));
  });

  it.each(['image', 'photo'])('is refused as any other address, under %s', async (name) => {
    const refused = { status: 400, message: staffPictureMessages.address };
    const record = { ...fields(), [name]: 'http://exemple.tg/photo.jpg' };
    await expect(client[kind].create(record)).rejects.toMatchObject(refused);
    const one = await client[kind].create({ ...fields(), [name]: await dataUrl() });
    await expect(client[kind].update(one.id, record)).rejects.toMatchObject(refused);
    await expect(client[kind].update('inconnu', record)).rejects.toMatchObject({ status: 404 });
  });
});

describe('what older clients send along', () => {
  it('cannot change who a user is', async () => {
    const content = newUser();
    const { id } = await client.users.create(content);
    const user = (await client.users.list()).find((one) => one.id === id);
    const changed = await client.users.update(id, {
      ...user,
      email: 'nouvelle@cfpi.example',
      username: 'un-autre',
      canBeDeleted: false,
      createdAt: '2001-01-01T00:00:00.000Z',
      password: '',
    });
    expect(changed).toMatchObject({
      ...user,
      email: 'nouvelle@cfpi.example',
      username: content.username,
    });
    const own = new Client(suite.origin('hosting'));
    expect(await own.login(content.username, content.password)).toMatchObject({ id });
  });
});
