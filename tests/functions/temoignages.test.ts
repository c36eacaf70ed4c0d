import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answerOf,
  dataUrl,
  drawing,
  expectFilesToAgree,
  isThere,
  publications,
  quarantined,
} from './publishing.ts';
import { keepCollections } from '../kept-collections.ts';
import { apiAs, callAs, newStaff, type Staff } from './staff.ts';
import {
  changes,
  create,
  creations,
  deletions,
  leavePublished,
  speech,
  temoignageOf,
} from './temoignages.ts';

keepCollections('temoignages');

let staff: Staff;

beforeAll(async () => {
  staff = await newStaff('CONTENT_MANAGER');
});

beforeEach(async () => {
  await leavePublished(0);
});

describe.each(creations)('a new testimonial by $channel', ({ ask }) => {
  it('is published unless it says otherwise', async () => {
    const photo = await quarantined(staff.id, await drawing());
    const one = temoignageOf(await ask(staff, speech({ note: 4, photo })));
    expect(one).toEqual({
      ...speech({ note: 4 }),
      ...{ promotion: '', entreprise: '', poste: '' },
      id: one.id,
      statut: 'publie',
      photo: expect.stringContaining(`temoignages%2F${one.id}`) as string,
      picture: one.picture,
      dateCreation: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    });
    await expectFilesToAgree('temoignages', one.id);
    expect(await isThere(photo.path)).toBe(false);
    expect(await publications()).toEqual([one.id]);
  });

  it('is not among the published as a draft', async () => {
    expect(temoignageOf(await ask(staff, speech({ statut: 'brouillon' })))).toMatchObject({
      statut: 'brouillon',
      photo: '',
    });
    expect(await publications()).toEqual([]);
  });
});

describe.each(changes)('a known testimonial by $channel', ({ ask }) => {
  it('is changed where it says so, and keeps the rest and stays published', async () => {
    const details = { promotion: '2019', entreprise: 'Froid du Golfe', note: 5 };
    const before = await create(staff, { ...details, statut: 'publie' });
    const { id } = before;
    const after = temoignageOf(await ask(staff, { id, ...speech({ nom: 'Agbeko' }) }));
    expect(after).toEqual({ ...before, nom: 'Agbeko' });
    expect(await publications()).toEqual([id]);
  });

  it('is published no more as a draft, and loses details that are emptied', async () => {
    const { id } = await create(staff, { statut: 'publie', poste: 'Soudeur' });
    const draft = { id, ...speech({ statut: 'brouillon', poste: '' }) };
    expect(temoignageOf(await ask(staff, draft))).toMatchObject({ poste: '' });
    expect(await publications()).toEqual([]);
  });
});

it('the note of a testimonial can be taken away', async () => {
  const { id } = await create(staff, { note: 3 });
  const without = speech({ id, note: null });
  expect(temoignageOf(await callAs(staff.token, 'saveTemoignage', without))).not.toHaveProperty(
    'note',
  );
});

it('a testimonial that an older client sends back whole keeps its portrait', async () => {
  const before = await create(staff, { photo: await dataUrl(), note: 3 });
  const sent = { ...before, image: 'x', message: 'y', nom: 'Agbeko', poste: null };
  const after = await apiAs(staff.token, 'PUT', `/api/temoignages/${before.id}`, sent);
  expect(temoignageOf(after)).toEqual({ ...before, nom: 'Agbeko' });
});

it.each(deletions)('a deletion by $channel leaves one published less', async ({ ask }) => {
  const { id } = await create(staff, { statut: 'publie' });
  expect(await publications()).toEqual([id]);
  answerOf(await ask(staff, { id }));
  expect(await publications()).toEqual([]);
});
