import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { stored } from './admin.ts';
import {
  answerOf,
  dataUrl,
  drawing,
  expectFilesToAgree,
  filesOf,
  isThere,
  oneOf,
  publications,
  quarantined,
  refusalOf,
} from './publishing.ts';
import { keepCollections } from '../kept-collections.ts';
import { apiAs, callAs, newStaff, strangersToken, type Staff } from './staff.ts';
import {
  changes,
  create,
  creations,
  deletions,
  leavePublished,
  notFound,
  speech,
  temoignageOf,
} from './temoignages.ts';

keepCollections('temoignages', 'places');

let staff: Staff;
let viewer: Staff;

beforeAll(async () => {
  staff = await newStaff('CONTENT_MANAGER');
  viewer = await newStaff('VIEWER');
});

beforeEach(async () => {
  await leavePublished(0);
});

describe.each(creations)('a new testimonial by $channel', ({ ask }) => {
  it('is published, with a place, unless it says otherwise', async () => {
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
    expect(await publications()).toEqual({ published: [one.id], holders: [one.id] });
  });

  it('takes no place as a draft', async () => {
    expect(temoignageOf(await ask(staff, speech({ statut: 'brouillon' })))).toMatchObject({
      statut: 'brouillon',
      photo: '',
    });
    expect(await publications()).toEqual({ published: [], holders: [] });
  });

  it.each([
    ['with a name of one letter', { nom: 'M' }, staffTemoignageMessages.nom],
    ['with too little to say', { contenu: 'Court' }, staffTemoignageMessages.contenu],
    ['with six stars', { note: 6 }, staffTemoignageMessages.note],
    ['with an unknown statut', { statut: 'visible' }, messages.field.invalid('Statut')],
  ])('is refused %s', async (_, wrong, says) => {
    const good = speech({ requestId: randomUUID() });
    expect(refusalOf(await ask(staff, { ...good, ...wrong }))).toEqual({ status: 400, says });
    expect(await publications()).toEqual({ published: [], holders: [] });
    expect((await ask(staff, good)).status).toBeLessThan(300);
  });

  it('is refused to somebody who only reads, and to a stranger', async () => {
    const stranger = { ...viewer, token: await strangersToken() };
    expect((await ask(staff, speech())).status).toBeLessThan(300);
    for (const other of [viewer, stranger]) {
      expect((await ask(other, speech())).status).toBe(403);
    }
  });

  it('is one record with one place when it is sent twice', async () => {
    const request = speech({ requestId: randomUUID(), photo: await dataUrl() });
    const first = temoignageOf(await ask(staff, request));
    expect(temoignageOf(await ask(staff, request))).toEqual(first);
    expect(await publications()).toEqual({ published: [first.id], holders: [first.id] });
    await expectFilesToAgree('temoignages', first.id);
  });
});

it('a testimonial sent ten times at once is one record with one place', async () => {
  const requestId = randomUUID();
  const request = speech({ requestId });
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) => oneOf(creations, index).ask(staff, request)),
  );
  expect(new Set(replies.map((reply) => temoignageOf(reply).id))).toEqual(new Set([requestId]));
  expect(await publications()).toEqual({ published: [requestId], holders: [requestId] });
});

describe.each(changes)('a known testimonial by $channel', ({ ask }) => {
  it('is changed where it says so, and keeps the rest and its place', async () => {
    const details = { promotion: '2019', entreprise: 'Froid du Golfe', note: 5 };
    const before = await create(staff, { ...details, statut: 'publie' });
    const { id } = before;
    const after = temoignageOf(await ask(staff, { id, ...speech({ nom: 'Agbeko' }) }));
    expect(after).toEqual({ ...before, nom: 'Agbeko' });
    expect(await publications()).toEqual({ published: [id], holders: [id] });
  });

  it('loses its place as a draft, and its details when they are emptied', async () => {
    const { id } = await create(staff, { statut: 'publie', poste: 'Soudeur' });
    const draft = { id, ...speech({ statut: 'brouillon', poste: '' }) };
    expect(temoignageOf(await ask(staff, draft))).toMatchObject({ poste: '' });
    expect(await publications()).toEqual({ published: [], holders: [] });
  });

  it('gets a new portrait in place of the old one, whose files go', async () => {
    const { id, picture } = await create(staff, { photo: await dataUrl() });
    const after = temoignageOf(await ask(staff, { id, ...speech({ photo: await dataUrl() }) }));
    expect(after.picture?.folder).not.toBe(picture?.folder);
    expect(after['statut']).toBe('brouillon');
    await expectFilesToAgree('temoignages', id);
  });

  it('is not found when it is not there', async () => {
    const { id } = await create(staff);
    expect((await ask(staff, { id, ...speech() })).status).toBe(200);
    const missing = { id: randomUUID(), ...speech({ photo: await dataUrl() }) };
    expect(refusalOf(await ask(staff, missing))).toEqual(notFound);
    expect(await filesOf('temoignages', missing.id)).toEqual([]);
  });

  it('is refused to somebody who only reads', async () => {
    const { id } = await create(staff);
    expect((await ask(viewer, { id, ...speech() })).status).toBe(403);
    expect((await ask(staff, { id, ...speech() })).status).toBe(200);
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

describe.each(deletions)('a deletion by $channel', ({ ask }) => {
  it('frees the place, takes the files along, and is not found twice', async () => {
    const { id } = await create(staff, { statut: 'publie', photo: await dataUrl() });
    expect(await publications()).toEqual({ published: [id], holders: [id] });
    answerOf(await ask(staff, { id }));
    expect(await stored(`temoignages/${id}`)).toBeUndefined();
    expect(await publications()).toEqual({ published: [], holders: [] });
    expect(await filesOf('temoignages', id)).toEqual([]);
    expect(refusalOf(await ask(staff, { id }))).toEqual(notFound);
  });

  it('is refused to somebody who only reads', async () => {
    const { id } = await create(staff);
    expect((await ask(viewer, { id })).status).toBe(403);
    expect((await ask(staff, { id })).status).toBe(200);
  });
});
