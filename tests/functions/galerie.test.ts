import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { stored } from './admin.ts';
import { corrections, create, creations, deletions, photoOf } from './photos.ts';
import {
  answerOf,
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
import { apiAs, newStaff, strangersToken, type Staff } from './staff.ts';

keepCollections('galerie');

let staff: Staff;
let viewer: Staff;

beforeAll(async () => {
  staff = await newStaff('CONTENT_MANAGER');
  viewer = await newStaff('VIEWER');
});

const titre = 'Tour parallèle';
const notFound = { status: 404, says: messages.notFound };

describe.each(creations)('a new photo by $channel', ({ ask }) => {
  it('is stored with its picture, its size and the time of the server', async () => {
    const image = await quarantined(staff.id, await drawing());
    const photo = photoOf(await ask(staff, { titre, categorie: 'Informatique', image }));
    expect(photo).toEqual({
      id: photo.id,
      titre,
      description: '',
      categorie: 'Informatique',
      imageUrl: expect.stringContaining(`galerie%2F${photo.id}`) as string,
      picture: photo.picture,
      size: expect.any(Number) as number,
      dateUpload: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    });
    const published = await fetch(String(photo['imageUrl']));
    expect((await published.arrayBuffer()).byteLength).toBe(photo['size']);
    await expectFilesToAgree('galerie', photo.id);
    expect(await isThere(image.path)).toBe(false);
  });

  it('belongs to Autre when nothing is said of its category', async () => {
    expect(photoOf(await ask(staff, { titre, image: await dataUrl() }))).toMatchObject({
      categorie: 'Autre',
    });
  });

  it.each([
    ['without an image', { image: undefined }, messages.photo.image],
    ['with a title of one letter', { titre: 'T' }, messages.photo.titre],
    ['with too much to say', { description: 'd'.repeat(501) }, messages.photo.description],
    ['in an unknown category', { categorie: 'Sport' }, messages.field.invalid('Catégorie')],
  ])('is refused %s', async (_, wrong, says) => {
    const good = { titre, image: await dataUrl(), requestId: randomUUID() };
    expect(refusalOf(await ask(staff, { ...good, ...wrong }))).toEqual({ status: 400, says });
    expect(await stored(`galerie/${good.requestId}`)).toBeUndefined();
    expect(photoOf(await ask(staff, good)).id).toBe(good.requestId);
  });

  it('is refused to somebody who only reads, and to a stranger', async () => {
    const request = { titre, image: await dataUrl() };
    const stranger = { ...viewer, token: await strangersToken() };
    expect((await ask(staff, request)).status).toBeLessThan(300);
    for (const other of [viewer, stranger]) {
      expect((await ask(other, request)).status).toBe(403);
    }
  });
});

it(
  'a photo sent ten times at once is one record with one picture',
  { tags: ['night'] },
  async () => {
    const requestId = randomUUID();
    const request = { titre, requestId, image: await quarantined(staff.id, await drawing()) };
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => oneOf(creations, index).ask(staff, request)),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(photoOf(reply))))).toHaveLength(1);
    await expectFilesToAgree('galerie', requestId);
  },
);

describe.each(corrections)('a correction by $channel', ({ ask }) => {
  it('changes what it names and keeps the rest', async () => {
    const before = await create(staff, { categorie: 'Informatique', description: 'Atelier' });
    const { id } = before;
    const after = photoOf(await ask(staff, { id, titre: 'Fraiseuse' }));
    expect(after).toEqual({ ...before, titre: 'Fraiseuse' });
    expect(photoOf(await ask(staff, { id, titre, description: '' }))).toMatchObject({
      description: '',
    });
  });

  it('replaces the picture, and the old files go', async () => {
    const { id, picture } = await create(staff);
    const after = photoOf(await ask(staff, { id, titre, image: await dataUrl() }));
    expect(after.picture.folder).not.toBe(picture.folder);
    await expectFilesToAgree('galerie', id);
  });

  it('is not found for a photo that is not there', async () => {
    const { id } = await create(staff);
    expect((await ask(staff, { id, titre })).status).toBe(200);
    const missing = { id: randomUUID(), titre, image: await dataUrl() };
    expect(refusalOf(await ask(staff, missing))).toEqual(notFound);
    expect(await filesOf('galerie', missing.id)).toEqual([]);
  });
});

it('a photo that an older client sends back whole keeps its picture and its date', async () => {
  const before = await create(staff);
  const sent = { ...before, image: before['imageUrl'], titre: 'Corrigée', size: 1 };
  const after = await apiAs(staff.token, 'PUT', `/api/galerie/${before.id}`, sent);
  expect(photoOf(after)).toEqual({ ...before, titre: 'Corrigée' });
});

describe.each(deletions)('a deletion by $channel', ({ ask }) => {
  it('takes the files along, and is not found twice', async () => {
    const { id } = await create(staff);
    expect(await filesOf('galerie', id)).not.toEqual([]);
    answerOf(await ask(staff, { id }));
    expect(await stored(`galerie/${id}`)).toBeUndefined();
    expect(await filesOf('galerie', id)).toEqual([]);
    expect(refusalOf(await ask(staff, { id }))).toEqual(notFound);
  });

  it('is refused to somebody who only reads', async () => {
    const { id } = await create(staff);
    expect((await ask(viewer, { id })).status).toBe(403);
    expect((await ask(staff, { id })).status).toBe(200);
  });
});
