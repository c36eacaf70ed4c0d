import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@centre/domain/limits';
import { imageBytes, padded } from '../factories/image-bytes.ts';
import { changes, create, creations, photoOf } from './photos.ts';
import { dataUrl, drawing, expectFilesToAgree, isThere, quarantined } from './publishing.ts';
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

it('A photo of the largest size arrives in a form', { tags: ['night'] }, async () => {
  const image = await imageBytes({ width: 4000, height: 3000 });
  const form = new FormData();
  form.set('titre', titre);
  form.set('image', new Blob([new Uint8Array(padded(image, limits.imageBytes))]), 'tour.jpg');
  expect((await apiAs(staff.token, 'POST', '/api/galerie', form)).status).toBe(201);
});
