/** @module-tag night */
import { beforeAll, describe, expect, it } from 'vitest';
import { staffPictureMessages } from '@centre/domain/messages/staff/content';
import { dataUrl } from '../functions/pictures.ts';
import { keepCollections } from '../kept-collections.ts';
import { asMember, userForm } from '../functions/members.ts';
import { postApi } from '../functions/calls.ts';
import {
  changedFields,
  creationOf,
  formOf,
  newCaption,
  newRecord,
  recordsOf,
} from './records.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages');

let token = '';

beforeAll(async () => {
  ({ token } = await asMember('SUPER_ADMIN'));
});

const isoDate = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;

// The server sets the date of a creation, whatever the client sends.
describe.each([
  ['articles', 'dateCreation'],
  ['galerie', 'dateUpload'],
  ['temoignages', 'dateCreation'],
  ['inscriptions', 'dateInscription'],
  ['users', 'createdAt'],
] as const)('Records of %s', (kind, date) => {
  it('are created, listed, changed and deleted', async () => {
    const { create, listed, update, remove } = recordsOf(token, kind);
    const { id } = await create(await creationOf(kind));
    expect(await listed(id)).toMatchObject({ id, [date]: isoDate });

    const change: Record<string, unknown> = changedFields[kind]();
    const changed = await update(id, change);
    if (kind === 'articles') delete change['statut'];
    expect(changed).toMatchObject({ id, ...change });
    expect(await listed(id)).toMatchObject(change);

    await remove(id);
    expect(await listed(id)).toBeUndefined();
    await expect(remove(id)).rejects.toMatchObject({ status: 404 });
  });

  it('are unchanged when saved exactly as they were listed', async () => {
    const { create, listed, update, remove } = recordsOf(token, kind);
    const { id } = await create(await creationOf(kind));
    const before = (await listed(id)) ?? { id };
    await update(id, before);
    // A save changes the version and the modification date of an article.
    const save = { version: Number(before['version']) + 1, dateModification: isoDate };
    expect(await listed(id)).toEqual({ ...before, ...(kind === 'articles' && save) });
    await remove(id);
  });
});

describe.each([
  ['articles', newRecord.articles, ['imageUrl', 'image'], 'image'],
  ['galerie', newCaption, ['imageUrl'], 'image'],
  ['temoignages', newRecord.temoignages, ['photo', 'image'], 'photo'],
] as const)('Picture of a record of %s', (kind, fields, names, sent) => {
  const createWithPicture = async () =>
    recordsOf(token, kind).create({ ...fields(), [sent]: await dataUrl() });

  it('is accepted as a form file or data URL, and returned as an image URL', async () => {
    const { create, update } = recordsOf(token, kind);
    const one = await create(await formOf(fields(), 'image'));
    const first = await fetch(String(one[names[0]]));
    expect(first.headers.get('Content-Type')).toMatch(/^image\//);
    const other = await update(one.id, { ...fields(), [sent]: await dataUrl() });
    const second = await fetch(String(other[names[0]]));
    expect(second.headers.get('Content-Type')).toMatch(/^image\//);
    expect(other[names[0]]).not.toBe(one[names[0]]);
  });

  it('is returned under every field name that clients read', async () => {
    const one = await createWithPicture();
    const listed = await recordsOf(token, kind).listed(one.id);
    for (const name of names) {
      expect([one[name], listed?.[name]]).toEqual([one[names[0]], one[names[0]]]);
    }
  });

  it('is kept when sent as its own URL, empty, null or not at all', async () => {
    const { update } = recordsOf(token, kind);
    const one = await createWithPicture();
    const address = one[names[0]];
    const contents = [address, '', null].map((value) => ({ ...one, [sent]: value }));
    for (const content of [...contents, await formOf(fields())]) {
      expect((await update(one.id, content))[names[0]]).toBe(address);
    }
  });

  it('is rejected in a change when it is a foreign URL', async () => {
    const { update } = recordsOf(token, kind);
    const { id } = await createWithPicture();
    const record = { ...fields(), [sent]: 'http://exemple.tg/photo.jpg' };
    const refused = { status: 400, message: staffPictureMessages.address };
    await expect(update(id, record)).rejects.toMatchObject(refused);
    await expect(update('inconnu', record)).rejects.toMatchObject({ status: 404 });
  });
});

it('User update ignores the read-only fields that older clients send', async () => {
  const { create, listed, update } = recordsOf(token, 'users');
  const content = userForm();
  const { username, password } = content;
  const { id } = await create(content);
  const user = await listed(id);
  const email = 'nouvelle@cfpi.example';
  const others = { username: 'un-autre', canBeDeleted: false, password: '' };
  const createdAt = '2001-01-01T00:00:00.000Z';
  const changed = await update(id, { ...user, email, ...others, createdAt });
  expect(changed).toMatchObject({ ...user, email, username });
  const login = await postApi('/api/auth-sqlite/login', { username, password });
  expect(login.body).toMatchObject({ user: { id } });
});
