/** @module-tag night */
import { beforeAll, describe, expect, it } from 'vitest';
import { staffPictureMessages } from '@centre/domain/messages/staff/content';
import { omit } from '../factories/omit.ts';
import { callApi } from '../functions/calls.ts';
import { dataUrl } from '../functions/publishing.ts';
import { keepCollections } from '../kept-collections.ts';
import { newStaff, newUser } from '../functions/staff.ts';
import { suite } from '../suite.ts';
import { newSuperAdmin } from './callers.ts';
import { Client, type Entity } from './client.ts';
import { newCaption, newRecord } from './contents.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages', 'places');

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

  it('is taken as a data URL and shown as one that browsers load', async () => {
    const one = await client[kind].create({ ...fields(), [sent]: await dataUrl() });
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
  it('cannot make a record older or more popular than it is', async () => {
    const one = await client.articles.create(newRecord.articles());
    const long = '2001-01-01T00:00:00.000Z';
    const saved = await client.articles.update(one.id, {
      ...one,
      vues: 999,
      dateCreation: long,
      date: long,
      id: 'un-autre',
    });
    expect(saved).toMatchObject({ id: one.id, vues: 0, dateCreation: one['dateCreation'] });
  });

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

describe('a part of a record', () => {
  it('may be the statut of a testimonial alone', async () => {
    const content = newRecord.temoignages();
    const { id } = await client.temoignages.create(content);
    const saved = await client.temoignages.update(id, { statut: 'brouillon' });
    expect(saved).toMatchObject({ ...content, statut: 'brouillon' });
  });

  it('may be the statut of an application alone', async () => {
    const content = newRecord.inscriptions();
    const { id } = await client.inscriptions.create(content);
    const saved = await client.inscriptions.update(id, { statut: 'refusee' });
    expect(saved).toMatchObject({ nom: content.nom, statut: 'refusee' });
    await client.inscriptions.remove(id);
  });

  it('may be whether a user is active alone', async () => {
    const { id, username, password } = await newStaff('VIEWER');
    expect(await client.users.update(id, { isActive: false })).toMatchObject({
      isActive: false,
    });
    const own = new Client(suite.origin('hosting'));
    await expect(own.login(username, password)).rejects.toMatchObject({ status: 401 });
    await client.users.update(id, { isActive: true });
    expect(await own.login(username, password)).toMatchObject({ isActive: true });
  });
});

describe('an application that is sent as the older form sends it', () => {
  it('is stored under the time of the server, with what the form worked out', async () => {
    const content = {
      ...newRecord.inscriptions(),
      classe: 'bts2',
      niveau: 'bts2',
      modalite: 'soir',
      dateInscription: '2001-01-01T00:00:00.000Z',
    };
    const { id } = await new Client(suite.origin('hosting')).inscriptions.create(content);
    const read = await client.inscriptions.read(id);
    expect(read).toMatchObject({
      ...omit(content, 'formation'),
      formation: expect.stringContaining('[soir]') as string,
      dateInscription: expect.stringMatching(/^20[2-9]\d-/) as string,
      statut: 'en_attente',
    });
    expect(Object.keys(read)).toEqual(expect.arrayContaining(['reference']));
    await client.inscriptions.remove(id);
  });
});

describe('the views of an article', () => {
  it.each([
    ['nothing at all', {}],
    ['nothing, called JSON', { headers: { 'Content-Type': 'application/json' } }],
    ['an empty record', { headers: { 'Content-Type': 'application/json' }, body: '{}' }],
  ])('are counted when %s is sent', async (_, init) => {
    const { id } = await client.articles.create(newRecord.articles());
    const { status } = await callApi('POST', `/api/articles/${id}/view`, init);
    expect(status).toBe(200);
    expect(await client.articles.read(id)).toMatchObject({ vues: 1 });
  });
});
