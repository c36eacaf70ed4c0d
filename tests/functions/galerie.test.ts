import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { stored } from './admin.ts';
import { changes, create, creations, photoOf } from './photos.ts';
import {
  dataUrl,
  drawing,
  expectFilesToAgree,
  isThere,
  quarantined,
  refusalOf,
} from './publishing.ts';
import { keepCollections } from '../kept-collections.ts';
import { apiAs, newStaff, type Staff } from './staff.ts';

keepCollections('galerie');

let staff: Staff;

beforeAll(async () => {
  staff = await newStaff('CONTENT_MANAGER');
});

const titre = 'Tour parallèle';

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
});

describe.each(changes)('a correction by $channel', ({ ask }) => {
  it('changes what it names and keeps the rest', async () => {
    const before = await create(staff, { categorie: 'Informatique', description: 'Atelier' });
    const { id } = before;
    const after = photoOf(await ask(staff, { id, titre: 'Fraiseuse' }));
    expect(after).toEqual({ ...before, titre: 'Fraiseuse' });
    expect(photoOf(await ask(staff, { id, titre, description: '' }))).toMatchObject({
      description: '',
    });
  });
});

it('a photo that an older client sends back whole keeps its picture and its date', async () => {
  const before = await create(staff);
  const sent = { ...before, image: before['imageUrl'], titre: 'Corrigée', size: 1 };
  const after = await apiAs(staff.token, 'PUT', `/api/galerie/${before.id}`, sent);
  expect(photoOf(after)).toEqual({ ...before, titre: 'Corrigée' });
});
